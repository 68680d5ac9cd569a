import {
  memo,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../cx.ts'
import { useLocale } from '../i18n/I18nContext.ts'
import { Check } from '../icons/Check.tsx'
import { useUi } from '../UiContext.ts'
import { useIsHydrated } from '../utils/useIsHydrated.ts'
import { createDialogController, type DialogController } from './createDialogController.ts'
import styles from './Dialog.module.css'
import { focusTitle } from './focus.ts'
import { followSizes, layOutUnseen } from './followSizes.ts'

/** Props of `Dialog`. */
export interface DialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /**
   * Renders the content before the dialog opens, in the closed `<dialog>`, where it is neither
   * visible nor focusable. Opening then only has to show it. Default false.
   */
  readonly prepared?: boolean | undefined
  /** Called when Escape, the scrim, a swipe or the browser asks to close. Set `open` to false. */
  onClose(): void
  /** Id of the visible `h1` inside. It names the dialog and receives focus. */
  readonly titleId: string
  /**
   * Size in CSS pixels: `wide` 720 x 504, `compact` 368 x up to 468, `single` 368 x the height of
   * its content, at most the window's minus 24 px. Below 768 px all are sheets. Default `single`.
   */
  readonly size?: 'wide' | 'single' | 'compact' | undefined
  /** The content, which includes the title. */
  readonly children: ReactNode
  /** Class of the content box inside the scrolling view. */
  readonly className?: string | undefined
  /**
   * Selector of the elements that may receive focus on close if the one that opened the dialog was
   * removed. The nearest to it that takes focus does.
   */
  readonly returnFocusTo?: string | undefined
  /** The dialog closes because what it asked for was accepted: it shows a check. Default false. */
  readonly accepted?: boolean | undefined
}

/** A modal dialog: a native `<dialog>` in the top layer, rendered into the body. */
export function Dialog(props: DialogProps): ReactElement | null {
  const mounted = useIsHydrated()
  const { open, prepared = false } = props
  const [present, setPresent] = useState(open)
  const [wasOpen, setWasOpen] = useState(open)
  const [visit, setVisit] = useState(0)
  if (open !== wasOpen) {
    setWasOpen(open)
    // Opened again during the exit animation, with what the last visit left, such as a search.
    if (open && present) setVisit(visit + 1)
  }
  if (open && !present) setPresent(true)
  if (!mounted || !(present || prepared)) return null
  const closing = present && !open
  return createPortal(
    <Panel {...props} closing={closing} visit={visit} onClosed={() => setPresent(false)} />,
    document.body,
  )
}

interface PanelProps extends DialogProps {
  /** The exit animation plays. */
  readonly closing: boolean
  /** Another visit starts with new content. */
  readonly visit: number
  onClosed(): void
}

function Panel(props: PanelProps): ReactElement {
  const { accepted, titleId, size = 'single', className, closing, visit } = props
  const { locale, dir } = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const view = useRef<HTMLDivElement>(null)
  useDialogController(dialog, props)
  useSizes(dialog, view, props)
  return (
    <div data-kit="" lang={locale} dir={dir}>
      <dialog
        ref={dialog}
        className={cx(styles.dialog, styles[size])}
        aria-labelledby={titleId}
        tabIndex={-1}
        data-kit-part="dialog"
        data-kit-root=""
        data-accepted={(closing && accepted) || undefined}
      >
        <div className={styles.handle} data-kit-part="dialog-handle" />
        <div ref={view} className={styles.view}>
          <div className={cx(styles.content, className)}>
            <Held key={visit} held={closing}>
              {props.children}
            </Held>
          </div>
        </div>
        {closing && accepted ? (
          <div className={styles.accepted}>
            <Check size={48} />
          </div>
        ) : null}
      </dialog>
    </div>
  )
}

interface HeldProps {
  readonly held: boolean
  readonly children: ReactNode
}

/** Keeps the last content during the exit animation, even if the owner already renders another. */
const Held = memo(
  ({ children }: HeldProps) => children,
  (_previous, next) => next.held,
)

/** Opens and closes the native dialog as `open` changes. */
function useDialogController(dialog: RefObject<HTMLDialogElement | null>, props: PanelProps): void {
  const { stack, scrollLock } = useUi('Dialog')
  const controller = useRef<DialogController>(null)
  const latest = useRef(props)

  useLayoutEffect(() => {
    latest.current = props
  })

  useLayoutEffect(() => {
    if (!dialog.current) return
    const created = createDialogController(dialog.current, {
      stack,
      scrollLock,
      titleId: () => latest.current.titleId,
      requestClose: () => latest.current.onClose(),
      returnFocusTo: () => latest.current.returnFocusTo,
      onClosed: () => latest.current.onClosed(),
    })
    controller.current = created
    return created.destroy
  }, [dialog, stack, scrollLock])

  const { open } = props
  useLayoutEffect(() => {
    if (open) controller.current?.open()
    else controller.current?.close()
  }, [open])
}

/** Follows the sizes in an open dialog. Lays out a prepared one before it opens. */
function useSizes(
  dialog: RefObject<HTMLDialogElement | null>,
  view: RefObject<HTMLElement | null>,
  { open, prepared }: PanelProps,
): void {
  useEffect(() => {
    if (!dialog.current || !view.current) return
    if (open) return followSizes(dialog.current, view.current)
    if (!prepared) return
    // Not at once: a click that is already waiting goes first.
    const timer = setTimeout(() => {
      if (dialog.current?.open === false && view.current) layOutUnseen(dialog.current, view.current)
    })
    return () => clearTimeout(timer)
  }, [dialog, view, open, prepared])
}

/**
 * Focuses the title of the open dialog when its view mounts or changes, so that focus isn't lost
 * with a removed control. Call it in the dialog's owner, or in a lazily loaded view.
 */
export function useViewFocus(viewKey: string, titleId: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the view
  useLayoutEffect(() => {
    const dialog = document.getElementById(titleId)?.closest('dialog')
    if (dialog?.open) focusTitle(dialog, titleId)
  }, [viewKey, titleId])
}
