import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.wasm'])
/** Below this size an uncompressed file fits into one network packet. */
const SMALLEST_BYTES = 1024

/**
 * Writes `.br`, `.zst` and `.gz` beside the text files of the build, so that the server never
 * compresses. Skips pages, since the server fills them in.
 */
export function precompress(): Plugin {
  return {
    name: 'foyer:precompress',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: (options) => compressFolder(options.dir ?? '.'),
    },
  }
}

/** Compresses each text file below `folder` where that makes it smaller. */
async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/.vite/'))
  // A few at a time: each takes megabytes of memory.
  const left = files.values()
  const work = async () => {
    for (const file of left) await compressFile(file)
  }
  await Promise.all(Array.from({ length: 4 }, work))
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < SMALLEST_BYTES) return
  const twins = await Promise.all([
    brotli(content).then((bytes) => ['.br', bytes] as const),
    zstd(content).then((bytes) => ['.zst', bytes] as const),
    promisify(gzip)(content, { level: 9 }).then((bytes) => ['.gz', bytes] as const),
  ])
  for (const [ending, bytes] of twins) {
    if (bytes.length < content.length) await writeFile(file + ending, bytes)
  }
}

/** Zstandard, for clients without brotli. Above level 19 it takes up to a gigabyte of memory. */
function zstd(content: Uint8Array): Promise<Uint8Array> {
  return promisify(zstdCompress)(content, {
    params: { [constants.ZSTD_c_compressionLevel]: 19 },
    pledgedSrcSize: content.length,
  })
}

/** Brotli at its best quality (11), as the files are compressed once and served often. */
export function brotli(content: Uint8Array): Promise<Uint8Array> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}
