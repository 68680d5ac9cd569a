import { readFile } from 'node:fs/promises'

/** The content of a JSON file; undefined if it is missing or not JSON. */
export async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return undefined
  }
}
