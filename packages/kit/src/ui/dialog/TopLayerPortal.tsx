import {
  type ReactNode,
  type ReactPortal,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../cx.ts'
import { useUi } from '../UiContext.ts'
import styles from './TopLayerPortal.module.css'

export interface TopLayerPortalProps {
  readonly children: ReactNode
  /**
   * Shows the content as a popover of its own: above everything, and untouched by the motion, the
   * clipping and the opacity of the dialog that holds it.
   */
  readonly raised?: boolean | undefined
}

/**
 * Renders into the topmost open dialog, else into the body: what stands outside a modal dialog can
 * neither be pressed nor be found by assistive technology. The content moves along without being
 * mounted anew.
 */
export function TopLayerPortal({ children, raised }: TopLayerPortalProps): ReactPortal | null {
  const { stack } = useUi()
  const top = useSyncExternalStore(stack.subscribe, stack.top, () => null)
  const [host, setHost] = useState<HTMLElement | null>(null)

  useLayoutEffect(() => {
    const element = document.createElement('div')
    element.className = cx(raised && styles.raised) ?? ''
    element.dataset.kitRoot = ''
    element.dataset.kit = ''
    if (raised) element.setAttribute('popover', 'manual')
    setHost(element)
    return () => element.remove()
  }, [raised])

  useLayoutEffect(() => {
    if (!host) return
    const parent = top ?? document.body
    if (host.parentNode !== parent) parent.append(host)
    if (raised) raise(host)
  }, [host, top, raised])

  return host ? createPortal(children, host) : null
}

function raise(host: HTMLElement): void {
  // An engine without popovers still shows the content, through its fixed position.
  if (typeof host.showPopover === 'function' && !host.matches(':popover-open')) host.showPopover()
}
