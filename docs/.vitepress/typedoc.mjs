import { entries, importName } from './entries.mjs'

/** The API reference, generated from the types: a page per entry, component, hook and function. */
export default {
  plugin: ['typedoc-plugin-missing-exports', 'typedoc-plugin-markdown', './typedocTheme.mjs'],
  theme: 'foyer',
  placeInternalsInOwningModule: true,
  tsconfig: './tsconfig.typedoc.json',
  entryPoints: entries.map(({ file }) => `../../${file}`),
  out: '../reference',
  readme: 'none',
  router: 'member',
  membersWithOwnFile: ['Function'],
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
  parametersFormat: 'table',
  tableColumnSettings: { hideModifiers: true, hideInherited: true },
  interfacePropertiesFormat: 'table',
  pageTitleTemplates: {
    index: () => 'API reference',
    module: ({ name }) => importName(name),
    member: ({ rawName }) => rawName.replace('()', ''),
  },
  logLevel: 'Error',
}
