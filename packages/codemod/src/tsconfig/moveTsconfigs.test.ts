import { expect, test } from 'vitest'
import { runCodemod } from '../runCodemod.ts'

const manifest = '{ "dependencies": { "connectkit": "1.9.2" } }'

/** What happens to the configurations of an app: the changed texts, and the notes. */
function moved(
  files: Readonly<Record<string, string>>,
  installed: ReadonlyMap<string, string> = new Map(),
) {
  const app = new Map(Object.entries({ 'package.json': manifest, ...files }))
  const { changed, notes } = runCodemod(app, (path) => installed.get(path))
  return {
    changed: Object.fromEntries([...changed].filter(([path]) => path !== 'package.json')),
    notes: notes.map(({ file, message }) => `${file}: ${message}`),
  }
}

test.each([
  'node',
  'Node10',
  'classic',
])('makes the compiler find the types of the kit: %s', (old) => {
  const config = (resolution: string) => `{
  // Of Vite.
  "compilerOptions": { "module": "ESNext", "moduleResolution": "${resolution}", },
}
`
  expect(moved({ 'tsconfig.json': config(old), 'jsconfig.json': config(old) })).toEqual({
    changed: { 'tsconfig.json': config('bundler'), 'jsconfig.json': config('bundler') },
    notes: [],
  })
})

test.each(['bundler', 'NodeNext'])('leaves a resolution that finds them: %s', (resolution) => {
  const module = resolution === 'NodeNext' ? resolution : 'esnext'
  const config = { compilerOptions: { module, moduleResolution: resolution } }
  const files = { 'tsconfig.json': JSON.stringify(config) }
  expect(moved(files)).toEqual({ changed: {}, notes: [] })
})

test('changes what a configuration extends, in the app of a monorepo or above it', () => {
  const base = '{ "compilerOptions": { "moduleResolution": "node", "target": "es2020" } }'
  const files = {
    'package.json': '{}',
    'config/base.json': base,
    'apps/web/package.json': manifest,
    'apps/web/tsconfig.json': '{ "extends": ["../../config/base"] }',
    'apps/api/package.json': '{}',
    'apps/api/tsconfig.json': '{ "compilerOptions": { "moduleResolution": "node" } }',
  }
  const { changed, notes } = moved(files)
  expect(changed['config/base.json']).toBe(base.replace('node', 'bundler'))
  expect(Object.keys(changed)).not.toContain('apps/api/tsconfig.json')
  expect(notes).toEqual([])
})

test.each([
  ['"module": "commonjs", "moduleResolution": "node"', {}],
  ['"moduleResolution": "node"', {}],
  ['"module": "esnext"', { extends: '@tsconfig/old/tsconfig.json' }],
  ['"module": "esnext"', { extends: './base.json' }],
])('says what to do where it cannot change it surely: %s, %j', (options, given) => {
  const config = JSON.stringify({ ...given, compilerOptions: JSON.parse(`{${options}}`) })
  const old = '{ "compilerOptions": { "moduleResolution": "node" } }'
  const files = {
    'tsconfig.json': config,
    'base.json': old,
    // What is CommonJS cannot have 'bundler'.
    'server/tsconfig.json':
      '{ "extends": "../base.json", "compilerOptions": { "module": "commonjs" } }',
    'server/package.json': '{}',
  }
  const installed = new Map([['node_modules/@tsconfig/old/tsconfig.json', old]])
  expect(moved(files, installed)).toEqual({
    changed: {},
    notes: [
      expect.stringMatching(/^tsconfig\.json: .*"moduleResolution": "bundler", with "module"/),
    ],
  })
})
