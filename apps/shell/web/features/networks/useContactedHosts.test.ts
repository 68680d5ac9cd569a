// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useContactedHosts } from './useContactedHosts.ts'

it('has the WebSockets of the page, also one that is opened later', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const opened = new Map([['wss://node.example', 1]])
  window.foyerSockets = opened
  let sockets: unknown
  const Page = () => {
    ;({ sockets } = useContactedHosts())
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(() => root.render(createElement(Page)))
  expect(sockets).toEqual(new Map([['node.example', 1]]))
  opened.set('wss://relay.example', 2)
  await act(() => document.dispatchEvent(new Event('foyersocket')))
  expect(sockets).toEqual(new Map(Object.entries({ 'node.example': 1, 'relay.example': 2 })))
  await act(() => root.unmount())
  delete window.foyerSockets
  vi.unstubAllGlobals()
})
