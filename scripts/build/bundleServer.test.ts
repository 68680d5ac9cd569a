import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../lib/root.mjs'
import { bundleServer } from './bundleServer.ts'

it('bundles a server that finds its files, its packages and its database', async () => {
  // Where a build would be, so that it finds the installed packages.
  await mkdir(join(root, 'apps/shell/dist'), { recursive: true })
  const folder = await mkdtemp(join(root, 'apps/shell/dist/test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const dist = join(folder, 'production')
  await bundleServer(dist)
  const settings = '<script id="foyer-deployment" type="application/json"></script>'
  await writeFile(join(dist, 'index.html'), `<html lang="en"><head>${settings}</head></html>`)
  const main = join(dist, '.server/main.js')
  const args = [main, '--mode', 'production', '--dist', dist]
  const env = { PATH: process.env.PATH, PORT: '0', DATABASE_FILE: join(folder, 'a.sqlite') }
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void server.kill('SIGKILL'))
  let output = ''
  server.stdout.on('data', (text) => {
    output += text
  })
  await expect.poll(() => output, { timeout: 20_000 }).toContain('ready')
  const url = /http:\S+/.exec(output)?.[0] ?? ''
  const { signatures } = await (await fetch(`${url}/healthz`)).json()
  expect(['native', 'wasm']).toContain(signatures)
  expect((await fetch(url)).status).toBe(200)
  expect((await fetch(`${url}/auth/session`)).status).toBe(401)
  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
})
