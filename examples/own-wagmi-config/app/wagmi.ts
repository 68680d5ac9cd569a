import { cookieStorage, createConfig, createStorage, http } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'

/** The app's own config. A function, so that no two visitors share one on the server. */
export function getConfig() {
  return createConfig({
    chains: [mainnet, base],
    ssr: true,
    storage: createStorage({ storage: cookieStorage }),
    transports: { [mainnet.id]: http(), [base.id]: http() },
  })
}

declare module 'wagmi' {
  interface Register {
    config: ReturnType<typeof getConfig>
  }
}
