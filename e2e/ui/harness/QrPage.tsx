import { QrCode } from '@foyer/ui/qr/QrCode.tsx'
import type { ReactElement } from 'react'

/** One QR code, placed between two pixels. */
export function QrPage({ text }: { readonly text: string }): ReactElement {
  return (
    <main className="code">
      <h1>A code</h1>
      <QrCode label="A code" text={text} hole={54} />
    </main>
  )
}
