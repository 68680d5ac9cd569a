import { describe, expect, it } from 'vitest'
import { fakeDist } from '../testing/fakeDist.ts'
import { crossOriginPaths } from './crossOriginPaths.ts'

describe('crossOriginPaths', () => {
  it('is empty without a manifest or with an invalid one', async () => {
    expect(await crossOriginPaths(await fakeDist())).toEqual(new Set())
    expect(await crossOriginPaths(await fakeDist({ 'manifest.json': '{' }))).toEqual(new Set())
  })

  it('contains the manifest and the same-origin icons that it names', async () => {
    const manifest = JSON.stringify({
      iconPath: 'icon.svg',
      icons: [
        { src: '/images/icon-192.png' },
        { src: 'https://other.example/icon.png' },
        { src: 7 },
        null,
      ],
    })
    expect(await crossOriginPaths(await fakeDist({ 'manifest.json': manifest }))).toEqual(
      new Set(['/manifest.json', '/icon.svg', '/images/icon-192.png']),
    )
  })
})
