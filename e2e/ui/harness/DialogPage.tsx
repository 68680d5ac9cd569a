import { useAnnounce } from '@foyer/ui/announcer/Announcer.tsx'
import { Button } from '@foyer/ui/button/Button.tsx'
import { Dialog, type DialogProps, useViewFocus } from '@foyer/ui/dialog/Dialog.tsx'
import { DialogHeader } from '@foyer/ui/dialog/DialogHeader.tsx'
import { ViewSwap } from '@foyer/ui/dialog/ViewSwap.tsx'
import { Icon } from '@foyer/ui/icon/Icon.tsx'
import { RouteProgress } from '@foyer/ui/route-progress/RouteProgress.tsx'
import { ToastArea } from '@foyer/ui/toasts/ToastArea.tsx'
import { toast } from '@foyer/ui/toasts/toast.tsx'
import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { WalletOverlay } from './WalletOverlay.tsx'

const names = [
  'Amber',
  'Birch',
  'Cedar',
  'Dune',
  'Elm',
  'Fern',
  'Grove',
  'Heath',
  'Iris',
  'Juniper',
]

/** A long page with everything that can open a dialog. */
export function DialogPage(): ReactElement {
  const [pending, setPending] = useState(false)
  return (
    <main className="app">
      <h1>Primitives</h1>
      <Simple name="single" />
      <Simple name="wide" size="wide" />
      <Simple name="compact" size="compact" />
      <Simple name="hidden" wrap={(dialog) => <div className="gone">{dialog}</div>} />
      <Long />
      <Views />
      <Vanishing />
      <Deaf />
      <button type="button" className="plain" onClick={() => setPending(!pending)}>
        {pending ? 'Arrive' : 'Navigate'}
      </button>
      <ToastButtons />
      <RouteProgress pending={pending} />
      <ToastArea />
    </main>
  )
}

interface SimpleProps {
  readonly name: string
  readonly size?: DialogProps['size']
  readonly wrap?: (dialog: ReactNode) => ReactNode
}

function Simple({ name, size, wrap = (dialog) => dialog }: SimpleProps): ReactElement {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [nested, setNested] = useState(false)
  const [closes, setCloses] = useState(0)
  const close = () => {
    setCloses(closes + 1)
    setOpen(false)
  }
  return (
    <>
      <Opener name={name} onClick={() => setOpen(true)} />
      <output data-testid={`closes-${name}`}>{closes}</output>
      {wrap(
        <Dialog open={open} onClose={close} titleId={id} size={size}>
          <DialogHeader titleId={id} title={`The ${name} dialog`} onClose={close} />
          <ul className="rows">
            {names.slice(0, 4).map((wallet) => (
              <li key={wallet}>
                <button type="button" className="row">
                  <Icon fallbackName={wallet} />
                  {wallet}
                </button>
              </li>
            ))}
          </ul>
          <div className="text">
            <p data-testid="prose">Some words to drag across.</p>
            <Button onClick={() => setNested(true)}>Open inner</Button>
            <WalletOverlay />
            <ToastButtons />
          </div>
          <Inner open={nested} onClose={() => setNested(false)} />
        </Dialog>,
      )}
    </>
  )
}

function Inner({ open, onClose }: { open: boolean; onClose(): void }): ReactElement {
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} titleId={id} size="compact">
      <DialogHeader titleId={id} title="The inner dialog" onClose={onClose} />
      <p className="text">One above the other.</p>
    </Dialog>
  )
}

function Long(): ReactElement {
  const id = useId()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Opener name="long" onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={close} titleId={id} size="compact">
        <DialogHeader titleId={id} title="The long dialog" onClose={close} />
        <ul className="rows">
          {[...names, ...names].map((wallet, index) => (
            <li key={`${wallet}${index > 9}`}>
              <button type="button" className="row">
                <Icon fallbackName={wallet} />
                {wallet} {index + 1}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

function Views(): ReactElement {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [view, setView] = useState<'list' | 'detail'>('list')
  useViewFocus(view, id)
  const close = () => setOpen(false)
  return (
    <>
      <Opener name="views" onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={close} titleId={id}>
        <ViewSwap viewKey={view} depth={view === 'list' ? 0 : 1}>
          {view === 'list' ? (
            <>
              <DialogHeader titleId={id} title="Pick one" onClose={close} />
              <ul className="rows">
                {names.slice(0, 6).map((wallet) => (
                  <li key={wallet}>
                    <button type="button" className="row" onClick={() => setView('detail')}>
                      <Icon fallbackName={wallet} />
                      {wallet}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <>
              <DialogHeader
                titleId={id}
                title="Picked"
                onBack={() => setView('list')}
                onClose={close}
              />
              <p className="text">What was picked.</p>
            </>
          )}
        </ViewSwap>
      </Dialog>
    </>
  )
}

/** Its opener is removed before it closes, like Connect Wallet after connecting. */
function Vanishing(): ReactElement {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [connected, setConnected] = useState(false)
  return (
    <>
      {connected ? (
        <button type="button" className="plain" id="account">
          Account
        </button>
      ) : (
        <Opener name="vanishing" onClick={() => setOpen(true)} />
      )}
      <Dialog open={open} onClose={() => setOpen(false)} titleId={id} returnFocusTo="#account">
        <DialogHeader titleId={id} title="The vanishing dialog" onClose={() => setOpen(false)} />
        <div className="text">
          <Button
            onClick={() => {
              setConnected(true)
              setOpen(false)
            }}
          >
            Connect
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/** Closes only on the second request. */
function Deaf(): ReactElement {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(0)
  const ask = () => {
    setAsked(asked + 1)
    if (asked > 0) setOpen(false)
  }
  return (
    <>
      <Opener name="deaf" onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={ask} titleId={id}>
        <DialogHeader titleId={id} title="The deaf dialog" onClose={ask} />
        <p className="text" data-testid="asked">
          {asked}
        </p>
      </Dialog>
    </>
  )
}

function ToastButtons(): ReactElement {
  const announce = useAnnounce()
  return (
    <span className="line">
      <Button
        size="small"
        onClick={() => toast.loading({ title: 'Locking', text: 'Waiting' }, { id: 'lock' })}
      >
        Toast loading
      </Button>
      <Button
        size="small"
        onClick={() => toast.success({ title: 'Locked', text: 'In a block' }, { id: 'lock' })}
      >
        Toast loaded
      </Button>
      <Button size="small" onClick={() => toast.error('It failed')}>
        Toast error
      </Button>
      <Button size="small" onClick={() => announce('Connecting to Amber…')}>
        Announce
      </Button>
    </span>
  )
}

function Opener({ name, onClick }: { name: string; onClick(): void }): ReactElement {
  return (
    <button type="button" className="plain" onClick={onClick}>
      Open {name}
    </button>
  )
}
