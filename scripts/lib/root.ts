import { resolve } from 'node:path'

/** The repository's folder, without a slash at the end. */
export const root: string = resolve(import.meta.dirname, '../..')
