import { parseAbi } from 'viem'

// Written out, so that the production build does not depend on the demo's contracts. A test
// compares it with the compiled ones.
const tokenItems = [
  'function name() view returns (string)',
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function nonces(address) view returns (uint256)',
  'function faucet()',
  'function approve(address spender, uint256 value) returns (bool)',
] as const

const tokenErrors = [
  'error InsufficientBalance(address holder, uint256 balance, uint256 needed)',
  'error InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  'error InvalidReceiver(address receiver)',
  'error FaucetLimitReached(uint256 balance, uint256 limit)',
  'error PermitExpired(uint256 deadline)',
  'error InvalidPermit(address signer, address owner)',
] as const

const position =
  'struct Position { uint256 id; uint256 amount; uint64 lockedAt; uint64 unlockTime; }' as const

const vaultItems = [
  position,
  'function lock(uint256 amount, uint64 unlockTime) returns (uint256 id)',
  'function lockWithPermit(uint256 amount, uint64 unlockTime, uint256 deadline, uint8 v, bytes32 r, bytes32 s) returns (uint256)',
  'function unlock(uint256 id)',
  'function positionsOf(address owner, uint256 offset, uint256 limit) view returns (Position[] page, uint256 total)',
] as const

const vaultErrors = [
  'error AmountIsZero()',
  'error UnlockTimeNotInFuture(uint256 unlockTime, uint256 now_)',
  'error UnlockTimeTooFar(uint256 unlockTime, uint256 latest)',
  'error PositionNotFound(address owner, uint256 id)',
  'error StillLocked(uint256 id, uint256 unlockTime, uint256 now_)',
  'error TransferFailed()',
] as const

/** The functions of the token that the page calls (ERC-20, ERC-2612). */
export const tokenAbi = parseAbi(tokenItems)

/** The functions of the vault that the page calls. */
export const vaultAbi = parseAbi(vaultItems)

/** The errors of both contracts: the vault forwards those of its token. */
export const vaultErrorsAbi = parseAbi([...tokenErrors, ...vaultErrors])

/** The token. A test compares it with its contract. */
export const vaultToken = { symbol: 'FOYER', decimals: 18 } as const

/** The faucet gives to accounts below this balance, in base units. A test compares it, too. */
export const faucetLimit = 10_000n * 10n ** 18n
