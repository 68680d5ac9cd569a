/** A page with one kit, built as in its quick start. */
export interface BenchApp {
  readonly name: string
  /** The app's name in the tables. */
  readonly title: string
  /** The app's entry in `apps/`. */
  readonly entry: string
  /** Packages besides the build tools; '@foyer/kit' is the packed one. */
  readonly packages: readonly string[]
  /** A selector of what shows the account, if the page also names it elsewhere. */
  readonly accountPart?: string
}

const react = ['react@19.3.1', 'react-dom@19.3.1']
const query = '@tanstack/react-query@5.108.0'
const viem = 'viem@2.57.20'

/**
 * The kits that are compared. Peers are the newest versions that can be installed together;
 * docs/comparison.md says why AppKit and thirdweb are missing.
 */
export const benchApps: readonly BenchApp[] = [
  {
    name: 'wagmi',
    title: 'wagmi 3, no kit',
    entry: 'wagmi.tsx',
    packages: [...react, 'wagmi@3.7.7', viem, query],
  },
  {
    name: 'foyer',
    title: 'Foyer',
    entry: 'foyer.tsx',
    packages: [...react, '@foyer/kit', 'wagmi@3.7.7', viem, query],
  },
  {
    name: 'foyerIntent',
    title: 'Foyer, config on intent',
    entry: 'foyerIntent.tsx',
    packages: [...react, '@foyer/kit', 'wagmi@3.7.7', viem, query],
  },
  {
    name: 'shell',
    title: "Foyer's shell, demo",
    entry: '',
    packages: [],
    accountPart: '[data-kit-part="account-button"]',
  },
  {
    name: 'rainbowkit',
    title: 'RainbowKit 2.2.11',
    entry: 'rainbowkit.tsx',
    packages: [...react, '@rainbow-me/rainbowkit@2.2.11', 'wagmi@2.19.5', viem, query],
  },
  {
    name: 'connectkit',
    title: 'ConnectKit 1.9.2',
    entry: 'connectkit.tsx',
    packages: ['react@18.3.1', 'react-dom@18.3.1', 'connectkit@1.9.2', 'wagmi@2.19.5', viem, query],
  },
]
