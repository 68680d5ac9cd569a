import { classifyWalletError } from './classifyWalletError.ts'
import { ResourceUnavailableError } from './connection.ts'

/**
 * Runs a wallet request. Reports a pending earlier request the same way for every wallet.
 *
 * @throws ResourceUnavailableError if another request is open in the wallet; otherwise what `ask`
 * throws.
 */
export async function namingPending<T>(wallet: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    if (classifyWalletError(cause) !== 'pending') throw cause
    throw new ResourceUnavailableError({ wallet, cause })
  }
}
