import { SwitchChainNotSupportedError } from '@wagmi/core'
import { type AddEthereumChainParameter, numberToHex, SwitchChainError } from 'viem'
import { classifyWalletError } from '../../errors/classifyWalletError.ts'
import type { WalletConnectSession } from './walletConnectSession.ts'

/** How long a wallet may take to extend its session after it agreed to switch, in ms. */
const extensionPatience = 5_000

/**
 * Switches the session's chain. An approved chain needs no prompt. For any other, asks the wallet
 * to switch, or to add the chain if it does not know it (4902); the wallet must then extend its
 * session, since requests on the new chain would fail otherwise.
 *
 * @throws UserRejectedRequestError if the visitor refuses; SwitchChainError for everything else.
 */
export async function switchWalletConnect(
  session: WalletConnectSession,
  options: {
    readonly connector: { readonly name: string }
    readonly chainId: number
    readonly addChain: Omit<AddEthereumChainParameter, 'chainId'>
  },
): Promise<void> {
  const { addChain, chainId, connector } = options
  const live = session.current()
  if (!live) throw new SwitchChainError(new Error('No wallet is connected.'))
  const { accounts, methods } = live.approved
  if (!accounts.has(chainId)) {
    const method = ['wallet_switchEthereumChain', 'wallet_addEthereumChain'].find((each) =>
      methods.has(each),
    )
    if (method === undefined) {
      throw new SwitchChainError(
        new SwitchChainNotSupportedError({
          // wagmi's type asks for a whole connector but uses only its name.
          connector: connector as ConstructorParameters<
            typeof SwitchChainNotSupportedError
          >[0]['connector'],
        }),
      )
    }
    await ask(session, {
      chainId,
      addChain,
      method,
      mayAdd: methods.has('wallet_addEthereumChain'),
    })
    await session.whenCovered(chainId, extensionPatience).catch((error: Error) => {
      throw new SwitchChainError(error)
    })
  }
  session.moveTo(chainId)
}

async function ask(
  session: WalletConnectSession,
  options: {
    readonly chainId: number
    readonly addChain: Omit<AddEthereumChainParameter, 'chainId'>
    readonly method: string
    readonly mayAdd: boolean
  },
): Promise<void> {
  const { addChain, mayAdd, method } = options
  const chainId = numberToHex(options.chainId)
  const add = () =>
    session.request({ method: 'wallet_addEthereumChain', params: [{ ...addChain, chainId }] })
  try {
    if (method === 'wallet_addEthereumChain') await add()
    else await session.request({ method, params: [{ chainId }] })
  } catch (error) {
    const kind = classifyWalletError(error)
    if (kind === 'rejected') throw error
    const isUnknown = kind === 'unknownChain' || kind === 'unsupportedChain'
    if (!isUnknown || !mayAdd || method === 'wallet_addEthereumChain') {
      throw new SwitchChainError(error instanceof Error ? error : new Error(String(error)))
    }
    await add()
  }
}
