import { type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

/** Props of `ViewSwap`. */
export interface ViewSwapProps {
  /** Identifies the view. A new key replaces the view. */
  readonly viewKey: string
  /** Position in the visitor's path: a smaller number than before moves backwards. */
  readonly depth: number
  /** Class of the view's box. */
  readonly className?: string | undefined
  /** The view. */
  readonly children: ReactNode
}

/** The view shown last, and how far each earlier view was scrolled. */
interface SwapState {
  readonly viewKey: string
  readonly depth: number
  readonly scrolled: Map<string, number>
}

/** Shows one view of a dialog at a time. Returning to a view restores its scroll position. */
export function ViewSwap(props: ViewSwapProps): ReactElement {
  const last = useRef<SwapState>(undefined)
  return <View key={props.viewKey} {...props} last={last} />
}

function View(props: ViewSwapProps & { readonly last: RefObject<SwapState | undefined> }) {
  const { children, className, last } = props
  const box = useRef<HTMLDivElement>(null)
  const { current: mounted } = useRef({ viewKey: props.viewKey, depth: props.depth })
  useLayoutEffect(() => {
    const view = box.current
    if (!view) return
    const { depth, viewKey } = mounted
    const before = last.current
    const scrolled = before?.scrolled ?? new Map<string, number>()
    last.current = { viewKey, depth, scrolled }
    if (before && before.viewKey !== viewKey) {
      const top = depth < before.depth ? (scrolled.get(viewKey) ?? 0) : 0
      const scroller = top === scrolled.get(before.viewKey) ? undefined : scrollerOf(view)
      if (scroller) scroller.scrollTop = top
    }
    return () => void scrolled.set(viewKey, scrollerOf(view)?.scrollTop ?? 0)
  }, [last, mounted])
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  )
}

/** Returns the closest ancestor that scrolls, up to the dialog. */
function scrollerOf(view: HTMLElement): HTMLElement | undefined {
  let box = view.parentElement
  while (box && box.localName !== 'dialog') {
    if (['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) return box
    box = box.parentElement
  }
  return undefined
}
