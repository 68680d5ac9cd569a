import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../lib/root.mjs'
import { type CodeBlock, codeBlocks } from './codeBlocks.ts'

/** The compiler's result for the code in the documentation. */
export interface CompiledDocs {
  /** How many blocks were compiled. */
  readonly compiled: number
  /** Blocks that are not compiled, as `page:line: reason`. */
  readonly exempt: readonly string[]
  /** Errors, as `page:line: message`. */
  readonly errors: readonly string[]
}

const output = join(root, '.cache/docs-code')
const docs = join(root, 'docs')

/**
 * Compiles every TypeScript block of the documentation, all in one program. A block with a file
 * name can be imported by the other blocks of its page; blocks named after a file of the repository
 * see that file's neighbours.
 */
export async function compileDocs(): Promise<CompiledDocs> {
  await rm(output, { recursive: true, force: true })
  const exempt: string[] = []
  const places = new Map<string, string>()
  const extensions: string[] = []
  const folders = new Set<string>()
  for (const page of await pages()) {
    const name = relative(root, page).replace(/\.md$/, '')
    const blocks = codeBlocks(await readFile(page, 'utf8'))
    for (const [index, block] of blocks.entries()) {
      const place = `${name}.md:${block.line}`
      if (block.exempt) {
        exempt.push(`${place}: ${block.exempt}`)
        continue
      }
      const file = join(output, name, block.file ?? `block${index}.${block.language}`)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, moduleOf(block))
      places.set(relative(root, file), place)
      extensions.push(...extensionErrors(block, name))
      folders.add(`./${name}`)
    }
  }
  const errors = [...extensions, ...(await compile([...folders], places))]
  return { compiled: places.size, exempt, errors }
}

/**
 * The code of an app's bundler, in `src/` or `app/`, must leave out the extensions of its imports:
 * the tsconfig.json of usual templates lacks `allowImportingTsExtensions`, which this program needs
 * for Foyer's own code. What Node runs itself needs them.
 */
function extensionErrors({ code, file = '', line }: CodeBlock, page: string): readonly string[] {
  if (!/^(?:src|app)\//.test(file)) return []
  return code.split('\n').flatMap((text, index) => {
    const [, path] = /'(\.[^']+\.tsx?)'/.exec(text) ?? []
    const place = `${page}.md:${line + index}`
    return path ? [`${place}: error TS5097: leave out the extension of '${path}'.`] : []
  })
}

function moduleOf({ code, preamble }: CodeBlock): string {
  // On one line, so that the compiler's lines are those of the page.
  const before = preamble.replaceAll('\n', '; ')
  // Each page registers its own config, but a program can have only one.
  const own = code.replace("declare module 'wagmi'", 'declare namespace wagmi')
  return `export {}; ${before}\n${own}\n`
}

async function compile(
  folders: readonly string[],
  places: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const config = join(output, 'tsconfig.json')
  const text = {
    extends: '../../tsconfig.json',
    compilerOptions: {
      // Samples omit parts that a program needs.
      noUnusedLocals: false,
      noUnusedParameters: false,
      rootDirs: [...folders, '../..'],
    },
    include: [...folders, '../../docs/code/*.d.ts'],
    exclude: [],
  }
  await writeFile(config, JSON.stringify(text, null, 2))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 }
  const said = await promisify(execFile)(process.execPath, [compiler, '-p', config], options).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
  return said
    .split('\n')
    .filter((line) => /error TS\d+/.test(line))
    .map((line) => {
      const [, file = '', row = '', message = line] = /^(.+?)\((\d+),\d+\): (.+)$/.exec(line) ?? []
      const [page, start] = (places.get(file) ?? `${file}:2`).split(':')
      return `${page}:${Number(start) + Number(row) - 2}: ${message}`
    })
}

/** The Markdown files of the documentation and of the packages, except generated ones. */
async function pages(): Promise<readonly string[]> {
  const found: string[] = []
  for (const entry of await readdir(docs, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const isGenerated = /node_modules|\.vitepress|^reference/.test(relative(docs, path))
    if (entry.isFile() && entry.name.endsWith('.md') && !isGenerated) found.push(path)
  }
  for (const name of await readdir(join(root, 'packages'))) {
    const readme = join(root, 'packages', name, 'README.md')
    if (existsSync(readme)) found.push(readme)
  }
  return found
}
