import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** The page that all apps share: a header with the kit's button, above some text. */
export function show(button: ReactNode) {
  const element = document.getElementById('root')
  if (!element) throw new Error('There is no #root.')
  createRoot(element).render(
    <>
      <header>
        <strong>Bench</strong>
        {button}
      </header>
      <main>
        <h1>A page with a wallet button</h1>
        <p>Everything else is the same for all kits.</p>
      </main>
    </>,
  )
}
