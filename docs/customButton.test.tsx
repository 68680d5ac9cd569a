// @vitest-environment happy-dom
import { installWallet } from '@foyer/testkit/vitest'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import App from '../examples/custom-button/src/App.tsx'

function button(name: string): HTMLButtonElement | undefined {
  const buttons = [...document.querySelectorAll('button')]
  return buttons.find(({ textContent }) => textContent.includes(name))
}

test("the recipe's controls offer nothing that cannot open on a network that the app lacks", async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('There is no network in tests'))
  const wallet = installWallet({ chains: [{ id: 137, name: 'Polygon' }] })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => root.unmount())
  root.render(<App />)
  for (const name of ['Connect to vote', wallet.name]) {
    await expect.poll(() => button(name)).toBeDefined()
    button(name)?.click()
  }
  await expect.poll(() => button('Wrong network')).toBeDefined()
  await expect.poll(() => button('Your account')?.disabled).toBe(true)
})
