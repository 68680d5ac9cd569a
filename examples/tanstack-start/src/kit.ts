import { createKitConfig } from '@foyer/kit'
import { base, mainnet } from 'viem/chains'

export const config = createKitConfig({ appName: 'My app', chains: [mainnet, base] })
