import { type Method, permittedAccount } from '../context.ts'
import { addressParam, fieldsParam } from '../params.ts'
import { parseTransaction, prepareTransaction, signAndSend } from '../transaction.ts'

/** Fills in missing fields from the wallet's node, asks the user, signs and sends. */
export const sendTransaction: Method = async (wallet, call) => {
  const fields = fieldsParam(call.params[0], 'The transaction')
  const account = permittedAccount(wallet, addressParam(fields.from, 'from'))
  const { chainId } = wallet.store.get()
  const input = parseTransaction(fields, chainId)
  const rpc = wallet.rpc(chainId)
  const transaction = await prepareTransaction(rpc, account.address, input, chainId)
  // The wallet may have switched meanwhile; the user is told the chain of this transaction.
  await call.ask({ kind: 'sendTransaction', account, transaction }, chainId)
  return wallet.inTurn(() => signAndSend(rpc, account, transaction))
}
