import { parseAbi } from 'viem'

// Written out, so that the production build does not depend on the demo's contracts. A test
// compares all of this with the compiled ones.

/** What the page calls of the token (ERC-20), and its errors. */
export const tokenAbi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function faucet()',
  'function approve(address spender, uint256 value) returns (bool)',
  'error InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  'error FaucetLimitReached(uint256 balance, uint256 limit)',
])

/** What the page calls of the vault, and its errors. */
export const vaultAbi = parseAbi([
  'struct Position { uint256 id; uint256 amount; uint64 lockedAt; uint64 unlockTime; }',
  'function lock(uint256 amount, uint64 unlockTime) returns (uint256 id)',
  'function unlock(uint256 id)',
  'function positionsOf(address owner, uint256 offset, uint256 limit) view returns (Position[] page, uint256 total)',
  'error UnlockTimeNotInFuture(uint256 unlockTime, uint256 now_)',
  'error PositionNotFound(address owner, uint256 id)',
  'error StillLocked(uint256 id, uint256 unlockTime, uint256 now_)',
])

/** The maximum lock: ten years of 365 days, in seconds. */
export const maxLock = 10 * 365 * 86_400
