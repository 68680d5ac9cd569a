import { deployer, nameRegistryAbi, nameResolverAbi } from '@foyer/contracts'
import { contractAddress } from '@foyer/testkit/chains'
import { type Address, encodeFunctionData, type Hex, labelhash, namehash } from 'viem'
import type { Stack } from './fixtures.ts'
import { askNode } from './node.ts'

const registry = contractAddress('NameRegistry')
const resolver = contractAddress('NameResolver')

/** Sets a name's avatar record on the local chain, as the owner of all its names. */
export async function setAvatar(stack: Stack, name: string, value: string): Promise<void> {
  await write(stack, resolver, {
    abi: nameResolverAbi,
    functionName: 'setText',
    args: [namehash(name), 'avatar', value],
  })
}

/** Gives a named account another name below `foyer.eth` that resolves back to it. */
export async function rename(stack: Stack, address: Address, label: string): Promise<string> {
  const name = `${label}.foyer.eth`
  const parent = namehash('foyer.eth')
  const reverse = namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)
  await write(stack, registry, {
    abi: nameRegistryAbi,
    functionName: 'setSubnodeRecord',
    args: [parent, labelhash(label), deployer, resolver, 0n],
  })
  for (const call of [
    { functionName: 'setAddr', args: [namehash(name), address] },
    { functionName: 'setName', args: [reverse, name] },
  ] as const) {
    await write(stack, resolver, { abi: nameResolverAbi, ...call })
  }
  return name
}

async function write(
  stack: Stack,
  to: Address,
  call: Parameters<typeof encodeFunctionData>[0],
): Promise<void> {
  const url = stack.chains.url(1)
  const data: Hex = encodeFunctionData(call)
  await askNode(url, 'anvil_impersonateAccount', deployer)
  await askNode(url, 'eth_sendTransaction', { from: deployer, to, data, gas: '0x7a120' })
  await askNode(url, 'evm_mine')
}
