import { type ComponentType, lazy, type ReactElement, Suspense } from 'react'

// Not part of the first view, where there is nothing to report. What is reported before it has
// arrived is kept and shown then. If it never arrives the page works on: nothing is only in a toast.
const ToastArea = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('@foyer/kit/toasts')).ToastArea }
  } catch (error) {
    console.error(error)
    return { default: () => null }
  }
})

/** The place for short messages, as soon as its code is there. */
export function Toasts(): ReactElement {
  return (
    <Suspense fallback={null}>
      <ToastArea />
    </Suspense>
  )
}
