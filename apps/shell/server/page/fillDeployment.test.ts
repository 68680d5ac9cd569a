import { describe, expect, it } from 'vitest'
import { type Deployment, parseDeployment } from '../../config/deployment.ts'
import { fakeIndex } from '../testing/fakeDist.ts'
import { fillDeployment, MissingPlaceholderError } from './fillDeployment.ts'

const deployment: Deployment = {
  mode: 'demo',
  instanceId: 'one',
  publicUrl: 'http://localhost:4700',
  chains: [
    {
      id: 1,
      rpcUrls: ['http://localhost:4700/rpc/1/a'],
      explorerUrl: 'http://localhost:4700/explorer/1',
      explorerName: 'local explorer',
    },
  ],
}

function jsonIn(html: string): string {
  return /application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
}

describe('fillDeployment', () => {
  it('inserts the deployment where the page reads it and changes nothing else', () => {
    const html = fillDeployment(fakeIndex, deployment)
    expect(parseDeployment(jsonIn(html))).toEqual(deployment)
    expect(html.replace(jsonIn(html), '')).toBe(fakeIndex)
  })

  it.each([
    '</script><script src=//evil>',
    '<!--<script>',
    '\u2028\u2029',
    '$& $1 $` $$',
    ']]>',
    '"\\',
  ])('escapes %j', (hostile) => {
    const html = fillDeployment(fakeIndex, { ...deployment, instanceId: hostile })
    const json = jsonIn(html)
    expect(json).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(json).instanceId).toBe(hostile)
    expect(html.replace(json, '')).toBe(fakeIndex)
  })

  it('replaces an earlier value and accepts the attributes in any order', () => {
    const html = '<script type="application/json" id="foyer-deployment">\n{}\n</script><p>'
    const filled = fillDeployment(html, deployment)
    expect(filled).toMatch(
      /^<script type="application\/json" id="foyer-deployment">\{"mode".*\}<\/script><p>$/,
    )
  })

  it('says what to do if the page has no placeholder', () => {
    expect(() => fillDeployment('<html></html>', deployment)).toThrow(MissingPlaceholderError)
    expect(() => fillDeployment('<html></html>', deployment)).toThrow('npm run build')
  })
})
