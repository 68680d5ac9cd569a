const code = /(?<!\.test)\.(?:ts|json|css)$/

/**
 * Sources of the server: folders, and which of their files. The build in watch mode watches those
 * of the page.
 */
export const serverSources: ReadonlyMap<string, RegExp> = new Map([
  ['apps/shell/server', code],
  ['apps/shell/config', code],
  // The content policy is made of these.
  ['apps/shell/web/features', /^[^/\\]+[/\\]policy\.ts$/],
  ['packages/auth/src', code],
  ['packages/testkit/src/chains', code],
  ['packages/testkit/src/relay', code],
  ['contracts', code],
])
