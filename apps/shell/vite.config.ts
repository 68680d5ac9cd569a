import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import '@foyer/ui/theme/writeTokens.ts'
import { bootScript } from './vite/bootScript.ts'
import { composition } from './vite/composition.ts'
import { devReload } from './vite/devReload.ts'
import { integrity } from './vite/integrity.ts'
import { precompress } from './vite/precompress.ts'
import { scopedName } from './vite/scopedName.ts'
import { createStageNames } from './vite/stages.ts'

/** Modes: `demo` (with the demo wallet) and `production`. Has no Vite server; see CONTRIBUTING. */
export default defineConfig(({ isSsrBuild, mode }) => {
  const watching = process.env.FOYER_DEV === '1'
  const common = {
    root: import.meta.dirname,
    base: '/',
    envDir: false,
    // The router's and wagmi's shim for React 17, of which each pins another version.
    resolve: {
      alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
    },
    clearScreen: false,
    define: { __DEMO__: JSON.stringify(mode === 'demo') },
    css: { modules: { generateScopedName: scopedName } },
  } as const satisfies UserConfig
  // Code that renders the layout at build time (scripts/build/prerender.ts).
  if (isSsrBuild) return { ...common, build: { assetsInlineLimit: 0 }, plugins: [react()] }
  return {
    ...common,
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
      // In kB. The largest is Safe's SDK, loaded in Safe's frame only.
      chunkSizeWarningLimit: 650,
      // The bundler creates a chunk for each set of modules that the same pages share: more than
      // two hundred, most of them smaller than the headers of a request. `e2e/app/weight.spec.ts`
      // limits what a visit loads.
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              // Everything that the page imports statically.
              { name: 'first', tags: ['$initial'] },
              // What the connect button, the connect dialog and a connection need.
              { name: createStageNames(), debugName: 'stages' },
              // One file instead of one for each of these small pictures.
              { name: 'drawings', test: /web\/components\/drawings\// },
              // Everything else that pages and dialogs share. The connection is separate: a step of
              // the dialog must not bring what follows a wallet.
              shared('signing', /node_modules\/(?:@noble\/|viem\/_esm\/accounts\/)/),
              shared('connection', /packages\/kit\/src\/wallets\/connection\//),
              shared(
                'common',
                /packages\/(?:ui\/src\/(?!errors|format|storage|theme|utils)|kit\/src\/(?:wallets\/(?!connect)|connect\/))/,
              ),
            ],
          },
        },
      },
    },
    plugins: [
      react(),
      watching ? devReload() : undefined,
      bootScript(),
      integrity(),
      watching ? undefined : composition(),
      watching ? undefined : precompress(),
    ],
  }
})

/** A group of what several chunks share of these files. */
function shared(name: string, test: RegExp) {
  return {
    name,
    test,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 4_000,
  }
}
