import { getDefaultConfig } from '@foyer/rainbowkit';
import { zora, mainnet, sepolia } from 'wagmi/chains';

export const config = getDefaultConfig({
  appName: 'RainbowKit mint demo',
  projectId: 'YOUR_PROJECT_ID',
  chains: [
    mainnet,
    zora,
    ...(process.env.NEXT_PUBLIC_ENABLE_TESTNETS === 'true' ? [sepolia] : []),
  ],
  ssr: true,
});
