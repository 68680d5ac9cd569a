import { Project } from 'ts-morph'
import { expect, test } from 'vitest'
import { importNames } from './importNames.ts'

function importInto(text: string, ...names: Parameters<typeof importNames>[2]): string {
  const file = new Project({ useInMemoryFileSystem: true }).createSourceFile('/app.ts', text)
  importNames(file, 'wagmi', names)
  return file.getFullText().trim()
}

test('adds to an import of the same module, or a new one', () => {
  expect(importInto("import { http } from 'wagmi'", 'http', 'useConfig')).toBe(
    "import { http, useConfig } from 'wagmi'",
  )
  expect(importInto('', { name: 'http', alias: 'transport' })).toMatch(
    /import { http as transport } from ["']wagmi["']/,
  )
})

test('knows a name only by its local name', () => {
  expect(importInto("import { http as h } from 'wagmi'", 'http')).toBe(
    "import { http as h, http } from 'wagmi'",
  )
  const aliased = "import { http as h } from 'wagmi'"
  expect(importInto(aliased, { name: 'http', alias: 'h' })).toBe(aliased)
})

test('turns an imported type into a value that the new code uses', () => {
  expect(importInto("import { type WagmiProvider } from 'wagmi'", 'WagmiProvider')).toBe(
    "import { WagmiProvider } from 'wagmi'",
  )
})
