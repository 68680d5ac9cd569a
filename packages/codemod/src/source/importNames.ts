import type { SourceFile } from 'ts-morph'

/** A name to import, with its local name if that is another one. */
export interface ImportedName {
  readonly name: string
  readonly alias: string
}

/** Imports names from a module unless the file already does. */
export function importNames(
  file: SourceFile,
  module: string,
  names: readonly (string | ImportedName)[],
): void {
  if (names.length === 0) return
  const declaration = file.getImportDeclaration(
    (found) =>
      found.getModuleSpecifierValue() === module &&
      !found.isTypeOnly() &&
      !found.getNamespaceImport(),
  )
  const known = new Set(declaration?.getNamedImports().map((specifier) => specifier.getName()))
  const missing = names
    .map((name) => (typeof name === 'string' ? { name } : name))
    .filter(({ name }) => !known.has(name))
  if (declaration) declaration.addNamedImports(missing)
  else file.addImportDeclaration({ moduleSpecifier: module, namedImports: missing })
}
