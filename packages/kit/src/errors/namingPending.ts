import { classifyWalletError } from './classifyWalletError.ts'
import { ResourceUnavailableError } from './connection.ts'

/**
 * Asks the wallet; that another request waits in it is told as an error of its own, whatever the wallet makes of it.
 *
 * @throws ResourceUnavailableError, else what `ask` throws
 */
export async function namingPending<T>(wallet: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    if (classifyWalletError(cause) !== 'pending') throw cause
    throw new ResourceUnavailableError({ wallet, cause })
  }
}
