import type { ExportSpecifier, ImportSpecifier, SourceFile } from 'ts-morph'

/** The names that a file imports from a module. */
export function importsFrom(file: SourceFile, module: string): readonly ImportSpecifier[] {
  return file
    .getImportDeclarations()
    .filter((declaration) => declaration.getModuleSpecifierValue() === module)
    .flatMap((declaration) => declaration.getNamedImports())
}

/** The names that a file exports from a module. */
export function exportsFrom(file: SourceFile, module: string): readonly ExportSpecifier[] {
  return file
    .getExportDeclarations()
    .filter((declaration) => declaration.getModuleSpecifierValue() === module)
    .flatMap((declaration) => declaration.getNamedExports())
}

/** What a file calls an imported name. */
export function localNameOf(specifier: ImportSpecifier): string {
  return specifier.getAliasNode()?.getText() ?? specifier.getName()
}
