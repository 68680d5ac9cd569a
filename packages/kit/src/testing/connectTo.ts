import { connect } from '@wagmi/core'
import type { Config, Connector } from 'wagmi'

/** Connects before a test starts, as a visitor would. */
export async function connectTo(wagmi: Config, connector: Connector | undefined): Promise<void> {
  if (!connector) throw new Error('no such connector')
  await connect(wagmi, { connector })
}
