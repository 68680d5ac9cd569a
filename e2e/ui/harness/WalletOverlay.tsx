import { Button } from '@foyer/ui/button/Button.tsx'
import { yieldTopLayer } from '@foyer/ui/overlays/yieldTopLayer.ts'
import { type ReactElement, useState } from 'react'

/** Appends its own overlay to the page, like a wallet's SDK. */
export function WalletOverlay(): ReactElement {
  const [clicks, setClicks] = useState(0)

  const show = (resume: () => void) => {
    const overlay = document.createElement('div')
    overlay.className = 'overlay'
    const approve = document.createElement('button')
    approve.textContent = 'Approve in overlay'
    approve.addEventListener('click', () => {
      setClicks((count) => count + 1)
      resume()
    })
    const field = document.createElement('input')
    field.ariaLabel = 'Code'
    overlay.append(field, approve)
    document.body.append(overlay)
  }

  return (
    <>
      <Button onClick={() => show(() => {})}>Overlay, held back</Button>
      <Button onClick={() => show(yieldTopLayer())}>Overlay, let through</Button>
      <output data-testid="approvals">{clicks}</output>
    </>
  )
}
