import { connect } from '@wagmi/core'
import type { Config, Connector } from 'wagmi'

/** Connects as a visitor would have done before the test begins. */
export async function connectTo(config: Config, connector: Connector | undefined): Promise<void> {
  if (!connector) throw new Error('no such connector')
  await connect(config, { connector })
}
