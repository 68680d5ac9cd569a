import { expect, test } from 'vitest'
import { createClosure, type Graph } from './closure.ts'

/** Modules by path: their code, and what they import statically. */
function graphOf(modules: Readonly<Record<string, readonly [string, readonly string[]]>>): Graph {
  return {
    getModuleInfo(id) {
      const [code, importedIds] = modules[id] ?? []
      return (code === undefined ? null : { code, importedIds }) as ReturnType<
        Graph['getModuleInfo']
      >
    },
  }
}

const closure = createClosure(
  graphOf({
    '/app.js': [
      `import { first, renamed as mine } from 'kit'\nimport './side.js'`,
      ['/node_modules/kit/index.js', '/side.js'],
    ],
    '/node_modules/kit/index.js': [
      `// A list.\nexport { first, other } from './a.js'\nexport { b as renamed } from './b.js'\nexport * from './more.js'`,
      ['/node_modules/kit/a.js', '/node_modules/kit/b.js', '/node_modules/kit/more.js'],
    ],
    '/node_modules/kit/a.js': ['export const first = 1, other = 2', []],
    '/node_modules/kit/b.js': [
      `import { c } from './more.js'\nexport const b = c`,
      ['/node_modules/kit/more.js'],
    ],
    '/node_modules/kit/more.js': [
      `import { c } from './c.js'\nimport { d } from './d.js'\nexport { c, d }`,
      ['/node_modules/kit/c.js', '/node_modules/kit/d.js'],
    ],
    '/node_modules/kit/c.js': ['export const c = 3', []],
    '/node_modules/kit/d.js': ['export const d = 4', []],
    '/side.js': ['globalThis.side = true', []],
  }),
)

test('a module needs what it imports, and of a list of exports what it names', () => {
  expect([...closure(['/app.js'])].sort()).toEqual([
    '/app.js',
    '/node_modules/kit/a.js',
    '/node_modules/kit/b.js',
    '/node_modules/kit/c.js',
    '/side.js',
  ])
})
