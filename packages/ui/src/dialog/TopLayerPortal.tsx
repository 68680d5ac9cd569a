import {
  type ReactElement,
  type ReactNode,
  type ReactPortal,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../cx.ts'
import { useLocale } from '../i18n/I18nContext.ts'
import { useUi } from '../UiContext.ts'
import styles from './TopLayerPortal.module.css'

/** Props of `TopLayerPortal`. */
export interface TopLayerPortalProps {
  /** The content to render. */
  readonly children: ReactNode
  /**
   * Shows the content as a popover: above everything else, and unaffected by the animation,
   * clipping and opacity of the dialog that contains it. Default false.
   */
  readonly raised?: boolean | undefined
}

/**
 * Renders into the topmost open dialog, or into the body if none is open: content outside a modal
 * dialog is inert. The content moves between dialogs without remounting.
 */
export function TopLayerPortal({ children, raised }: TopLayerPortalProps): ReactElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null)

  // Not a layout effect: React would render the page twice before the browser draws it.
  useEffect(() => {
    const element = document.createElement('div')
    element.className = cx(raised && styles.raised) ?? ''
    element.dataset.kitRoot = ''
    element.dataset.kit = ''
    if (raised) element.setAttribute('popover', 'manual')
    setHost(element)
    return () => element.remove()
  }, [raised])

  return host ? (
    <Placed host={host} raised={raised}>
      {children}
    </Placed>
  ) : null
}

interface PlacedProps extends TopLayerPortalProps {
  readonly host: HTMLElement
}

/** The content in its element. Separate, since React 18 warns of layout effects on a server. */
function Placed({ children, host, raised }: PlacedProps): ReactPortal {
  const { stack } = useUi('TopLayerPortal')
  const { dir, locale } = useLocale()

  // The page may be in another language.
  useLayoutEffect(() => {
    Object.assign(host, { dir, lang: locale })
  }, [dir, host, locale])

  // Without React: the content stays in the element, and a dialog that opens needs no other commit.
  useLayoutEffect(() => {
    const place = () => {
      const parent = stack.top() ?? document.body
      if (host.parentNode !== parent) parent.append(host)
      if (raised) raise(host)
    }
    place()
    return stack.subscribe(place)
  }, [host, raised, stack])

  return createPortal(children, host)
}

function raise(host: HTMLElement): void {
  // Browsers without popovers still show the content, because its position is fixed.
  if (typeof host.showPopover === 'function' && !host.matches(':popover-open')) host.showPopover()
}
