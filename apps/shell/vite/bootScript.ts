import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

/**
 * Minifies `public/boot.js`, which Vite copies as it is, and which the first paint waits for. The
 * page loads a copy named by its content, so that it never gets the script of another build, which
 * its integrity hash would refuse.
 */
export function bootScript(): Plugin {
  let isWanted = true
  let base = '/'
  return {
    name: 'foyer:boot-script',
    apply: 'build',
    configResolved(config) {
      isWanted = config.build.minify !== false && config.build.copyPublicDir
      base = config.base
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
        const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
        const hashed = `assets/boot-${hash}.js`
        await writeFile(join(dir, hashed), code)
        const page = join(dir, 'index.html')
        const html = await readFile(page, 'utf8')
        await writeFile(page, html.replace(`"${base}boot.js"`, `"${base}${hashed}"`))
      },
    },
  }
}
