// @vitest-environment happy-dom

import { ConfigNotFoundError, ConfigNotLoadedError } from '@foyer/ui/errors/config.ts'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import * as kit from './index.ts'
import * as shell from './shell.ts'
import { never } from './testing/fakeConnector.ts'
import * as toasts from './toasts.ts'

/** Hooks that work without a provider. */
const independent = ['useCopy', 'useLocale', 'useStatusWords', 'useTextOf', 'useTheme']

const hooks: readonly (readonly [string, FunctionComponent])[] = [kit, shell, toasts]
  .flatMap((entry) => Object.entries(entry))
  .filter(([name]) => /^use[A-Z]/.test(name) && !independent.includes(name))
  .map(([name, hook]) => [
    name,
    function Page() {
      Reflect.apply(hook, undefined, [])
      return null
    },
  ])

const components: readonly (readonly [string, FunctionComponent])[] = [
  ['ConnectButton', kit.ConnectButton],
  ['ConnectButton.Custom', () => <kit.ConnectButton.Custom>{() => null}</kit.ConnectButton.Custom>],
  ['WalletButton', () => <kit.WalletButton wallet="rabby" />],
  ['KitReady', () => <kit.KitReady>ready</kit.KitReady>],
  ['ToastArea', toasts.ToastArea],
]

function thrownBy(page: ReactNode): unknown {
  try {
    renderToString(page)
    return undefined
  } catch (error) {
    return error
  }
}

describe('outside the provider', () => {
  test.each([...hooks, ...components])('the error of %s names it', (name, Page) => {
    const error = thrownBy(createElement(Page))
    expect(error).toBeInstanceOf(ConfigNotFoundError)
    expect(String(error)).toContain(`\`${name}\` must be used inside of KitProvider`)
  })
})

describe('while the config has not loaded', () => {
  test.each(hooks)('the error of %s, if it needs the config, names it', (name, Page) => {
    const error = thrownBy(<kit.KitProvider config={never}>{createElement(Page)}</kit.KitProvider>)
    if (error === undefined) return
    expect(error).toBeInstanceOf(ConfigNotLoadedError)
    expect(String(error)).toContain(`\`${name}\` needs the config`)
  })
})
