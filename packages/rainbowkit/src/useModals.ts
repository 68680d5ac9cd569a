import {
  useAccountModal as useAccount,
  useChainModal as useChain,
  useConnectModal as useConnect,
} from '@foyer/kit'

/** The account dialog; `openAccountModal` is undefined while it cannot open. */
export function useAccountModal() {
  const { canOpenModal, isOpen, open } = useAccount()
  return { accountModalOpen: isOpen, openAccountModal: canOpenModal ? open : undefined }
}

/** The dialog 'Switch Networks'; `openChainModal` is undefined while it cannot open. */
export function useChainModal() {
  const { canOpenModal, isOpen, open } = useChain()
  return { chainModalOpen: isOpen, openChainModal: canOpenModal ? open : undefined }
}

/** The dialog 'Connect a Wallet'; `openConnectModal` is undefined while it cannot open. */
export function useConnectModal() {
  const { canOpenModal, isOpen, open } = useConnect()
  return { connectModalOpen: isOpen, openConnectModal: canOpenModal ? open : undefined }
}
