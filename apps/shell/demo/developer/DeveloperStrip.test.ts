import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { initialAppState } from '../../web/state/appState.ts'
import DeveloperStrip from './DeveloperStrip.tsx'

it('names files that exist', () => {
  const props = {
    isConnected: false,
    isStateOpen: false,
    onToggleState: () => {},
    state: initialAppState,
  }
  const html = renderToStaticMarkup(createElement(DeveloperStrip, props))
  const paths = [...html.matchAll(/<code[^>]*>(.*?)<\/code>/g)].map(([, path = '']) => path)
  expect(paths).toHaveLength(10)
  const root = join(import.meta.dirname, '../../../..')
  for (const path of paths) {
    const folder = /^(?:home|vault)\//.test(path) ? 'apps/shell/web/features' : ''
    expect(existsSync(join(root, folder, path)), path).toBe(true)
  }
})
