import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { packageOf } from './composition.ts'
import { scopedName } from './scopedName.ts'

const root = join(import.meta.dirname, '../../..')

describe('scopedName', () => {
  const file = join(root, 'packages/ui/src/dialog/Dialog.module.css')

  it('contains file and class and is the same on every machine', () => {
    expect(scopedName('header', file)).toBe('Dialog_header_8705c')
    expect(scopedName('header', `${file}?used`)).toBe('Dialog_header_8705c')
  })

  it('differs for files of the same name', () => {
    const other = join(root, 'apps/shell/web/Dialog.module.css')
    expect(scopedName('header', other)).toMatch(/^Dialog_header_[0-9a-f]{5}$/)
    expect(scopedName('header', other)).not.toBe(scopedName('header', file))
  })
})

describe('packageOf', () => {
  it.each([
    ['/r/node_modules/react-dom/client.js', 'react-dom'],
    ['/r/node_modules/@wagmi/core/dist/x.js', '@wagmi/core'],
    ['/r/node_modules/viem/node_modules/@noble/curves/x.js', '@noble/curves'],
    ['/r/packages/kit/src/index.ts', 'packages/kit'],
    ['/r/apps/shell/web/main.tsx', 'apps/shell'],
    ['\0vite/preload-helper.js', '(bundler)'],
  ])('%s belongs to %s', (id, name) => expect(packageOf(id)).toBe(name))
})
