// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chains } from '../../../config/chains.ts'
import { EndpointTable } from './EndpointTable.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function lastError(at: Date, now: Date): Promise<string | null | undefined> {
  vi.setSystemTime(now)
  const url = 'https://a.example'
  const failure = { kind: 'timeout', at: at.getTime() } as const
  const endpoint = { url, kind: 'http', samples: [], requests: 1, failure } as const
  const health = {
    chainId: 1,
    endpoints: [endpoint],
    inUse: url,
    pinned: undefined,
    answeredAt: undefined,
    silent: false,
  }
  const page = document.createElement('div')
  const root = createRoot(page)
  await act(() => root.render(<EndpointTable chain={chains[0]} health={health} onPin={() => {}} />))
  const text = page.querySelector('td[data-label="Last error"]')?.textContent
  await act(() => root.unmount())
  return text
}

it('says the date of an error that is not of today', async () => {
  const at = new Date(2026, 10, 20, 14, 5)
  expect(await lastError(at, new Date(2026, 10, 20, 15))).toMatch(/^Timed out, 2:05\s?PM$/)
  expect(await lastError(at, new Date(2026, 10, 21, 15))).toMatch(
    /^Timed out, Nov 20, 2026, 2:05\s?PM$/,
  )
})
