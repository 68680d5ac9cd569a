import { expect, test } from 'vitest'
import { documentedExports } from './documentedExports.ts'

/** Checks a package whose entry lists the exports of `made.ts`. */
const check = (made: string, entry = "export * from './made.ts'") =>
  documentedExports(
    new Map([
      ['packages/kit/package.json', '{ "exports": { ".": "./src/index.ts" } }'],
      ['packages/kit/src/index.ts', entry],
      ['packages/kit/src/made.ts', made],
    ]),
  )

test.each([
  'export interface Result {}',
  "export type Kind = 'a'",
  'export function make() {}',
  'export class Maker {}',
  'export const wallet = {}',
  'export const one = 1, two = 2',
  '// Not a doc comment.\nexport function make() {}',
])('reports %s', (code) => {
  expect(check(code)).toEqual([expect.stringContaining('is public: add a doc comment')])
})

test('reports each member of an interface, except `children`', () => {
  expect(
    check(`/** Props. */
export interface MadeProps {
  readonly name: string
  /** Default 1. */
  readonly count?: number
  readonly size?: number
  readonly children: ReactNode
  render(): void
}`),
  ).toEqual([
    expect.stringMatching(/^packages\/kit\/src\/made\.ts:3: 'readonly name: string' is public/),
    expect.stringMatching(/^packages\/kit\/src\/made\.ts:6: 'readonly size\?: number' is public/),
    expect.stringMatching(/^packages\/kit\/src\/made\.ts:8: 'render\(\): void' is public/),
  ])
})

test('finds an export under the name of its entry', () => {
  const made = 'export interface Result {}\nexport interface Private {}'
  expect(check(made, "export { type Result as MakeResult } from './made.ts'")).toHaveLength(1)
  expect(check(made, '/** One. */\nexport const one = 1')).toEqual([])
})

test('accepts documented exports, and overloads of which the first is documented', () => {
  const made = `/** Makes it. */
export function make(): void
export function make(size?: number): void {}
/** The wallet. */
export const wallet = {}
/** A size. */
export interface Size {
  /** In px. */
  readonly width: number
}`
  expect(check(made)).toEqual([])
})
