import type { NextConfig } from 'next'

const config: NextConfig = {
  // Loaded by Node itself, since it includes a native module and WebAssembly.
  serverExternalPackages: ['@foyer/auth'],
}

export default config
