import { act, type ReactElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { UiProvider } from '../UiProvider.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Renders into the document of a DOM test, inside a UiProvider. `unmount` empties the body. */
export function mount(element: ReactNode): {
  render(next: ReactElement): void
  unmount(): void
} {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const render = (next: ReactNode) => act(() => root.render(<UiProvider>{next}</UiProvider>))
  render(element)
  return {
    render,
    unmount: () => {
      act(() => root.unmount())
      document.body.replaceChildren()
    },
  }
}
