import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

/** Minifies `public/boot.js`, which Vite copies as it is, and which the first paint waits for. */
export function minifyBoot(): Plugin {
  let isWanted = true
  return {
    name: 'foyer:minify-boot',
    apply: 'build',
    configResolved({ build }) {
      isWanted = build.minify !== false && build.copyPublicDir
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '.' }) {
        if (!isWanted) return
        const file = join(dir, 'boot.js')
        const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: false })
        if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
        await writeFile(file, code)
      },
    },
  }
}
