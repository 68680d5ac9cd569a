// @vitest-environment happy-dom

import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ResourceUnavailableRpcError, UserRejectedRequestError } from 'viem'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chains } from '../../../config/chains.ts'
import { AddDemoChain } from './AddDemoChain.tsx'

const wallet = vi.hoisted(() => ({ error: new Error() }))
vi.mock('@foyer/kit', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  addConfiguredChain: () => Promise.reject(wallet.error),
  useConnectionState: () => ({ connectorName: 'Wallet' }),
  useKit: () => ({}),
}))

let root: Root
const page = document.createElement('div')

beforeEach(() => {
  wallet.error = new UserRejectedRequestError(new Error('no'))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(page)
})
afterEach(async () => {
  await act(() => root.unmount())
  vi.unstubAllGlobals()
})

const outcome = () => page.querySelector('[role="status"]')?.textContent

it('says nothing about a network that was not asked for', async () => {
  const [first, second] = chains
  if (!second) throw new Error('Two chains are needed.')
  await act(() => root.render(<AddDemoChain chain={first} />))
  await act(async () => page.querySelector('button')?.click())
  expect(outcome()).toBe('Not added: you rejected the request.')
  await act(() => root.render(<AddDemoChain chain={second} />))
  expect(outcome()).toBe('')
})

it('does not take an open request for a network of the wallet’s own', async () => {
  wallet.error = new ResourceUnavailableRpcError(new Error('busy'))
  await act(() => root.render(<AddDemoChain chain={chains[0]} />))
  await act(async () => page.querySelector('button')?.click())
  expect(outcome()).toBe('Your wallet already has a pending request. Open it to respond.')
})
