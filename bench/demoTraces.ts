import { mnemonicToAccount } from 'viem/accounts'

const MNEMONIC = 'test test test test test test test test test test test junk'
const ACCOUNTS = 10

/** A secret of the demo wallet, and its text in a file. */
export interface Trace {
  readonly name: string
  readonly text: string
}

/** What a production bundle must not contain: the demo wallet's name, mnemonic and private keys. */
export function demoTraces(): readonly Trace[] {
  const keys = Array.from({ length: ACCOUNTS }, (_, addressIndex): Trace => {
    const { privateKey } = mnemonicToAccount(MNEMONIC, { addressIndex }).getHdKey()
    if (!privateKey) throw new Error('A derived account must have a private key.')
    return {
      name: `the private key of demo account ${addressIndex}`,
      text: Buffer.from(privateKey).toString('hex'),
    }
  })
  return [
    { name: "the demo wallet's identifier", text: 'xyz.foyer.demo' },
    { name: "the demo accounts' mnemonic", text: MNEMONIC },
    ...keys,
  ]
}

/** The names of the traces in a text. */
export function findTraces(text: string, traces: readonly Trace[]): readonly string[] {
  const lower = text.toLowerCase()
  return traces.filter((trace) => lower.includes(trace.text)).map(({ name }) => name)
}
