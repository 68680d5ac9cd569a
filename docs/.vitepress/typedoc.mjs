/** 'kit/src/errors' as '@foyer/kit/errors', the name that users import. */
const importName = (name) => `@foyer/${name.replace('/src', '')}`

/** The API reference, made of the types: one page an entry. */
export default {
  plugin: ['typedoc-plugin-markdown'],
  tsconfig: './tsconfig.typedoc.json',
  entryPoints: [
    ...['index', 'wallets', 'sign-in', 'reads', 'errors', 'shell'].map(
      (entry) => `../../packages/kit/src/${entry}.ts`,
    ),
    '../../packages/auth/src/index.ts',
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
