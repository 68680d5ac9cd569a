// @vitest-environment happy-dom

import { mount } from '@foyer/ui/testing/mount.tsx'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { alice } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { KitSourceContext } from '../config/KitContext.ts'
import { kitSourceOf } from '../config/kitSource.ts'
import { type FoundAccount, findAccount } from './findAccount.ts'
import { type UseAccountLookupReturnType, useAccountLookup } from './useAccountLookup.ts'

vi.mock('./findAccount.ts', () => ({ findAccount: vi.fn() }))

let lookup: UseAccountLookupReturnType
let page: ReturnType<typeof mount>

afterEach(() => page.unmount())

function Lookup() {
  lookup = useAccountLookup()
  return null
}

test('only the latest lookup counts, and a cancelled one gets no result', async () => {
  const answers: ((account: FoundAccount) => void)[] = []
  vi.mocked(findAccount).mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  page = mount(
    <KitSourceContext.Provider value={kitSourceOf(kitConfigForTest([]))}>
      <Lookup />
    </KitSourceContext.Provider>,
  )
  const ask = async (name: string) => {
    const before = answers.length
    act(() => void lookup.lookUp(name))
    await vi.waitFor(() => expect(answers).toHaveLength(before + 1), { timeout: 15_000 })
  }
  const answer = (index: number, name: string) =>
    act(async () => answers[index]?.({ address: alice, name }))

  await ask('old.eth')
  await ask('new.eth')
  await answer(1, 'new.eth')
  await answer(0, 'old.eth')
  expect(lookup.state).toEqual({ status: 'success', account: { address: alice, name: 'new.eth' } })

  await ask('left.eth')
  act(() => lookup.reset())
  await answer(2, 'left.eth')
  expect(lookup.state).toEqual({ status: 'idle' })
})
