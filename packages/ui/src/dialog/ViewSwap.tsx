import { type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { fadeIn, fadeOut, scrollerOf } from './viewMotion.ts'

/** Props of `ViewSwap`. */
export interface ViewSwapProps {
  /** Identifies the view. A new key replaces the view and plays the change. */
  readonly viewKey: string
  /** Position in the visitor's path: a smaller number than before moves backwards. */
  readonly depth: number
  /** Class of the view's box. */
  readonly className?: string | undefined
  /** The view. A `dialog-header` in it stays in place; only its title and Back button change. */
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
  // Runs before the view's own cleanup, so that unmounting everything plays no change.
  useLayoutEffect(() => {
    return () => {
      last.current = undefined
    }
  }, [])
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
    const isBack = before !== undefined && depth < before.depth
    if (before && before.viewKey !== viewKey) {
      const scroller = scrollerOf(view)
      if (scroller) scroller.scrollTop = isBack ? (scrolled.get(viewKey) ?? 0) : 0
      fadeIn(view, isBack ? 'back' : 'forward')
    }
    return () => {
      if (!last.current) return
      scrolled.set(viewKey, scrollerOf(view)?.scrollTop ?? 0)
      fadeOut(view)
    }
  }, [last, mounted])
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  )
}
