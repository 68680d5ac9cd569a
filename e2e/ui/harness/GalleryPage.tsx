import { Avatar } from '@foyer/ui/avatar/Avatar.tsx'
import { Button } from '@foyer/ui/button/Button.tsx'
import { Icon } from '@foyer/ui/icon/Icon.tsx'
import { Check } from '@foyer/ui/icons/Check.tsx'
import { Copy } from '@foyer/ui/icons/Copy.tsx'
import { LogOut } from '@foyer/ui/icons/LogOut.tsx'
import { Skeleton } from '@foyer/ui/skeleton/Skeleton.tsx'
import { Ring } from '@foyer/ui/spinner/Ring.tsx'
import { SpinnerRing } from '@foyer/ui/spinner/SpinnerRing.tsx'
import { Tag } from '@foyer/ui/tag/Tag.tsx'
import { ToastArea } from '@foyer/ui/toasts/ToastArea.tsx'
import { toast } from '@foyer/ui/toasts/toast.tsx'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'

type Glyphs = Record<string, (props: { size?: number }) => ReactNode>

const glyphs = Object.values(
  import.meta.glob<Glyphs>(
    ['../../../packages/ui/src/icons/*.tsx', '!../../../packages/ui/src/icons/createGlyph.tsx'],
    { eager: true },
  ),
).flatMap((module) => Object.entries(module))

const addresses = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
  '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955',
]

/** Everything that is visible without a dialog. */
export function GalleryPage(): ReactElement {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (ready) return
    toast.error(
      { title: 'Could not send 0.4 ETH', text: 'Reverted: only the fee was paid' },
      forever,
    )
    toast.success(
      { title: 'Approval confirmed', text: 'The vault may take 250 FOYER once' },
      forever,
    )
    toast.loading({ title: 'Locking 250 FOYER', text: 'Waiting for the network' })
    setReady(true)
  }, [ready])
  return (
    <main className="gallery">
      <h1>States</h1>
      {(['accent', 'neutral', 'danger'] as const).map((variant) => (
        <div key={variant} className="line">
          <Cell>
            <Button variant={variant} fullWidth={true}>
              Approve
            </Button>
          </Cell>
          <Cell>
            <Button variant={variant} fullWidth={true} icon={<Copy />} size="large">
              Copy Address
            </Button>
          </Cell>
          <Cell>
            <Button variant={variant} fullWidth={true} busy={true}>
              Confirm in wallet
            </Button>
          </Cell>
          <Cell>
            <Button variant={variant} fullWidth={true} disabled={true}>
              Disabled
            </Button>
          </Cell>
          <Button variant={variant} size="small" icon={<LogOut />}>
            Small
          </Button>
        </div>
      ))}
      <div className="line">
        <Tag tone="success">
          <Check size={12} />
          Ready
        </Tag>
        <Tag tone="accent">Recent</Tag>
        <Tag>This device</Tag>
        <Ring />
        <Ring size={20} />
        <Ring size={32} />
      </div>
      <div className="line">
        {addresses.map((address) => (
          <Avatar key={address} address={address} size={64} />
        ))}
        {addresses.slice(0, 3).map((address) => (
          <Avatar key={address} address={address} />
        ))}
      </div>
      <div className="line">
        <SpinnerRing>
          <Icon fallbackName="Amber" size={64} radius={18} background="#f6851b" />
        </SpinnerRing>
        <SpinnerRing state="failed">
          <Icon fallbackName="Birch" size={64} radius={18} background="#0052ff" />
        </SpinnerRing>
        <SpinnerRing state="idle">
          <Icon fallbackName="Cedar" size={64} radius={18} />
        </SpinnerRing>
        <Icon fallbackName="dune" />
        <Icon fallbackName="Elm" src="data:image/png;base64,AAAA" size={48} />
        <Skeleton width={160} />
        <Skeleton width={80} height={32} />
      </div>
      <div className="glyphs">
        {glyphs.map(([name, Glyph]) => (
          <div key={name} className="mark">
            <Glyph size={24} />
            <Glyph />
            {name}
          </div>
        ))}
      </div>
      <ToastArea />
    </main>
  )
}

const forever = { duration: Number.POSITIVE_INFINITY }

function Cell({ children }: { children: ReactNode }): ReactElement {
  return <div className="cell">{children}</div>
}
