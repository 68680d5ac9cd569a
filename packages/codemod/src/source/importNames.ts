import type { SourceFile } from 'ts-morph'

/** A name to import, with its local name if that is another one. */
export interface ImportedName {
  readonly name: string
  readonly alias?: string
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
  const missing: ImportedName[] = []
  for (const wanted of names) {
    const imported: ImportedName = typeof wanted === 'string' ? { name: wanted } : wanted
    const { alias, name } = imported
    const found = declaration
      ?.getNamedImports()
      .find((each) => each.getName() === name && each.getAliasNode()?.getText() === alias)
    // The new code uses it as a value.
    if (found) found.setIsTypeOnly(false)
    else missing.push(imported)
  }
  if (declaration) declaration.addNamedImports(missing)
  else file.addImportDeclaration({ moduleSpecifier: module, namedImports: missing })
}
