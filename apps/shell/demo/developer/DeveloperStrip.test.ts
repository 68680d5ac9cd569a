import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { root } from '../../../../scripts/lib/root.mjs'
import DeveloperStrip from './DeveloperStrip.tsx'

it('names files that exist', () => {
  const html = renderToStaticMarkup(createElement(DeveloperStrip))
  const paths = [...html.matchAll(/<code>(.*?)<\/code>/g)].map(([, path = '']) => path)
  expect(paths).toHaveLength(3)
  for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true)
})
