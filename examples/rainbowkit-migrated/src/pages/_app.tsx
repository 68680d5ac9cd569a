import '../styles/global.css';
import '@foyer/kit/styles.css';
import { darkTheme, RainbowKitProvider } from '@foyer/rainbowkit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { AppProps } from 'next/app';
import { WagmiProvider } from 'wagmi';
import { config } from '../wagmi';

const client = new QueryClient();

export default function App({ Component, pageProps }: AppProps) {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={client}>
        <RainbowKitProvider
          appInfo={{ appName: 'RainbowKit mint demo' }}
          showRecentTransactions
          theme={darkTheme({ ...darkTheme.accentColors.orange, fontStack: 'system' })}
        >
          <Component {...pageProps} />
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  );
}
