import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import '@foyer/ui/theme/writeTokens.ts'

/** Builds the playground from the kit's sources into the site's public files. */
export default defineConfig({
  root: import.meta.dirname,
  // The site can be served under any path.
  base: './',
  envDir: false,
  plugins: [react()],
  resolve: { dedupe: ['use-sync-external-store'] },
  build: {
    outDir: fileURLToPath(new URL('../public/theme-editor', import.meta.url)),
    emptyOutDir: true,
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
  },
})
