// @vitest-environment happy-dom
import { act, Component, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useModule } from './useModule.ts'

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  root = createRoot(page, { onCaughtError: () => undefined })
})
afterEach(async () => {
  await act(() => root.unmount())
  vi.unstubAllGlobals()
})

class Boundary extends Component<{ readonly children: ReactNode }, { failed?: string }> {
  override state: { failed?: string } = {}

  static getDerivedStateFromError(error: unknown): { failed: string } {
    return { failed: String(error) }
  }

  override render(): ReactNode {
    return this.state.failed ?? this.props.children
  }
}

interface PageProps {
  readonly load: () => Promise<{ readonly default: string }>
  readonly isNeeded: boolean
}

function Page({ isNeeded, load }: PageProps): ReactNode {
  return useModule(load, true, isNeeded) ?? 'waiting'
}

const show = (load: PageProps['load'], isNeeded: boolean) =>
  act(async () =>
    root.render(
      <Boundary>
        <Page load={load} isNeeded={isNeeded} />
      </Boundary>,
    ),
  )
const shown = () => document.body.textContent

it('waits for an optional part that fails to load, and throws once it is needed', async () => {
  const load = vi.fn(() => Promise.reject(new Error('gone')))
  await show(load, false)
  expect(shown()).toBe('waiting')
  await show(load, true)
  await vi.waitFor(() => expect(shown()).toBe('Error: gone'))
})

it('tries again at once when a part that had failed is needed', async () => {
  const load = vi.fn<PageProps['load']>().mockRejectedValueOnce(new Error('lost'))
  load.mockResolvedValue({ default: 'part' })
  await show(load, false)
  await show(load, true)
  await vi.waitFor(() => expect(shown()).toBe('part'))
})
