/** Entries whose import name differs from their file name. */
const entries = {
  'auth/src/toNodeHandler': '@foyer/auth/node',
  'auth/src/store/memoryStore': '@foyer/auth/memory',
  'auth/src/store/admin': '@foyer/auth/admin',
  'auth/src/store/sqliteStore': '@foyer/auth/sqlite',
  'auth/src/store/openPostgresStore': '@foyer/auth/postgres',
  'auth/src/store/redisStore': '@foyer/auth/redis',
  'auth/src/store/d1Store': '@foyer/auth/d1',
}

/** 'kit/src/errors' as '@foyer/kit/errors', the name that users import. */
const importName = (name) => entries[name] ?? `@foyer/${name.replace('/src', '')}`

/** The API reference, generated from the types: one page per entry. */
export default {
  plugin: ['typedoc-plugin-markdown'],
  tsconfig: './tsconfig.typedoc.json',
  entryPoints: [
    ...[
      'index',
      'wallets',
      'sign-in',
      'reads',
      'toasts',
      'languages',
      'translation',
      'errors',
      'icons',
      'shell',
      'rainbowkit',
    ].map((entry) => `../../packages/kit/src/${entry}.ts`),
    ...[
      'index',
      'toNodeHandler',
      'store/sqliteStore',
      'store/openPostgresStore',
      'store/redisStore',
      'store/d1Store',
      'store/memoryStore',
      'store/admin',
    ].map((entry) => `../../packages/auth/src/${entry}.ts`),
    ...['playwright', 'vitest', 'chains', 'wallet'].map(
      (entry) => `../../packages/testkit/src/${entry}/index.ts`,
    ),
  ],
  out: '../reference',
  readme: 'none',
  router: 'module',
  entryFileName: 'index',
  disableSources: true,
  excludeExternals: true,
  excludeInternal: true,
  excludePrivate: true,
  skipErrorChecking: true,
  hideBreadcrumbs: true,
  hidePageHeader: true,
  useCodeBlocks: true,
  expandObjects: true,
  pageTitleTemplates: { index: () => 'API reference', module: ({ name }) => importName(name) },
  logLevel: 'Error',
}
