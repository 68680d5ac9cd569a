/**
 * English texts for a wallet that is on the real network instead of the demo's. Loaded when needed.
 */
export const demoChainEn = {
  'demoChain.meaning':
    'Your wallet can use this demo’s {network} instead of the real one. It will do so on every site until you change it back in the wallet’s network settings.',
  'demoChain.add': 'Add the demo network to {wallet}',
  'demoChain.rejected': 'Not added: you rejected the request.',
  'demoChain.kept':
    '{wallet} kept its own {network}. To use the demo, set this RPC URL for {network} in the wallet’s settings:',
} as const
