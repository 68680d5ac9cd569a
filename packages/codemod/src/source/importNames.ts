import type { SourceFile } from 'ts-morph'

/** Imports names from a module unless the file already does. */
export function importNames(file: SourceFile, module: string, names: readonly string[]): void {
  const declaration = file.getImportDeclaration(
    (found) => found.getModuleSpecifierValue() === module && !found.isTypeOnly(),
  )
  if (!declaration) {
    file.addImportDeclaration({ moduleSpecifier: module, namedImports: [...names] })
    return
  }
  const known = new Set(declaration.getNamedImports().map((specifier) => specifier.getName()))
  for (const name of names) if (!known.has(name)) declaration.addNamedImport(name)
}
