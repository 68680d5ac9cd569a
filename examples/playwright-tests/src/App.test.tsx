// @vitest-environment happy-dom
import { installWallet } from '@foyer/testkit/vitest'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, test, vi } from 'vitest'
import App from './App'

beforeEach(() => {
  // Balances and names are not under test, so no network is contacted.
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('There is no network in tests'))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('connects', async () => {
  const wallet = installWallet()
  render(<App />)
  fireEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }))
  fireEvent.click(await screen.findByRole('button', { name: wallet.name }))
  await screen.findByRole('button', { name: /^Account/ })
})

test('offers another try when the visitor declines', async () => {
  const wallet = installWallet({ rules: { eth_requestAccounts: 'reject' } })
  render(<App />)
  fireEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }))
  fireEvent.click(await screen.findByRole('button', { name: wallet.name }))
  await screen.findByRole('button', { name: 'RETRY' })
})
