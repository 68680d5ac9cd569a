import type { Place } from '../Note.ts'
import { listedIn, sdkRanges } from './moveManifest.ts'

/** Packages that came with RainbowKit 2, ConnectKit 1 or wagmi 2, in the ranges that these had. */
const companions: ReadonlyMap<string, string> = new Map([
  ...sdkRanges,
  ['@aave/account', '^0.2.0'],
  ['@gemini-wallet/core', '^0.3.2'],
  ['@metamask/sdk', '^0.33.1'],
  ['@vanilla-extract/css', '1.20.1'],
  ['@vanilla-extract/dynamic', '2.1.5'],
  ['@vanilla-extract/sprinkles', '1.6.5'],
  ['buffer', '^6.0.3'],
  ['clsx', '2.1.1'],
  ['cuer', '0.0.3'],
  ['detect-browser', '^5.3.0'],
  ['family', '^0.1.2'],
  ['framer-motion', '^6.3.11'],
  ['porto', '^0.2.35'],
  ['qrcode', '^1.5.0'],
  ['react-remove-scroll', '2.7.2'],
  ['react-transition-state', '^1.1.4'],
  ['react-use-measure', '^2.1.1'],
  ['resize-observer-polyfill', '^1.5.1'],
  ['styled-components', '^5.3.5'],
  ['ua-parser-js', '^2.0.9'],
])

const imports = /\b(?:from|import|require)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w.-]+)(?=['"/])/g

/**
 * What a package imports though neither its `package.json` nor one above it names it: it was there
 * only because of the old kit.
 */
export function noteMissing(
  scripts: readonly string[],
  manifests: readonly string[],
  read: (path: string) => string,
): readonly Place[] {
  const missing = new Map<string, string>()
  for (const path of scripts) {
    const above = manifests.filter((it) => path.startsWith(it.slice(0, -'package.json'.length)))
    const listed = above.flatMap((manifest) => Object.keys(listedIn(read(manifest))))
    for (const [, name = ''] of read(path).matchAll(imports)) {
      const range = companions.get(name)
      if (range !== undefined && !listed.includes(name)) missing.set(name, `${name}@${range}`)
    }
  }
  if (missing.size === 0) return []
  const advice = `imported, but only came with the old kit or wagmi 2: npm install ${[...missing.values()].join(' ')}`
  return [{ line: 1, advice, subject: [...missing.keys()].join(', ') }]
}
