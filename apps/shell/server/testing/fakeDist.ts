import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

export const fakeIndex =
  '<!doctype html><html lang="en"><head><title>Foyer</title><script id="foyer-deployment" type="application/json"></script></head><body></body></html>'

const files = {
  'index.html': fakeIndex,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/main-Ab12_-Cd.js': 'console.info("plain")',
  'assets/main-Ab12_-Cd.js.br': 'brotli bytes',
  'assets/main-Ab12_-Cd.js.zst': 'zstd bytes',
  'assets/main-Ab12_-Cd.js.gz': 'gzip bytes',
  'assets/only-gz-Ab12_-Cd.css': 'a{}',
  'assets/only-gz-Ab12_-Cd.css.gz': 'gzip css',
  '.secret': 'hidden',
}

/** A folder like a build's output, removed after the test. */
export async function fakeDist(more: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = await temporaryDir()
  for (const [name, contents] of Object.entries({ ...files, ...more })) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), contents)
  }
  return root
}

/** An empty folder, removed after the test. */
export async function temporaryDir(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'foyer-server-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  return root
}
