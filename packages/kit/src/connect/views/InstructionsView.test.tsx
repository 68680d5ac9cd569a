// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { walletRowForTest } from '../../testing/walletRowForTest.ts'
import { InstructionsView } from './InstructionsView.tsx'

test("shows every step of an app's own wallet, also those with the same title", async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  const steps = (['install', 'create'] as const).map((kind) => ({
    kind,
    title: 'Use the wallet',
    description: `To ${kind} it.`,
  }))
  const definition = {
    id: 'own',
    name: 'Own',
    iconBackground: '#000',
    instructions: { qrCode: { steps } },
  }
  try {
    root.render(
      <KitProvider config={kitConfigForTest([])}>
        <InstructionsView
          wallet={walletRowForTest({ definition })}
          place="app"
          onConnect={() => {}}
        />
      </KitProvider>,
    )
    await vi.waitFor(() => expect(element.querySelectorAll('li')).toHaveLength(2))
    expect(element.textContent).toContain('To install it.')
    expect(error).not.toHaveBeenCalled()
  } finally {
    root.unmount()
    element.remove()
    error.mockRestore()
  }
})
