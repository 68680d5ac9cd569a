export type Role = 'button' | 'link' | 'textbox' | 'searchbox' | 'heading'
export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'F6'

/** One browser engine with one open page: sends it keys and reads its accessibility tree. */
export interface Engine {
  open(url: string): Promise<void>
  /** Gives the page this size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Presses a key in the focused element. */
  press(key: Key): Promise<void>
  /** Types a text into the focused element. */
  type(text: string): Promise<void>
  /** Moves the mouse, without pressing a button. */
  pointTo(x: number, y: number): Promise<void>
  /** Role and name of the focused element, in shadow trees too: 'button Connect Wallet'. */
  focused(): Promise<string>
  /**
   * Activates the control of this role and name, as assistive technology does. False if the page
   * exposes none.
   */
  activate(role: Role, name: RegExp): Promise<boolean>
  /** The page's visible text. */
  text(): Promise<string>
  /** A screenshot of the window, as PNG. */
  screenshot(): Promise<Buffer>
  /** What axe finds: WCAG 2.2 A and AA, and best practice. */
  violations(): Promise<readonly string[]>
  /** Runs a function in the page. The function must contain everything that it uses. */
  run<Result>(inPage: (text: string) => Result | Promise<Result>, text?: string): Promise<Result>
  close(): Promise<void>
}

/** How an engine is started. */
export interface EngineOptions {
  /** The visitor prefers reduced motion. */
  readonly reducedMotion?: boolean | undefined
}

/** The focused element, in the innermost shadow tree. Runs in the page. */
export const deepestFocus = `(() => {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
})()`
