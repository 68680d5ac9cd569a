// @vitest-environment happy-dom
import type { ChainHealth } from '@foyer/kit'
import { mount } from '@foyer/ui/testing/mount.tsx'
import { act } from 'react'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { chains } from '../../../config/chains.ts'
import { type App, AppContext } from '../../AppContext.ts'
import { ChainRow, shownPolls } from './ChainRow.tsx'

const [chain] = chains
const [firstUrl = ''] = chain.rpcUrls.default.http
const failed = { ok: false, ms: 9, at: 1 }

const health: ChainHealth = {
  chainId: chain.id,
  endpoints: [
    { url: firstUrl, kind: 'http', samples: [failed, failed, failed], requests: 3 },
    { url: 'https://b.example', kind: 'http', samples: [{ ...failed, ok: true }], requests: 1 },
  ],
  inUse: 'https://b.example',
  pinned: undefined,
  answeredAt: undefined,
  silent: false,
}

it('has a slot for each poll, and blames no endpoint while the browser is offline', () => {
  const offlineSince = createStore<number | undefined>(() => undefined)
  const { unmount } = mount(
    // The row reads nothing else of it.
    <AppContext value={{ offlineSince } as App}>
      <ChainRow chain={chain} health={health}>
        Details
      </ChainRow>
    </AppContext>,
  )
  expect(document.querySelectorAll('rect')).toHaveLength(shownPolls)
  expect(document.body.textContent).toContain('The first endpoint failed')
  act(() => offlineSince.setState(1))
  expect(document.body.textContent).not.toContain('The first endpoint failed')
  unmount()
})
