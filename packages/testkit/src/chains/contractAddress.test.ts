import { type Deployment, nameResolverAbi } from '@foyer/contracts'
import { describe, expect, it } from 'vitest'
import { contractAddress } from './contractAddress.ts'
import { demoContracts } from './demoContracts.ts'
import { addressIn, deployData } from './deploymentAddress.ts'

const placed: Deployment = {
  name: 'Placed',
  how: {
    kind: 'setCode',
    address: '0xca11bde05977b3631167028862be2a173976ca11',
    deployedBytecode: '0x00',
  },
  chains: 'all',
}

const deployed: Deployment = {
  name: 'Deployed',
  how: {
    kind: 'deploy',
    abi: nameResolverAbi,
    bytecode: '0x6000',
    args: (addressOf) => [addressOf('Placed')],
    salt: `0x${'00'.repeat(32)}`,
  },
  chains: 'all',
}

describe('contractAddress', () => {
  it('gives the well-known addresses', () => {
    expect(demoContracts).toEqual({
      multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
      ensRegistry: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e',
      ensUniversalResolver: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe',
    })
  })

  it('derives an address from code, arguments and salt', () => {
    const salted = { ...deployed.how, salt: `0x${'01'.repeat(32)}` as const }
    const address = addressIn([placed, deployed], 'Deployed')

    expect(address).toBe(addressIn([placed, deployed], 'Deployed'))
    expect(addressIn([placed, { ...deployed, how: salted }], 'Deployed')).not.toBe(address)
    expect(contractAddress('NameResolver')).toMatch(/^0x[0-9a-fA-F]{40}$/)
  })

  it('resolves only earlier entries of the list', () => {
    expect(() => addressIn([deployed, placed], 'Deployed')).toThrow(
      'No contract named Placed comes earlier in the list.',
    )
  })
})

describe('deployData', () => {
  it('is the salt, the code and the arguments', () => {
    expect(deployData([placed, deployed], 'Deployed')).toBe(
      `0x${'00'.repeat(32)}6000${'00'.repeat(12)}ca11bde05977b3631167028862be2a173976ca11`,
    )
  })

  it('refuses code that is placed, not deployed', () => {
    expect(() => deployData([placed], 'Placed')).toThrow('Placed is placed, not deployed.')
  })
})
