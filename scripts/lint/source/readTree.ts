import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { SourceFile } from './SourceFile.ts'
import { SourceTree } from './SourceTree.ts'

/** `.git` is a file in a linked worktree. */
const skippedNames = new Set([
  '.cache',
  '.git',
  'dist',
  'node_modules',
  'playwright-report',
  'screenshots',
  'test-results',
])
/** Compiler output, and separate apps: examples, templates, and the codemod's fixtures. */
const skippedPaths = new Set([
  'contracts/generated',
  'docs/.vitepress/cache',
  'docs/public/theme-editor',
  'docs/reference',
  'examples',
  'packages/codemod/fixtures',
  'packages/create-foyer/templates',
])
const textKinds = new Set([
  '',
  '.css',
  '.html',
  '.js',
  '.json',
  '.jsx',
  '.md',
  '.mjs',
  '.mts',
  '.sol',
  '.svg',
  '.ts',
  '.tsx',
  '.txt',
  '.yaml',
  '.yml',
])

/** Reads the text files of a repository, except installed, built and generated ones. */
export function readTree(root: string): SourceTree {
  const files: SourceFile[] = []
  readFolder(root, '', files)
  return new SourceTree(files)
}

function readFolder(root: string, folder: string, files: SourceFile[]): void {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (skippedNames.has(entry.name) || skippedPaths.has(path)) continue
    if (entry.isDirectory()) {
      readFolder(root, path, files)
    } else if (entry.isFile() && textKinds.has(extname(entry.name))) {
      files.push(new SourceFile(path, readFileSync(join(root, path), 'utf8')))
    }
  }
}
