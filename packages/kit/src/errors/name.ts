import { KitError } from './KitError.ts'

interface NameFault {
  readonly name: string
  /** What exactly is wrong, e.g. '" " {20}'. */
  readonly detail: string
  readonly cause?: unknown
}

/** A name that ENSIP-15 does not allow. */
export class InvalidNameError extends KitError {
  override name = 'InvalidNameError'
  readonly detail: string
  constructor({ name, detail, cause }: NameFault, fault = 'not allowed') {
    super(`The name "${name}" cannot be used. ${fault}: ${detail}`, {
      hint: 'Check how it is spelled.',
      details: detail,
      cause,
    })
    this.detail = detail
  }
}

/** A character that no name may have (ENSIP-15; Spec §8). */
export class DisallowedCharacterError extends InvalidNameError {
  override name = 'DisallowedCharacterError'
  constructor(fault: NameFault) {
    super(fault, 'disallowed character')
  }
}

/** Letters of two scripts in one label, as in a name that imitates another (ENSIP-15; Spec §8). */
export class IllegalMixtureError extends InvalidNameError {
  override name = 'IllegalMixtureError'
  constructor(fault: NameFault) {
    super(fault, 'illegal mixture')
  }
}

/** A character that is allowed, but not there (ENSIP-15; Spec §8). */
export class IllegalPlacementError extends InvalidNameError {
  override name = 'IllegalPlacementError'
  constructor(fault: NameFault) {
    super(fault, 'illegal placement')
  }
}

/** A well-formed name that leads to no account. */
export class NameNotFoundError extends KitError {
  override name = 'NameNotFoundError'
  constructor({ name }: { readonly name: string }) {
    super(`No account has the name "${name}".`, { hint: 'Check how it is spelled.' })
  }
}

/** Names were asked for where the configuration has no chain that keeps them. */
export class NamesUnavailableError extends KitError {
  override name = 'NamesUnavailableError'
  constructor() {
    super('Names cannot be looked up here.', {
      hint: 'Configure chain 1 with `ens`, or pass `names.chain` to createKitConfig.',
      docsPath: 'docs/configuration.md',
    })
  }
}
