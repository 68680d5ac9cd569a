import type { ReactElement } from 'react'
import { FailedDrawing } from './FailedDrawing.tsx'
import { OfflineDrawing } from './OfflineDrawing.tsx'

/** The drawing for an error: of a cracked arch, or without a connection of an interrupted sill. */
export default function ErrorDrawing(): ReactElement {
  return navigator.onLine ? <FailedDrawing /> : <OfflineDrawing />
}
