import { entries } from './entries.mjs'

/** 'kit/src/errors' as '@foyer/kit/errors', the name that users import. */
const importName = (name) => entries.find(({ module }) => module === name)?.name ?? name

/** The API reference, generated from the types: one page per entry. */
export default {
  plugin: ['typedoc-plugin-markdown'],
  tsconfig: './tsconfig.typedoc.json',
  entryPoints: entries.map(({ file }) => `../../${file}`),
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
