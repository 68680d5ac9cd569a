import type { TypedData, TypedDataDefinition } from 'viem'
import { walletErrors } from './errors.ts'
import { type Fields, isFields } from './params.ts'

/**
 * Parses and validates typed data (EIP-712), given as text or object.
 *
 * @throws -32602 if a part is missing, or if its domain is for a chain other than the wallet's.
 */
export function parseTypedData(value: unknown, chainId: number): TypedDataDefinition {
  const data = typeof value === 'string' ? parseJson(value) : value
  if (!isFields(data)) throw walletErrors.invalidParams('The typed data must be an object.')
  const { types, primaryType, message } = data
  const domain = data.domain ?? {}
  if (!isFields(domain) || !isFields(message))
    throw walletErrors.invalidParams('The typed data must have a domain and a message.')
  if (!isTypes(types) || typeof primaryType !== 'string' || !Object.hasOwn(types, primaryType))
    throw walletErrors.invalidParams('The typed data must have types and name one of them.')
  checkDomainChain(domain, chainId)
  return { types, primaryType, domain, message }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw walletErrors.invalidParams('The typed data is not JSON.')
  }
}

function isTypes(value: unknown): value is TypedData {
  if (!isFields(value)) return false
  return Object.values(value).every(
    (members) =>
      Array.isArray(members) &&
      members.every(
        (member) =>
          isFields(member) && typeof member.name === 'string' && typeof member.type === 'string',
      ),
  )
}

function checkDomainChain(domain: Fields, chainId: number): void {
  if (domain.chainId === undefined || domain.chainId === null) return
  if (Number(domain.chainId) === chainId) return
  throw walletErrors.invalidParams(
    `Provided chainId "${String(domain.chainId)}" must match the active chainId "${chainId}".`,
  )
}
