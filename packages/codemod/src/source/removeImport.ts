import type { ImportSpecifier } from 'ts-morph'

/** Removes an imported name, and the import if nothing else is imported by it. */
export function removeImport(specifier: ImportSpecifier): void {
  const declaration = specifier.getImportDeclaration()
  // A namespace cannot be imported next to names.
  const isOnly = declaration.getNamedImports().length === 1 && !declaration.getDefaultImport()
  if (isOnly) declaration.remove()
  else specifier.remove()
}
