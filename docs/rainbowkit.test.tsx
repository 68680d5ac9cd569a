import {
  connectorsForWallets,
  cssStringFromTheme,
  darkTheme,
  midnightTheme,
  type Theme,
} from '@foyer/rainbowkit'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RainbowKitApp, variants, walletList } from './code/rainbowkitApp.tsx'

test.each(
  Array.from({ length: variants }, (_, at) => [at]),
)('an app written for RainbowKit renders on a server, with props %i', (at) => {
  const html = renderToString(<RainbowKitApp at={at} />)
  expect(html).toContain('Connect Wallet')
  expect(html).toContain('Not mounted')
  expect(html).toContain('closed')
})

test('wallets are listed by their functions, called or not', () => {
  const projectId = '0123456789abcdef0123456789abcdef'
  const connectors = connectorsForWallets(walletList(), { appName: 'App', projectId })
  expect(connectors.length).toBeGreaterThan(2)
})

test('a theme can be changed after it was made, without changing the next one', () => {
  const theme = darkTheme({ borderRadius: 'small' })
  theme.colors.accentColor = 'rebeccapurple'
  theme.radii.modal = '30px'
  const merged: Theme = { ...midnightTheme(), fonts: { body: 'Inter' } }
  expect(cssStringFromTheme(theme)).toContain('--k-accent:rebeccapurple;')
  expect(cssStringFromTheme(theme)).toContain('--k-radius-dialog:30px;')
  expect(cssStringFromTheme(merged)).toContain('--k-font:Inter;')
  expect(darkTheme({ borderRadius: 'small' }).radii.modal).toBe('8px')
})
