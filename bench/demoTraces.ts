import { mnemonicToAccount } from 'viem/accounts'

const MNEMONIC = 'test test test test test test test test test test test junk'
const ACCOUNTS = 10

/** Something that only the demo's wallet holds, and what it looks like in a file. */
export interface Trace {
  readonly name: string
  readonly text: string
}

/** What must not be in a production bundle: the demo wallet's name, its mnemonic and its private keys. */
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

/** The names of the traces that a file's text holds. */
export function findTraces(text: string, traces: readonly Trace[]): readonly string[] {
  const lower = text.toLowerCase()
  return traces.filter((trace) => lower.includes(trace.text)).map(({ name }) => name)
}
