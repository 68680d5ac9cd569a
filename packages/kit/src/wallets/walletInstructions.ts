/** What a step asks for (docs/spec-map.md §3). */
export type InstructionKind = 'create' | 'install' | 'refresh' | 'scan'

/** One step of getting started with a wallet. */
export interface InstructionStep {
  readonly kind: InstructionKind
  readonly title: string
  readonly description: string
  /** Help with this step, https. Default: the set's `learnMoreUrl`. */
  readonly learnMoreUrl?: string | undefined
}

/** How one gets started with a wallet. */
export interface InstructionSet {
  /** The wallet's own help, https, shown as 'Learn More'. Default: ethereum.org's page about wallets. */
  readonly learnMoreUrl?: string | undefined
  /** In the words of the app. Default: the kit's, translated. */
  readonly steps?: readonly InstructionStep[] | undefined
}

export interface InstructionSets {
  /** With the app on a phone. */
  readonly qrCode?: InstructionSet | undefined
  /** With the extension of this browser. */
  readonly extension?: InstructionSet | undefined
}
