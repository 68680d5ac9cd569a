import type { SourceFile } from 'ts-morph'

export function isTypeScript(file: SourceFile): boolean {
  return /\.[cm]?tsx?$/.test(file.getFilePath())
}
