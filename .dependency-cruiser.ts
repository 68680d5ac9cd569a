import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser'

/**
 * Which way imports go, checked by dependency-cruiser as part of `npm run lint`. Types count:
 * naming a type counts as an import. Tests may import more than their folder.
 */

/** The top-level folders, lowest first. A folder imports only itself and folders before it. */
const folders = ['scripts', 'contracts', 'packages', 'apps', 'e2e', 'bench', 'docs']

/**
 * The rooms of the kit, lowest first. Each imports only itself, `@foyer/ui` and those before it.
 * Add each new folder of `packages/kit/src` here.
 */
const kitFolders = [
  'errors',
  'chains',
  'wallets',
  'connect',
  'account',
  'transactions',
  'sign-in',
  'kit',
]

/** Folders that never import one another, so that each can be changed or removed independently. */
const features = ['connect', 'account', 'transactions', 'sign-in']

const kit = '^packages/kit/src'
const tests = '[.](?:test|spec)[.](?:tsx?|mjs)$'
const fakes = '^packages/(?:ui|kit)/src/testing/'
const demo = '^apps/shell/demo/'
const testParts = '^(?:packages/testkit|contracts)/'
const react = '(?:^|/node_modules/|^node_modules/)react(?:-dom)?(?:/|$)'
const notWithThePage = ['dynamic-import', 'type-only'] as const

const forbidden: IForbiddenRuleType[] = [
  {
    name: 'no-cycle',
    comment: 'Files import each other in a cycle. Move what they share into a separate file.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-folder-cycle',
    comment: 'Folders import each other in a cycle. Move what they share further down.',
    severity: 'error',
    scope: 'folder',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'No such file, package or export. Add an entry to the exports of the package.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  ...ordered('folder-order', '^', folders, []),
  ...ordered('folder-order', `${kit}/`, kitFolders, [tests]),
  {
    name: 'folder-listed',
    comment:
      'This folder of the kit is missing from the order of folders (.dependency-cruiser.ts).',
    severity: 'error',
    from: { path: `${kit}/(?!(?:testing|${kitFolders.join('|')})/)[^/]+/` },
    to: {},
  },
  ...features.map((feature) => ({
    name: `features-apart: ${feature}`,
    comment: 'Features must not import each other. Move what both need into a folder below them.',
    severity: 'error' as const,
    from: { path: `${kit}/${feature}/`, pathNot: tests },
    to: { path: `${kit}/(?:${features.filter((other) => other !== feature).join('|')})/` },
  })),
  {
    name: 'entries-for-users',
    comment: 'The entries of the kit are for its users. Import the file itself.',
    severity: 'error',
    from: { path: `${kit}/[^/]+/` },
    to: { path: `${kit}/[^/]+$` },
  },
  {
    name: 'fakes-for-tests',
    comment: 'Fakes are for tests.',
    severity: 'error',
    from: { pathNot: [tests, fakes] },
    to: { path: fakes },
  },
  {
    name: 'packages-apart',
    comment: 'A package imports no other but the UI library, and in tests the testkit.',
    severity: 'error',
    from: { path: '^packages/(?!rainbowkit/)([^/]+)/' },
    to: { path: '^packages/', pathNot: ['^packages/$1/', '^packages/(?:ui|testkit)/'] },
  },
  {
    name: 'ui-alone',
    comment: 'The UI library knows nothing of wallets. It imports no other package of ours.',
    severity: 'error',
    from: { path: '^packages/ui/', pathNot: tests },
    to: { path: '^packages/(?!ui/)' },
  },
  {
    name: 'ui-is-bundled',
    comment: 'The published packages without React do not bundle the UI library.',
    severity: 'error',
    from: { path: '^packages/(?!ui/|kit/|rainbowkit/)' },
    to: { path: '^packages/ui/' },
  },
  {
    name: 'test-parts-for-tests',
    comment: 'Only tests of a package use the test parts.',
    severity: 'error',
    from: { path: '^packages/', pathNot: [tests, '^packages/testkit/', '/src/testing/'] },
    to: { path: testParts },
  },
  {
    name: 'by-name',
    comment: 'Another package is reached by its name and exports, not by a path.',
    severity: 'error',
    from: { path: '^((?:packages|apps)/[^/]+|contracts)/' },
    // An alias of `imports` in package.json stands for a name.
    to: {
      pathNot: '^$1/',
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased-subpath-import'],
    },
  },
  {
    name: 'auth-without-react',
    comment: 'The sign-in server runs without React.',
    severity: 'error',
    from: { path: '^packages/auth/' },
    to: {
      path: [
        react,
        '(?:^|/node_modules/|^node_modules/)(?:wagmi|@wagmi/[^/]+|@tanstack/react-[^/]+)(?:/|$)',
      ],
    },
  },
  {
    name: 'server-stays-out',
    comment: 'Server code must not reach the browser. Share it through apps/shell/config.',
    severity: 'error',
    from: { path: '^apps/shell/web/', pathNot: tests },
    to: { path: '^apps/shell/server/' },
  },
  {
    name: 'server-without-kit',
    comment: 'A production install of the server has no kit. Import types only.',
    severity: 'error',
    from: { path: '^apps/shell/server/', pathNot: [tests, '/testing/'] },
    to: { path: '^packages/(?:kit|testkit)/', dependencyTypesNot: [...notWithThePage] },
  },
  {
    name: 'demo-on-demand',
    comment: 'Production does not have it. import() it in demo mode only.',
    severity: 'error',
    from: { path: '^apps/shell/(?:web|server)/', pathNot: [tests, '/testing/'] },
    to: { path: [testParts, demo], dependencyTypesNot: [...notWithThePage] },
  },
  {
    name: 'demo-outside',
    comment: 'The demo uses the product. Only the page and the server may load it, in demo mode.',
    severity: 'error',
    from: { pathNot: [demo, '^apps/shell/(?:web|server)/', tests] },
    to: { path: demo },
  },
  {
    name: 'sdk-on-demand',
    comment: 'A wallet SDK is loaded once the visitor has picked that wallet. import() it there.',
    severity: 'error',
    from: { path: [`${kit}/`, '^packages/ui/', '^apps/shell/web/'], pathNot: tests },
    to: {
      path: '(?:^|/)@(?:walletconnect|reown|coinbase|base-org|metamask|safe-global)/',
      dependencyTypesNot: [...notWithThePage],
    },
  },
  {
    name: 'logic-without-react',
    comment: 'A .ts file holds logic. Keep React in use*.ts, *Context.ts and .tsx.',
    severity: 'error',
    from: {
      path: ['^packages/(?:ui|kit)/src/.+[.]ts$', '^apps/shell/web/.+[.]ts$'],
      pathNot: [tests, '/use[A-Z][^/]*[.]ts$', 'Context[.]ts$'],
    },
    to: { path: react, dependencyTypesNot: ['type-only'] },
  },
]

/** One rule for each place in an ordered list: it imports nothing that comes later. */
function ordered(
  rule: string,
  base: string,
  places: readonly string[],
  pathNot: string[],
): IForbiddenRuleType[] {
  return places.slice(0, -1).map((place, index) => {
    const later = places.slice(index + 1)
    return {
      name: `${rule}: ${place}`,
      comment: 'Imports go down the list in .dependency-cruiser.ts. Move what both need there.',
      severity: 'error' as const,
      from: { path: `${base}${place}/`, pathNot },
      to: { path: `${base}(?:${later.join('|')})/` },
    }
  })
}

const config: IConfiguration = {
  forbidden,
  options: {
    // TypeScript 7 has no API for other tools.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '^contracts/generated/',
        // Apps of their own, with packages that are not installed here.
        '^examples/',
        '^(?!.*node_modules).*/dist/',
        '^[.]cache/',
        '^test-results/',
        '^bench/browser/apps/',
        '^packages/codemod/fixtures/',
        '^packages/create-foyer/templates/',
        '^docs/[.]vitepress/',
        '^docs/code/',
        '^docs/public/',
      ],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.css'],
    },
  },
}

export default config
