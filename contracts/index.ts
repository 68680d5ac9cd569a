export type { Deploy, Deployment, Hex, SetCode } from './deployments.ts'
export { create2Factory, deployer, deployments } from './deployments.ts'
export { foyerTokenAbi } from './generated/FoyerToken.ts'
export { multicall3Abi } from './generated/Multicall3.ts'
export { nameRegistryAbi } from './generated/NameRegistry.ts'
export { nameResolverAbi } from './generated/NameResolver.ts'
export { smartAccountAbi, smartAccountBytecode } from './generated/SmartAccount.ts'
export {
  smartAccountFactoryAbi,
  smartAccountFactoryBytecode,
} from './generated/SmartAccountFactory.ts'
export { timeLockAbi } from './generated/TimeLock.ts'
export { universalResolverAbi } from './generated/UniversalResolver.ts'
