import { resolve } from 'node:path'

/** The repository's folder, without a trailing slash. */
export const root = resolve(import.meta.dirname, '../..')
