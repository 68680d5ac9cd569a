import { expect, test } from 'vitest'
import { findings } from '../source/treeOf.ts'
import { oldNamesRule } from './oldNames.ts'

test('an old name is reported in code, docs and file names, together with the new one', () => {
  expect(findings(oldNamesRule, { 'packages/kit/src/a.ts': 'const x = useSession()' })).toEqual([
    expect.stringMatching(/a\.ts:1 'useSession' is an old name: write useConnectionState/),
  ])
  expect(findings(oldNamesRule, { 'docs/a.md': 'Call `switchNetwork(1)`.' })).toHaveLength(1)
  expect(findings(oldNamesRule, { 'packages/kit/src/wallets/wayIn.ts': '' })).toEqual([
    expect.stringContaining("the file is named 'wayIn'"),
  ])
})

test('ordinary words and longer names are accepted', () => {
  const text = "// A session of the sign-in server.\nconst useSessions = 'a way in'"
  expect(findings(oldNamesRule, { 'packages/auth/src/a.ts': text })).toEqual([])
  expect(
    findings(oldNamesRule, { 'CHANGELOG.md': '`useSession` is `useConnectionState`' }),
  ).toEqual([])
})
