import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import '@foyer/ui/theme/writeTokens.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  logLevel: 'warn',
  build: {
    target: 'es2023',
    // The page is built on every run: build time matters, size does not.
    minify: false,
    // As shipped: scripts read values from the style sheet.
    cssMinify: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: true,
  },
})
