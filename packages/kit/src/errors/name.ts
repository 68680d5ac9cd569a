import { KitError } from '@foyer/ui/errors/KitError.ts'

interface InvalidNameDetails {
  readonly name: string
  /** What exactly is wrong, e.g. '" " {20}'. */
  readonly detail: string
  readonly cause?: unknown
}

/**
 * A name that ENSIP-15 does not allow. Base class of `DisallowedCharacterError`,
 * `IllegalMixtureError` and `IllegalPlacementError`; thrown itself for any other reason.
 */
export class InvalidNameError extends KitError {
  override name = 'InvalidNameError'
  /** What exactly is wrong, e.g. '" " {20}'. */
  readonly detail: string
  constructor({ name, detail, cause }: InvalidNameDetails, problem = 'not allowed') {
    super(`The name "${name}" cannot be used. ${problem}: ${detail}`, {
      hint: 'Check the spelling.',
      details: detail,
      cause,
    })
    this.detail = detail
  }
}

/** A character that is not allowed in any name. */
export class DisallowedCharacterError extends InvalidNameError {
  override name = 'DisallowedCharacterError'
  constructor(details: InvalidNameDetails) {
    super(details, 'disallowed character')
  }
}

/** A label that mixes scripts, as lookalike names do. */
export class IllegalMixtureError extends InvalidNameError {
  override name = 'IllegalMixtureError'
  constructor(details: InvalidNameDetails) {
    super(details, 'illegal mixture')
  }
}

/** An allowed character in a place where it is not allowed. */
export class IllegalPlacementError extends InvalidNameError {
  override name = 'IllegalPlacementError'
  constructor(details: InvalidNameDetails) {
    super(details, 'illegal placement')
  }
}

/** A valid name that was looked up and does not resolve to an account. */
export class NameNotFoundError extends KitError {
  override name = 'NameNotFoundError'
  constructor({ name }: { readonly name: string }) {
    super(`No account has the name "${name}".`, { hint: 'Check the spelling.' })
  }
}

/** A valid name that is stored outside chain 1, but no gateway is configured to look it up. */
export class OffchainNameError extends KitError {
  override name = 'OffchainNameError'
  constructor({ name, cause }: { readonly name: string; readonly cause?: unknown }) {
    super(`The name "${name}" is stored outside chain 1.`, {
      hint: 'Set `names.gateways` in createKitConfig to look up such names.',
      docsPath: '/configuration#names-and-pictures',
      cause,
    })
  }
}

/** A name was looked up, but no configured chain supports names. */
export class NamesUnavailableError extends KitError {
  override name = 'NamesUnavailableError'
  constructor() {
    super('Names cannot be looked up here.', {
      hint: 'Configure chain 1 with `contracts.ensUniversalResolver` (`mainnet` of `viem/chains` has it), or pass such a chain as `names.chain`.',
      docsPath: '/configuration#names-and-pictures',
    })
  }
}
