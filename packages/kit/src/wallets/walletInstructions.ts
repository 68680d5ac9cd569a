/** What a step asks for (Spec §3). */
export type InstructionKind = 'create' | 'install' | 'refresh' | 'scan'

export interface InstructionStep {
  readonly kind: InstructionKind
  readonly title: string
  readonly description: string
}

/** How one gets started with a wallet. */
export interface InstructionSet {
  /** The wallet's own help, https. Shown with every step as 'Learn More'. */
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
