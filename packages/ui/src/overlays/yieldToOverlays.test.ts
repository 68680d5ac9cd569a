// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { whileWalletAsks } from './yieldToOverlays.ts'
import { onYieldRequest } from './yieldTopLayer.ts'

/** Whether dialogs are modal. */
let isModal = true
const stop = onYieldRequest(() => {
  isModal = false
  return () => {
    isModal = true
  }
})

afterEach(() => {
  document.body.replaceChildren()
})

function addBox(parent: Element = document.body): HTMLElement {
  return parent.appendChild(document.createElement('div'))
}

it('a wallet that is asked may add a box, until it answers', async () => {
  addBox()
  const answer = Promise.withResolvers<string>()
  const asked = whileWalletAsks(() => answer.promise)
  await Promise.resolve()
  expect(isModal).toBe(true)
  addBox()
  await vi.waitFor(() => expect(isModal).toBe(false))
  answer.resolve('0x1')
  expect(await asked).toBe('0x1')
  expect(isModal).toBe(true)
  addBox()
  await Promise.resolve()
  expect(isModal).toBe(true)
})

it('a box that its wallet keeps in the page is noticed when it is shown and hidden', async () => {
  const kept = addBox()
  kept.style.display = 'none'
  const failure = new Error('rejected')
  const asked = whileWalletAsks(async () => {
    kept.style.display = 'block'
    await vi.waitFor(() => expect(isModal).toBe(false))
    kept.style.display = 'none'
    await vi.waitFor(() => expect(isModal).toBe(true))
    addBox(document.documentElement).remove()
    throw failure
  })
  await expect(asked).rejects.toBe(failure)
  expect(isModal).toBe(true)
})

it("the kit's own elements, scripts and what changes within the page are no boxes", async () => {
  const root = addBox()
  await whileWalletAsks(async () => {
    addBox().dataset.kit = ''
    addBox(root)
    document.body.append(document.createElement('script'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(isModal).toBe(true)
  })
  stop()
})
