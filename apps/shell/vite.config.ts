import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { composition } from './vite/composition.ts'
import { devReload } from './vite/devReload.ts'
import { integrity } from './vite/integrity.ts'
import { precompress } from './vite/precompress.ts'
import { scopedName } from './vite/scopedName.ts'

/** Modes: `demo` (with the demo wallet) and `production`. There is no Vite server: see CONTRIBUTING. */
export default defineConfig(({ mode }) => {
  const watching = process.env.FOYER_DEV === '1'
  return {
    root: import.meta.dirname,
    base: '/',
    envDir: false,
    // wagmi and the router pin different patch versions of the same shim.
    resolve: { dedupe: ['use-sync-external-store'] },
    clearScreen: false,
    define: { __DEMO__: JSON.stringify(mode === 'demo') },
    css: { modules: { generateScopedName: scopedName } },
    build: {
      outDir: `dist/${mode}`,
      emptyOutDir: true,
      // `browserslist` (package.json).
      target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
      sourcemap: watching,
      minify: !watching,
      manifest: true,
      license: { fileName: 'licenses.txt' },
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // All that the page imports statically in one file: the dozen shared chunks that the bundler makes of it
      // otherwise compress 6 kB worse.
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
      },
    },
    plugins: [
      react(),
      watching ? devReload() : undefined,
      integrity(),
      watching ? undefined : composition(),
      watching ? undefined : precompress(),
    ],
  }
})
