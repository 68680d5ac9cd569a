import {
  Avatar,
  Button,
  ConnectButton,
  Icon,
  KitProvider,
  Skeleton,
  Tag,
  TransactionMark,
  useAccountModal,
  useChainModal,
  useConnectModal,
  WalletButton,
} from '@foyer/kit'
import { defineTheme } from '@foyer/ui/theme/defineTheme.tsx'
import { type ReactElement, useEffect } from 'react'
import { kitConfig } from './config.ts'
import { demoIcon, demoWalletId } from './demoWallet.ts'
import type { previewed } from './previewed.ts'

export type PreviewName = (typeof previewed)[number]

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

export const previews: Readonly<Record<PreviewName, ReactElement>> = {
  Avatar: <Avatar address={account} size={64} />,
  Button: (
    <>
      <Button variant="accent">Accent</Button>
      <Button>Neutral</Button>
      <Button variant="danger">Danger</Button>
      <Button busy>Busy</Button>
    </>
  ),
  ConnectButton: <ConnectButton />,
  Icon: (
    <>
      <Icon src={demoIcon} fallbackName="Demo Wallet" size={48} />
      <Icon src={undefined} fallbackName="Demo Wallet" size={48} />
    </>
  ),
  Skeleton: <Skeleton width={160} height={20} />,
  Tag: <Tag>Recent</Tag>,
  TransactionMark: (
    <>
      <TransactionMark status="pending" />
      <TransactionMark status="confirmed" />
      <TransactionMark status="failed" />
    </>
  ),
  WalletButton: <WalletButton wallet={demoWalletId} />,
}

interface PreviewProps {
  readonly name: PreviewName
  readonly look: 'dark' | 'light'
}

/** A component of the kit, for its page of the reference. */
export function Preview({ look, name }: PreviewProps) {
  return (
    <KitProvider config={kitConfig} theme={defineTheme(look)}>
      <Room />
      <main className="preview" aria-label={name}>
        {previews[name]}
      </main>
    </KitProvider>
  )
}

/** Tells the page around this one when a dialog needs room. */
function Room() {
  const modals = [useConnectModal(), useAccountModal(), useChainModal()]
  const isOpen = modals.some((modal) => modal.isOpen)
  useEffect(() => parent.postMessage({ isOpen }, location.origin), [isOpen])
  return null
}
