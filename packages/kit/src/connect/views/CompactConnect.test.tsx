// @vitest-environment happy-dom

import { Dialog } from '@foyer/ui/dialog/Dialog.tsx'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { KitConfig } from '../../kit/assembleKit.ts'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { fakeConnector, never } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { walletGroupForTest } from '../../testing/walletRowForTest.ts'
import type { ConnectStart } from '../../wallets/modals/ModalsContext.ts'
import type { WalletGroup } from '../../wallets/walletRow.ts'
import { useConnectDialog } from '../steps/useConnectDialog.ts'
import type { ConnectLayout } from '../steps/useLayout.ts'
import { CompactConnect } from './CompactConnect.tsx'

interface PageProps {
  readonly groups: readonly WalletGroup[]
  readonly layout?: ConnectLayout
  readonly start?: ConnectStart
}

function Page({ groups, layout = 'compact', start }: PageProps) {
  const [open, setOpen] = useState(true)
  const view = useConnectDialog({
    groups,
    layout,
    open,
    titleId: 'title',
    start,
    onClose: () => setOpen(false),
    onSearch() {},
  })
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={view.onClose} titleId="title" size="compact">
        <CompactConnect {...view} />
      </Dialog>
    </>
  )
}

function render(config: KitConfig, page: ReactNode): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => {
    root.unmount()
    document.body.replaceChildren()
  })
  root.render(<KitProvider config={config}>{page}</KitProvider>)
}

const atAmber = { walletId: 'a' }

test('RETRY of an expired code leads to the title', async () => {
  const config = kitConfigForTest([
    fakeConnector({ id: 'walletConnect', type: 'walletConnect', connect: never }),
  ])
  const [connector] = config.wagmi.connectors
  const groups = [walletGroupForTest([{ id: 'a', name: 'Amber', ready: true, connector }])]
  render(config, <Page groups={groups} start={atAmber} />)
  const title = () => document.querySelector('dialog h1')
  const retry = () => [...document.querySelectorAll('button')].find(isRetry)
  await vi.waitFor(() => expect(title()?.textContent).toBe('Scan with Amber'))
  connector?.emitter.emit('message', { type: 'display_uri', data: 'wc:topic@2?symKey=key' })
  connector?.emitter.emit('message', { type: 'display_uri_expiry', data: Date.now() - 1 })
  await vi.waitFor(() => expect(retry()).toBeDefined())
  retry()?.focus()
  retry()?.click()
  await vi.waitFor(() => expect(retry()).toBeUndefined())
  expect(document.activeElement).toBe(title())
})

test("on a phone, Back from a wallet returns to the list that 'Show all' opened, as it was", async () => {
  const names = ['Amber', 'Birch', 'Cedar', 'Daisy', 'Elder', 'Fern', 'Ginkgo', 'Hazel', 'Iris']
  const groups = [walletGroupForTest(names.map((name) => ({ id: name, name })))]
  render(kitConfigForTest([]), <Page groups={groups} layout="phone" />)
  const press = async (name: string) => {
    await vi.waitFor(() => expect(button(name)).toBeDefined())
    button(name)?.click()
  }
  await press('Show all')
  await vi.waitFor(() => expect(searchField()).not.toBeNull())
  type('bir')
  await vi.waitFor(() => expect(rows()).toEqual(['Birch']))
  await press('Birch')
  await vi.waitFor(() => expect(searchField()).toBeNull())
  await press('Back')
  await vi.waitFor(() => expect(searchField()?.value).toBe('bir'))
  expect(rows()).toEqual(['Birch'])

  await press('Back')
  await vi.waitFor(() => expect(button('Show all')).toBeDefined())
  await press('Show all')
  await vi.waitFor(() => expect(searchField()?.value).toBe(''))
  await press('Close')
  await press('Open')
  await vi.waitFor(() => expect(button('Show all')).toBeDefined())
})

const searchField = () => document.querySelector<HTMLInputElement>('input[type="search"]')
const rows = () => [...document.querySelectorAll('li bdi')].map(({ textContent }) => textContent)
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => nameOf(each)?.trim() === name)

/** Without the letter that stands for a wallet's icon. */
function nameOf(button: Element): string | null | undefined {
  const wallet = button.querySelector('bdi')
  return button.getAttribute('aria-label') ?? (wallet ?? button).textContent
}

function type(query: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(searchField(), query)
  searchField()?.dispatchEvent(new Event('input', { bubbles: true }))
}

const isRetry = ({ textContent }: Element) => textContent === 'RETRY'
