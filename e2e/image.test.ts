import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../apps/shell/server/testing/freePort.ts'
import { buildImage, canBuildImages } from './operating/image.ts'
import { copyRepository } from './operating/installation.ts'

const isLong = process.env.FOYER_LONG === '1'
const megabyte = 1_000_000
const minute = 60_000

describe('the image of deploy/Dockerfile', () => {
  it(
    'runs as an ordinary user on a read-only file system, is healthy, and adds little to its base',
    async (context) => {
      if (!isLong) context.skip('Builds for minutes: it belongs to npm run test:long')
      if (!canBuildImages())
        context.skip('Needs buildah and root: apt-get install buildah mmdebstrap')
      const sources = await copyRepository()
      onTestFinished(sources.remove)
      const dockerfile = join(sources.folder, 'deploy/Dockerfile')
      const image = await buildImage(dockerfile, sources.folder)
      onTestFinished(image.remove)
      expect(image.config.User).toBe('node')
      // Compressed. The base image has about 80 MB; the limit for everything is 120.
      expect(image.ownSize).toBeLessThan(25 * megabyte)

      const PORT = String(await freePort())
      const site = `http://127.0.0.1:${PORT}`
      const server = image.start({ PORT, PUBLIC_URL: site, DRAIN_SECONDS: '0' })
      onTestFinished(server.kill)
      const ready = () =>
        fetch(`${site}/readyz`).then(
          ({ status }) => status,
          () => server.output(),
        )
      await expect.poll(ready, { timeout: 60_000 }).toBe(200)
      expect(await (await fetch(site)).text()).toContain('<title>')
      const nonce = await fetch(`${site}/auth/nonce`, {
        method: 'POST',
        headers: { origin: site, 'content-type': 'application/json' },
        body: '{}',
      })
      expect(nonce.status).toBe(200)

      const [, ...check] = image.config.Healthcheck.Test
      expect(await image.start({ PORT }, check).ended).toBe(0)
      expect(await image.start({ PORT: '1' }, check).ended).toBe(1)
      const files = ['foyer', 'tmp', 'home/node'].map((folder) => `/${folder}/x`)
      const write = image.start({}, ['touch', ...files])
      expect(await write.ended).toBe(1)
      expect(write.output().match(/Read-only file system/g)).toHaveLength(3)

      server.kill()
      expect(await server.ended).toBe(0)
    },
    30 * minute,
  )
})
