import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** What an app can begin with. */
export const templates = {
  vite: 'React on Vite',
  next: 'Next.js, app router',
  shell: 'Pages, themes and a sign-in server',
} as const

export type Template = keyof typeof templates

/** An answer that no app can be made from. */
export class CreateError extends Error {
  override name = 'CreateError'
}

/** Whether a text is the name of a template. */
export function isTemplate(text: string | undefined): text is Template {
  return text !== undefined && Object.hasOwn(templates, text)
}

/**
 * Makes an app from a template. Its name is that of its folder.
 *
 * @throws CreateError if the folder holds something already, or its name is no package name.
 */
export async function createApp(folder: string, template: Template): Promise<void> {
  const name = basename(folder).toLowerCase()
  if (!/^[a-z0-9][a-z0-9._-]{0,213}$/.test(name)) {
    throw new CreateError(`"${name}" is no package name. Use letters, digits, ".", "-" and "_".`)
  }
  if (existsSync(folder) && (await readdir(folder)).some((entry) => entry !== '.git')) {
    throw new CreateError(`${folder} is not empty.`)
  }
  await cp(join(import.meta.dirname, '../templates', template), folder, { recursive: true })
  // npm publishes no file of this name.
  await rename(join(folder, '_gitignore'), join(folder, '.gitignore'))
  const manifest = join(folder, 'package.json')
  const text = await readFile(manifest, 'utf8')
  await writeFile(manifest, text.replace(/"name": "[^"]*"/, `"name": ${JSON.stringify(name)}`))
}
