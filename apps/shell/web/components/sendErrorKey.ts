import { classifyWalletError } from '@foyer/kit'
import { ChainProofError, UnreadableSendAnswerError } from '@foyer/kit/errors'
import { InsufficientFundsError } from 'viem'
import { fieldOf, isObject } from '../../config/guards.ts'
import type { sendErrorsEn } from '../i18n/sendErrorsEn.ts'

export type SendErrorKey = keyof typeof sendErrorsEn

const proofKeys = {
  nodeSilent: 'sendError.nodeSilent',
  // Locked or slow. The page says so if the wallet can't answer at all.
  noAnswer: 'sendError.timeout',
  otherGenesis: 'sendError.notDemo',
} as const satisfies Record<ChainProofError['reason'], SendErrorKey>

/**
 * The text key for why the wallet did not send a transaction. Undefined if the visitor rejected it.
 */
export function sendErrorKey(error: unknown): SendErrorKey | undefined {
  if (isChainMismatch(error)) return 'sendError.otherNetwork'
  if (error instanceof ChainProofError) return proofKeys[error.reason]
  if (error instanceof UnreadableSendAnswerError) return 'sendError.unreadable'
  switch (classifyWalletError(error)) {
    case 'rejected':
      return undefined
    case 'pending':
      return 'sendError.pending'
    case 'timeout':
      return 'sendError.timeout'
    case 'unknownChain':
    case 'unsupportedChain':
      return 'sendError.otherNetwork'
    default:
      return lacksFunds(error) ? 'sendError.funds' : 'sendError.failed'
  }
}

/**
 * Whether the wallet is on another network than the page. Compares names, which are the same across
 * bundles.
 */
export function isChainMismatch(error: unknown): boolean {
  return error instanceof Error && error.name === 'WalletChainMismatchError'
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 500) : ''
}

const textNames = ['message', 'details', 'shortMessage']
const linkNames = ['cause', 'data', 'error', 'originalError']

/**
 * Whether a node reported too little balance, at any depth of the wallet's error. Wallets have no
 * code for it.
 */
function lacksFunds(error: unknown, depth = 0): boolean {
  if (depth > 4 || !isObject(error)) return false
  const read = (name: string): unknown => {
    try {
      return fieldOf(error, name)
    } catch {
      return undefined
    }
  }
  return (
    textNames.some((name) => InsufficientFundsError.nodeMessage.test(textOf(read(name)))) ||
    linkNames.some((name) => lacksFunds(read(name), depth + 1))
  )
}
