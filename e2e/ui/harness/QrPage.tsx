import type { ReactElement } from 'react'
import { QrCode } from '../../../packages/kit/src/ui/qr/QrCode.tsx'

/** One QR code, placed between two pixels. */
export function QrPage({ text }: { readonly text: string }): ReactElement {
  return (
    <main className="code">
      <h1>A code</h1>
      <QrCode label="A code" text={text} hole={54} />
    </main>
  )
}
