import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The available templates. */
export const templates = {
  vite: 'React on Vite',
  next: 'Next.js, app router',
  'full-stack': 'Pages, themes and a sign-in server',
} as const

export type Template = keyof typeof templates

/** An answer for which no app can be created. */
export class CreateError extends Error {
  override name = 'CreateError'
}

/** Whether a text is the name of a template. */
export function isTemplate(text: string | undefined): text is Template {
  return text !== undefined && Object.hasOwn(templates, text)
}

/**
 * Creates an app from a template, named after its folder.
 *
 * @param nodeVersion The Node that runs this, which is the one that will run the app.
 * @throws CreateError if the folder is a file or not empty, its name is not a valid package name,
 * or Node is too old.
 */
export async function createApp(
  folder: string,
  template: Template,
  nodeVersion: string = process.versions.node,
): Promise<void> {
  const name = basename(folder).toLowerCase()
  if (!/^[a-z0-9][a-z0-9._-]{0,213}$/.test(name)) {
    throw new CreateError(
      `"${name}" is not a valid package name. Use letters, digits, ".", "-" and "_".`,
    )
  }
  if (existsSync(folder) && !(await stat(folder)).isDirectory()) {
    throw new CreateError(`${folder} is a file. Name a folder that does not exist yet.`)
  }
  if (existsSync(folder) && (await readdir(folder)).some((entry) => entry !== '.git')) {
    throw new CreateError(`${folder} is not empty. Name a folder that does not exist yet.`)
  }
  const source = fileURLToPath(new URL(`../templates/${template}`, import.meta.url))
  const text = await readFile(join(source, 'package.json'), 'utf8')
  const { engines } = JSON.parse(text) as { engines: { node: string } }
  const needed = engines.node.replace('>=', '')
  if (isOlder(nodeVersion, needed)) {
    throw new CreateError(
      `The template "${template}" needs Node ${needed} or newer, and this is ${nodeVersion}.`,
    )
  }
  await cp(source, folder, { recursive: true })
  // npm publishes no file of this name.
  await rename(join(folder, '_gitignore'), join(folder, '.gitignore'))
  const named = text.replace(/"name": "[^"]*"/, `"name": ${JSON.stringify(name)}`)
  await writeFile(join(folder, 'package.json'), named)
}

function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) < 0
}
