import { describe, expect, it } from 'vitest'
import { createDeployment } from '../server/page/createDeployment.ts'
import { avatarPolicy, namesOptions, publicAvatarSources, readAvatarSources } from './avatars.ts'
import { chains } from './chains.ts'
import { parseDeployment } from './deployment.ts'
import { appPolicy, contentPolicy } from './policy.ts'
import { SettingsError } from './settings.ts'

function deploymentIn(mode: 'demo' | 'production', avatarSources?: readonly string[]) {
  return createDeployment({
    mode,
    instanceId: mode === 'demo' ? 'test' : 'production',
    publicUrl: 'http://localhost:4700',
    chains,
    servedChains: new Set([1]),
    webSocketChains: new Set(),
    avatarSources,
  })
}

describe('AVATAR_ORIGINS', () => {
  it('accepts a list of origins or none, and defaults by mode', () => {
    const read = (AVATAR_ORIGINS: string) => readAvatarSources({ AVATAR_ORIGINS })
    expect(readAvatarSources({})).toBeUndefined()
    expect(read(' ')).toBeUndefined()
    expect(read('none')).toEqual([])
    expect(read(' https://a.example, http://localhost:81/ipfs/ ')).toEqual([
      'https://a.example',
      'http://localhost:81/ipfs/',
    ])
    expect(read(publicAvatarSources.join(','))).toEqual(publicAvatarSources)
  })

  it.each([
    '*',
    'https://*.example',
    'a.example',
    'http://a.example',
    'https://a.example/',
    'https://a.example/pictures',
    'https://a.example/ipfs/?x=/ipfs/',
    'https://a.example/#/ipfs/',
    "https://a.example;script-src 'unsafe-inline'",
    'https://user:secret@a.example',
    'https://a.example,,https://b.example',
    'javascript:alert(1)',
    Array.from({ length: 9 }, (_, index) => `https://a${index}.example`).join(','),
  ])('fails the start if it is %s', (AVATAR_ORIGINS) => {
    expect(() => readAvatarSources({ AVATAR_ORIGINS })).toThrow(SettingsError)
  })
})

describe('the hosts of pictures', () => {
  it('are the public ones in production and none in the demo, unless configured', () => {
    expect(deploymentIn('production').avatarSources).toEqual(publicAvatarSources)
    expect(deploymentIn('production', []).avatarSources).toBeUndefined()
    expect(deploymentIn('demo').avatarSources).toBeUndefined()
    expect(deploymentIn('demo', ['https://a.example']).avatarSources).toEqual(['https://a.example'])
  })

  it('are passed to the page, the kit and the content policy', () => {
    const deployment = parseDeployment(JSON.stringify(deploymentIn('production')))
    expect(namesOptions(deployment)).toEqual({
      avatarOrigins: ['https://metadata.ens.domains', 'https://ipfs.io'],
      ipfsGateway: 'https://ipfs.io/ipfs/',
      avatarService: 'https://metadata.ens.domains/mainnet/avatar/',
    })
    const policy = contentPolicy([appPolicy(deployment), ...avatarPolicy(deployment)], {
      frameAncestors: [],
    })
    for (const directive of ['img-src', 'connect-src']) {
      const sources = policy.split('; ').find((each) => each.startsWith(directive))
      expect(sources).toMatch(/ https:\/\/metadata\.ens\.domains https:\/\/ipfs\.io$/)
    }
  })

  it('add nothing to the policy if there are none', () => {
    const deployment = parseDeployment(JSON.stringify(deploymentIn('demo')))
    expect(avatarPolicy(deployment)).toEqual([])
    expect(namesOptions(deployment).avatarOrigins).toEqual([])
  })
})
