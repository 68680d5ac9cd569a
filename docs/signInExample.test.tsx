// @vitest-environment happy-dom
import type { useSignIn } from '@foyer/kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Greeting } from '../examples/siwe-express/src/Greeting.tsx'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
let signedIn: Partial<ReturnType<typeof useSignIn>>
vi.mock('@foyer/kit', () => ({ useSignIn: () => signedIn }))

test("an account that signs in is never shown an earlier account's data", async () => {
  const answers = [Promise.resolve(Response.json({ text: `Hello, ${alice}` })), new Promise(never)]
  vi.stubGlobal('fetch', () => answers.shift())
  onTestFinished(() => void vi.unstubAllGlobals())
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => root.unmount())
  const client = new QueryClient()
  function show(address: typeof alice | typeof bob) {
    const session = { address, chainId: 1, issuedAt: '', expiresAt: '' }
    signedIn = { status: 'authenticated', session }
    root.render(
      <QueryClientProvider client={client}>
        <Greeting key={address} />
      </QueryClientProvider>,
    )
  }

  show(alice)
  await expect.poll(() => element.textContent).toContain(alice)
  show(bob)
  await expect.poll(() => answers.length).toBe(0)
  await expect.poll(() => element.textContent).not.toContain(alice)
})

function never(): void {}
