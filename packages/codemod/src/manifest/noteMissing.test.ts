import { expect, test } from 'vitest'
import { runCodemod } from '../runCodemod.ts'

const notesOf = (files: Readonly<Record<string, string>>) =>
  runCodemod(new Map(Object.entries(files))).notes.map(({ file, message }) => `${file}: ${message}`)

test('names what only came with the old kit, once, with what to install', () => {
  const files = {
    'package.json': '{ "dependencies": { "qrcode": "^1.5.0" } }',
    'web/package.json': '{ "dependencies": { "connectkit": "1.9.2", "clsx": "^2.0.0" } }',
    'web/a.tsx': `import { motion } from 'framer-motion'
import QRCode from 'qrcode'
import clsx from 'clsx'
import other from 'framer-motion-3d'
const text = 'styled-components'
`,
    'web/b.js':
      "const { motion } = require('framer-motion/client')\nawait import('@metamask/sdk')\n",
    'web/c.ts': "import { CoinbaseWalletSDK } from '@coinbase/wallet-sdk'\n",
    'api/package.json': '{}',
    'api/main.ts': "import UAParser from 'ua-parser-js'\n",
  }
  expect(notesOf(files)).toEqual([
    'web/package.json: framer-motion, @metamask/sdk: imported, but only came with the old kit or wagmi 2: npm install framer-motion@^6.3.11 @metamask/sdk@^0.33.1',
  ])
})
