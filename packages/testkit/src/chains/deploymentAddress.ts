import {
  type Abi,
  type Address,
  concat,
  encodeDeployData,
  getAddress,
  getContractAddress,
  type Hex,
} from 'viem'
import { create2Factory, type Deploy, type Deployment } from '#contracts'

/**
 * The address of a contract of the list. An entry may refer only to earlier ones, so the recursion
 * ends.
 *
 * @throws for a name that is not in the list.
 */
export function addressIn(list: readonly Deployment[], name: string): Address {
  const { how, above } = find(list, name)
  if (how.kind === 'setCode') return getAddress(how.address)
  return getContractAddress({
    opcode: 'CREATE2',
    from: create2Factory,
    salt: how.salt,
    bytecode: initCode(how, above),
  })
}

/**
 * The data sent to the factory to deploy a contract: the salt, then the code with its arguments.
 */
export function deployData(list: readonly Deployment[], name: string): Hex {
  const { how, above } = find(list, name)
  if (how.kind === 'setCode') throw new Error(`${name} is placed, not deployed.`)
  return concat([how.salt, initCode(how, above)])
}

function find(list: readonly Deployment[], name: string) {
  const index = list.findIndex((entry) => entry.name === name)
  const entry = list[index]
  if (entry === undefined) throw new Error(`No contract named ${name} comes earlier in the list.`)
  return { how: entry.how, above: list.slice(0, index) }
}

function initCode(how: Deploy, above: readonly Deployment[]): Hex {
  return encodeDeployData({
    abi: how.abi as Abi, // The ABIs come from the compiler.
    bytecode: how.bytecode,
    args: how.args((name) => addressIn(above, name)),
  })
}
