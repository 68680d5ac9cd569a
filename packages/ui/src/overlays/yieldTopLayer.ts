import { fieldOf } from '../utils/guards.ts'

const eventName = 'foyer-yield-top-layer'

interface YieldRequest {
  /** Each provider on the page adds a function that makes its dialogs modal again. */
  readonly resumes: (() => void)[]
}

/**
 * Takes the kit's open dialogs out of the top layer, so that an overlay which a wallet's SDK adds
 * to the page is visible and usable. The dialogs stay visible, but aren't modal. Returns a function
 * that makes them modal again; call it when the overlay has closed.
 */
export function yieldTopLayer(): () => void {
  const request: YieldRequest = { resumes: [] }
  document.dispatchEvent(new CustomEvent(eventName, { detail: request }))
  return () => {
    for (const resume of request.resumes.splice(0)) resume()
  }
}

/** Calls `yieldDialogs` on each `yieldTopLayer` call. Returns the unsubscribe function. */
export function onYieldRequest(yieldDialogs: () => () => void): () => void {
  const onRequest = (event: Event) => {
    if (event instanceof CustomEvent && isYieldRequest(event.detail)) {
      event.detail.resumes.push(yieldDialogs())
    }
  }
  document.addEventListener(eventName, onRequest)
  return () => document.removeEventListener(eventName, onRequest)
}

function isYieldRequest(detail: unknown): detail is YieldRequest {
  return Array.isArray(fieldOf(detail, 'resumes'))
}
