import { QueryClientProvider } from '@tanstack/react-query'
import { WagmiProvider } from 'wagmi'
import { queryClient, wagmiConfig } from './config.ts'
import { Landing } from './Landing.tsx'
import { Playground } from './Playground.tsx'
import { Preview } from './Preview.tsx'
import { previewed } from './previewed.ts'

/** The page that the address asks for: the theme editor, the home page's or that of a component. */
export function App() {
  const query = new URLSearchParams(location.search)
  const look = query.get('look') === 'light' ? 'light' : 'dark'
  const component = previewed.find((name) => name === query.get('component'))
  const page = query.has('landing') ? <Landing look={look} /> : <Playground look={look} />
  return (
    <WagmiProvider config={wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        {component ? <Preview name={component} look={look} /> : page}
      </QueryClientProvider>
    </WagmiProvider>
  )
}
