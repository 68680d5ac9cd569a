import type { Connector } from 'wagmi'

interface Connected {
  readonly accounts: readonly unknown[]
  readonly chainId: number
}

type Change = { readonly [Key in keyof Connected]?: Connected[Key] | undefined }

/**
 * Connects, and reads accounts and chain again if the wallet reports others in the meantime: wagmi
 * listens to a connector only once it has connected.
 */
export async function withLatestAccounts<T extends Connected>(
  connector: Connector,
  connect: () => Promise<T>,
): Promise<T> {
  const { emitter } = connector
  let reported: Change = {}
  const onChange = (change: Change) => {
    reported = { ...reported, ...change }
  }
  const onDisconnect = () => onChange({ accounts: [] })
  emitter.on('change', onChange)
  emitter.on('disconnect', onDisconnect)
  try {
    const result = await connect()
    const { accounts = result.accounts, chainId = result.chainId } = reported
    if (chainId === result.chainId && `${accounts}` === `${result.accounts}`) return result
    const latest = {
      accounts: await connector.getAccounts(),
      chainId: await connector.getChainId(),
    }
    return { ...result, ...latest }
  } finally {
    emitter.off('change', onChange)
    emitter.off('disconnect', onDisconnect)
  }
}
