import type { ReactElement } from 'react'
import { FailedDrawing } from './FailedDrawing.tsx'
import { OfflineDrawing } from './OfflineDrawing.tsx'

/** The drawing for an error: a cracked arch or, while offline, an interrupted sill. */
export default function ErrorDrawing(): ReactElement {
  return navigator.onLine ? <FailedDrawing /> : <OfflineDrawing />
}
