import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from '@foyer/ui/i18n/messages.ts'
import { describe, expect, it } from 'vitest'
import { demoChainEn } from './demoChainEn.ts'
import { en } from './en.ts'
import { networksEn } from './networksEn.ts'
import { noticesEn } from './noticesEn.ts'
import { pagesEn } from './pagesEn.ts'
import { statusEn } from './statusEn.ts'

type Text = Catalogue[string]

const web = join(import.meta.dirname, '..')
const code = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^i18n/.test(file))
  .map((file) => readFileSync(join(web, file), 'utf8'))
  .join('\n')

describe.each([
  ['the layout', en],
  ['the pages', pagesEn],
  ['the networks', networksEn],
  ['the notices', noticesEn],
  ['the status of the networks', statusEn],
  ['the way to the demo network', demoChainEn],
])('the texts of %s', (_name, catalogue) => {
  it('are all used', () => {
    const unused = Object.keys(catalogue).filter(
      (key) => !code.includes(`'${key}'`) && !code.includes(`\`${key.split('.')[0]}.\${`),
    )
    expect(unused).toEqual([])
  })

  it('are not empty and have no surrounding spaces', () => {
    for (const [key, text] of Object.entries<Text>(catalogue)) {
      for (const form of typeof text === 'string' ? [text] : Object.values(text)) {
        expect(form, key).not.toBe('')
        expect(form?.trim(), key).toBe(form)
      }
    }
  })
})

it('no key is in both catalogues', () => {
  expect(Object.keys(en).filter((key) => key in pagesEn)).toEqual([])
})
