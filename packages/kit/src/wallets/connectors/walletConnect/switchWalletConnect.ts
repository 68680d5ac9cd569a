import { type AddEthereumChainParameter, SwitchChainError } from 'viem'
import type { RpcRequest } from '../../../chains/transport/requestOf.ts'
import { classifyWalletError } from '../../../errors/classifyWalletError.ts'
import { requestAddChain, requestSwitchOrAdd } from '../injected/switchInjected.ts'
import { switchNotSupported } from '../lazyConnector.ts'
import { walletConnectName } from './walletConnectOptions.ts'
import type { WalletConnectSession } from './walletConnectSession.ts'

/** How long a wallet may take to extend its session after it agreed to switch, in ms. */
const extensionPatience = 5_000

interface SwitchOptions {
  readonly chainId: number
  readonly addChain: Omit<AddEthereumChainParameter, 'chainId'>
}

/**
 * Switches the session's chain. An approved chain needs no prompt. For any other, asks the wallet
 * to switch, or to add the chain if it does not know it (4902); the wallet must then extend its
 * session, since requests on the new chain would fail otherwise.
 *
 * @throws UserRejectedRequestError if the visitor refuses; SwitchChainError for everything else.
 */
export async function switchWalletConnect(
  session: WalletConnectSession,
  options: SwitchOptions,
): Promise<void> {
  const { chainId } = options
  const live = session.current()
  if (!live) throw new SwitchChainError(new Error('No wallet is connected.'))
  const { accounts, methods } = live.approved
  if (!accounts.has(chainId)) {
    await ask(session, methods, options)
    await session.whenCovered(chainId, extensionPatience).catch((error: Error) => {
      throw new SwitchChainError(error)
    })
  }
  session.moveTo(chainId)
}

async function ask(
  session: WalletConnectSession,
  methods: ReadonlySet<string>,
  options: SwitchOptions,
): Promise<void> {
  const maySwitch = methods.has('wallet_switchEthereumChain')
  const mayAdd = methods.has('wallet_addEthereumChain')
  if (!maySwitch && !mayAdd) throw new SwitchChainError(switchNotSupported(walletConnectName))
  const { addChain, chainId } = options
  const request: RpcRequest = (args) => session.request(args)
  const add = () => requestAddChain(request, chainId, addChain)
  await (maySwitch ? requestSwitchOrAdd(request, chainId, mayAdd ? add : undefined) : add()).catch(
    (error: unknown) => {
      if (classifyWalletError(error) === 'rejected') throw error
      throw new SwitchChainError(error instanceof Error ? error : new Error(String(error)))
    },
  )
}
