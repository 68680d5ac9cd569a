import { join } from 'node:path'
import { fieldOf } from '../../config/guards.ts'
import { readJson } from '../readJson.ts'

const manifestPath = '/manifest.json'

/**
 * The paths that any site may read: the manifest and the icons it names, which Safe's app list
 * fetches from its own origin.
 */
export async function crossOriginPaths(distDir: string): Promise<ReadonlySet<string>> {
  const manifest = await readJson(join(distDir, manifestPath))
  // Without a valid manifest, other origins may read nothing.
  if (manifest === undefined) return new Set()
  return new Set([manifestPath, ...iconsOf(manifest).flatMap(localPath)])
}

function iconsOf(manifest: unknown): readonly unknown[] {
  const icons = fieldOf(manifest, 'icons')
  const sources = Array.isArray(icons) ? icons.map((icon) => fieldOf(icon, 'src')) : []
  return [...sources, fieldOf(manifest, 'iconPath')]
}

function localPath(source: unknown): readonly string[] {
  const base = 'http://local.invalid'
  if (typeof source !== 'string' || !URL.canParse(source, base)) return []
  const url = new URL(source, base)
  return url.origin === base ? [url.pathname] : []
}
