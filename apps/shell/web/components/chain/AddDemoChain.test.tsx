// @vitest-environment happy-dom

import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { UserRejectedRequestError } from 'viem'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chains } from '../../../config/chains.ts'
import { AddDemoChain } from './AddDemoChain.tsx'

vi.mock('@foyer/kit', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  addConfiguredChain: () => Promise.reject(new UserRejectedRequestError(new Error('no'))),
  useConnectionState: () => ({ connectorName: 'Wallet' }),
  useKit: () => ({}),
}))

let root: Root
const page = document.createElement('div')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(page)
})
afterEach(async () => {
  await act(() => root.unmount())
  vi.unstubAllGlobals()
})

it('says nothing about a network that was not asked for', async () => {
  const [first, second] = chains
  if (!second) throw new Error('Two chains are needed.')
  const outcome = () => page.querySelector('[role="status"]')?.textContent
  await act(() => root.render(<AddDemoChain chain={first} />))
  await act(async () => page.querySelector('button')?.click())
  expect(outcome()).toBe('Not added: you rejected the request.')
  await act(() => root.render(<AddDemoChain chain={second} />))
  expect(outcome()).toBe('')
})
