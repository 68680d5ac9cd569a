import { Button } from '@foyer/ui/button/Button.tsx'
import { shortenAddress } from '@foyer/ui/format/shorten.ts'
import { useLanguageMark } from '@foyer/ui/i18n/I18nContext.ts'
import { useText } from '@foyer/ui/i18n/useText.ts'
import { LoadBoundary, LoadFailure } from '@foyer/ui/load/LoadBoundary.tsx'
import { useLazyImport } from '@foyer/ui/load/useLazyImport.ts'
import type { LazyImport } from '@foyer/ui/utils/lazyImport.ts'
import { useIsHydrated } from '@foyer/ui/utils/useIsHydrated.ts'
import { whenIdle } from '@foyer/ui/utils/whenIdle.ts'
import { VisuallyHidden } from '@foyer/ui/visually-hidden/VisuallyHidden.tsx'
import {
  type ComponentType,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useState,
} from 'react'
import { useKitSource } from '../chains/config/useKit.ts'
import { storedAddress } from '../wallets/connection/restore/storedAddress.ts'
import {
  type ConnectionStatus,
  useConnectionState,
} from '../wallets/connection/useConnectionState.ts'
import { type Modals, useModals } from '../wallets/modals/ModalsContext.ts'
import type { ConnectedControlsProps } from './ConnectedControls.tsx'
import type { ConnectButtonCustomProps, ConnectButtonRenderProps } from './CustomDisplays.tsx'
import { createHeaderFocus } from './createHeaderFocus.ts'
import { lazyParts } from './lazyParts.ts'

/** Props of `ConnectButton`. */
export interface ConnectButtonProps extends ConnectedControlsProps {
  /** Label of the button while disconnected. Default: the translated 'Connect Wallet'. */
  readonly label?: string | undefined
  /** Uses the neutral colour, for a view whose accent belongs to another control. Default false. */
  readonly quiet?: boolean | undefined
}

/**
 * The header control: 'Connect Wallet', or the chain and account buttons. Place it in a box whose
 * position does not depend on its contents, so that nothing moves when the control changes.
 */
export function ConnectButton({ label, quiet = false, ...shown }: ConnectButtonProps) {
  const { open, prepare } = useModals('ConnectButton')
  const { status } = useConnectionState()
  const controls = useConnectedView(lazyParts(useKitSource('ConnectButton')).controls)
  const [control] = useState(createHeaderFocus)

  // The status before 'connected'. The controls may still be loading when that is reached.
  const [before, setBefore] = useState(status)
  if (status !== before && status !== 'connected') setBefore(status)

  const trigger = (busy: boolean) => (
    <ConnectTrigger
      buttonRef={control}
      label={label}
      quiet={quiet}
      busy={busy}
      reconnecting={before === 'reconnecting'}
      onIntent={() => prepare('connect')}
      onOpen={() => open('connect')}
    />
  )
  if (status !== 'connected') return trigger(status === 'reconnecting')
  if (controls.failed) return <LoadFailure {...controls} />
  if (!controls.View) return trigger(true)
  return (
    <LoadBoundary onRetry={controls.retry} fallback={(retry) => <LoadFailure retry={retry} />}>
      <Suspense fallback={trigger(true)}>
        <controls.View {...shown} accountRef={control} />
      </Suspense>
    </LoadBoundary>
  )
}

ConnectButton.Custom = ConnectButtonCustom

interface ConnectTriggerProps {
  readonly buttonRef: Ref<HTMLButtonElement>
  readonly label: string | undefined
  readonly quiet: boolean
  readonly busy: boolean
  /** The kit restores an earlier connection. */
  readonly reconnecting: boolean
  /** Called when the button is hovered or focused. */
  readonly onIntent: () => void
  readonly onOpen: () => void
}

/** 'Connect Wallet', or a busy button while a connection is restored. */
function ConnectTrigger(props: ConnectTriggerProps) {
  const { busy, buttonRef, label, onIntent, onOpen, quiet, reconnecting } = props
  const t = useText()
  const mark = useLanguageMark()
  if (reconnecting && busy) return <ReconnectingButton buttonRef={buttonRef} />
  if (busy) {
    return (
      <Button {...mark} ref={buttonRef} variant="neutral" busy data-kit-part="connect-button">
        {t('connect.pending')}
      </Button>
    )
  }
  return (
    <Button
      // A label of the page is in the page's language.
      {...(label === undefined && mark)}
      ref={buttonRef}
      variant={quiet ? 'neutral' : 'accent'}
      data-kit-part="connect-button"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onOpen}
    >
      {label ?? t('connect.button')}
    </Button>
  )
}

/**
 * The account of the earlier visit, marked as reconnecting. A separate component, and therefore
 * another element than the server-rendered button, which it replaces without moving anything.
 */
function ReconnectingButton({ buttonRef }: Pick<ConnectTriggerProps, 'buttonRef'>) {
  const t = useText()
  const [address] = useState(storedAddress)
  return (
    <Button
      {...useLanguageMark()}
      ref={buttonRef}
      variant="neutral"
      busy
      data-kit-part="connect-button"
    >
      {address === undefined ? (
        t('connect.reconnecting')
      ) : (
        <>
          <VisuallyHidden>{t('connect.reconnecting')} </VisuallyHidden>
          <bdi>{shortenAddress(address)}</bdi>
        </>
      )}
    </Button>
  )
}

/**
 * A custom header control. The page renders it from the connection, its display data and the
 * functions that open dialogs.
 */
function ConnectButtonCustom({ children }: ConnectButtonCustomProps): ReactNode {
  const modals = useModals('ConnectButton.Custom')
  const { status } = useConnectionState()
  const displays = useConnectedView(lazyParts(useKitSource('ConnectButton.Custom')).displays)
  const props = renderProps(modals, status)
  if (status !== 'connected') return children(props)
  if (displays.failed) return <LoadFailure {...displays} />
  const waiting = () => children({ ...props, status: 'reconnecting' })
  if (!displays.View) return waiting()
  const view = <displays.View {...props}>{children}</displays.View>
  // Every part has loaded, so that an error is one of the page's own function.
  if (!displays.mayFail) return view
  return (
    <LoadBoundary onRetry={displays.retry} fallback={(retry) => <LoadFailure retry={retry} />}>
      <Suspense fallback={waiting()}>{view}</Suspense>
    </LoadBoundary>
  )
}

/**
 * A view that is rendered while connected. Its code loads while the connect dialog is open. If a
 * server knows the account, as with cookies, it waits for the code, and the browser keeps its
 * markup until the code has loaded.
 */
function useConnectedView<Props>(code: LazyImport<ComponentType<Props>>) {
  const { openDialog } = useModals('ConnectButton')
  const { status } = useConnectionState()
  const isConnected = status === 'connected'
  const isHydrated = useIsHydrated()
  const [known, setKnown] = useState(() =>
    isConnected && !isHydrated ? lazy(async () => ({ default: await code.load() })) : undefined,
  )
  useEffect(() => {
    // Ignores a failed preload; the control reports it when it is drawn.
    const preload = () => void code.load().catch(() => undefined)
    if (status === 'reconnecting') preload()
    return openDialog === 'connect' ? whenIdle(preload) : undefined
  }, [code, openDialog, status])
  const loaded = useLazyImport(code, isConnected)
  return {
    ...loaded,
    View: known ?? loaded.value,
    /** `View` loads its code when it is first drawn. */
    mayFail: known !== undefined,
    retry() {
      setKnown(undefined)
      loaded.retry()
    },
  }
}

function renderProps(modals: Modals, status: ConnectionStatus): ConnectButtonRenderProps {
  const { conditions, open, openDialog } = modals
  return {
    account: undefined,
    chain: undefined,
    status,
    connectionState: conditions.state,
    connectModalOpen: openDialog === 'connect',
    accountModalOpen: openDialog === 'account',
    chainModalOpen: openDialog === 'chain',
    openConnectModal: () => open('connect'),
    openAccountModal: () => open('account'),
    openChainModal: () => open('chain'),
  }
}
