import { fieldOf } from '../../utils/guards.ts'

const eventName = 'foyer-yield-top-layer'

interface YieldRequest {
  /** Every provider on the page adds the function that takes its dialogs back. */
  readonly resumes: (() => void)[]
}

/**
 * Takes all open dialogs of the kit out of the browser's top layer, so that an overlay which a
 * wallet's SDK appends to the page can be seen, pressed and typed into. Call the returned function
 * when that overlay is gone. Dialogs stay visible, but are not modal in between.
 */
export function yieldTopLayer(): () => void {
  const request: YieldRequest = { resumes: [] }
  document.dispatchEvent(new CustomEvent(eventName, { detail: request }))
  return () => {
    for (const resume of request.resumes.splice(0)) resume()
  }
}

/** Calls `giveWay` at each request from now on; returns the function that stops that. */
export function onYieldRequest(giveWay: () => () => void): () => void {
  const onRequest = (event: Event) => {
    if (event instanceof CustomEvent && isYieldRequest(event.detail)) {
      event.detail.resumes.push(giveWay())
    }
  }
  document.addEventListener(eventName, onRequest)
  return () => document.removeEventListener(eventName, onRequest)
}

function isYieldRequest(detail: unknown): detail is YieldRequest {
  return Array.isArray(fieldOf(detail, 'resumes'))
}
