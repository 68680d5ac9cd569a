import { dirname } from 'node:path/posix'
import { ts } from 'ts-morph'
import type { Place } from '../Note.ts'
import type { Files, ReadText } from '../readFiles.ts'

const { ModuleKind, ModuleResolutionKind } = ts

const setting = /("moduleResolution"\s*:\s*)"(?:node|node10|classic)"/i

const advice =
  'here the compiler finds no types of the kit: set "moduleResolution": "bundler", with "module": "esnext" or "preserve".'

/** What happens to a configuration. */
interface MovedTsconfig {
  readonly text?: string
  readonly places: readonly Place[]
}

/**
 * Makes the compiler read the `exports` of packages in the configurations of packages that are
 * moved, or in what these extend. It does not find the kit's types otherwise.
 */
export function moveTsconfigs(
  files: Files,
  read: ReadText,
  isMoved: (path: string) => boolean,
): ReadonlyMap<string, MovedTsconfig> {
  const configs = [...files.keys()]
    .filter((path) => /(?:^|\/)[tj]sconfig[^/]*\.json$/.test(path))
    .map((path) => ({ path, ...resolutionOf(path, read) }))
  const fixed = new Set(configs.filter((it) => !it.canBundle).flatMap((it) => it.from))
  const moved = new Map<string, MovedTsconfig>()
  for (const { from, path } of configs) {
    if (from.length === 0 || !isMoved(path)) continue
    const isOurs = from.every((it) => !it.includes('node_modules/') && !fixed.has(it))
    if (!isOurs) moved.set(path, { places: [{ line: 1, advice }] })
    for (const it of isOurs ? from : []) {
      moved.set(it, { text: (read(it) ?? '').replace(setting, '$1"bundler"'), places: [] })
    }
  }
  return moved
}

/** Which files give a configuration an old resolution, and whether it may have 'bundler'. */
function resolutionOf(path: string, read: ReadText) {
  const host: ts.ParseConfigHost = {
    fileExists: (file) => read(file.slice(1)) !== undefined,
    readFile: (file) => read(file.slice(1)),
    readDirectory: () => [],
    useCaseSensitiveFileNames: true,
  }
  const source = ts.readJsonConfigFile(`/${path}`, host.readFile)
  const { options } = ts.parseJsonSourceFileConfigFileContent(source, host, dirname(`/${path}`))
  const { module, moduleResolution, target = ts.ScriptTarget.ES5 } = options
  const isOld =
    moduleResolution === ModuleResolutionKind.Node10 ||
    moduleResolution === ModuleResolutionKind.Classic
  const chain = [path, ...(source.extendedSourceFiles ?? []).map((file) => file.slice(1))]
  const from = isOld ? chain.filter((file) => setting.test(read(file) ?? '')) : []
  const byTarget = target >= ts.ScriptTarget.ES2015 ? ModuleKind.ES2015 : ModuleKind.CommonJS
  const kind = module ?? byTarget
  const canBundle =
    (kind >= ModuleKind.ES2015 && kind <= ModuleKind.ESNext) || kind === ModuleKind.Preserve
  return { from, canBundle }
}
