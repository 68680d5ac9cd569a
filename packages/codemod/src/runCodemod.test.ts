import { expect, test } from 'vitest'
import { runCodemod } from './runCodemod.ts'

const manifest = `${JSON.stringify({ dependencies: { connectkit: '1.9.2', wagmi: '2.9.0' } }, null, 2)}\n`
const source = `import { ConnectKitButton } from 'connectkit'
import { useBalance } from 'wagmi'
export const Balance = () => {
  const { data } = useBalance()
  return <ConnectKitButton label={data?.formatted} />
}
`

function moved(files: Readonly<Record<string, string>>) {
  return Object.fromEntries(runCodemod(new Map(Object.entries(files))).changed)
}

test('keeps line ends and byte order marks, as files from Windows have them', () => {
  const plain = moved({ 'package.json': manifest, 'app.tsx': source })
  expect(Object.keys(plain)).toEqual(['app.tsx', 'package.json'])
  const windows = (text = '') => `\uFEFF${text.replaceAll('\n', '\r\n')}`
  expect(moved({ 'package.json': windows(manifest), 'app.tsx': windows(source) })).toEqual({
    'app.tsx': windows(plain['app.tsx']),
    'package.json': windows(plain['package.json']),
  })
})

test('leaves files alone that have nothing to move', () => {
  const other = '\uFEFFexport const a = 1\r\n\nexport const b = 2\n'
  expect(Object.keys(moved({ 'package.json': manifest, 'a.ts': other, 'a.css': other }))).toEqual([
    'package.json',
  ])
})

test.each(['', '{ // a fixture', 'null', '[]'])('skips a package.json that holds %j', (text) => {
  expect(Object.keys(moved({ 'package.json': manifest, 'test/package.json': text }))).toEqual([
    'package.json',
  ])
})
