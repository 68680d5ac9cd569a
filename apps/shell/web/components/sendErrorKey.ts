import { classifyWalletError, readErrorChain } from '@foyer/kit'
import { ChainProofError, UnreadableSendAnswerError } from '@foyer/kit/errors'
import { InsufficientFundsError } from 'viem'
import type { sendErrorsEn } from '../i18n/sendErrorsEn.ts'

export type SendErrorKey = keyof typeof sendErrorsEn

const proofKeys = {
  nodeSilent: 'sendError.nodeSilent',
  // Locked or slow. The page says so if the wallet can't answer at all.
  noAnswer: 'sendError.timeout',
  otherGenesis: 'sendError.otherCopy',
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

/** Whether a node reported too little balance. Wallets have no code for it. */
function lacksFunds(error: unknown): boolean {
  const texts = readErrorChain(error).flatMap((link) => link.texts)
  return texts.some((text) => InsufficientFundsError.nodeMessage.test(text))
}
