export type Role = 'button' | 'link' | 'textbox' | 'searchbox' | 'heading'
export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'F6'

/** One browser engine with one open page: keys go in, and what its accessibility tree says comes out. */
export interface Engine {
  open(url: string): Promise<void>
  /** Gives the page this size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Presses a key, wherever the focus is. */
  press(key: Key): Promise<void>
  /** Types a text, wherever the focus is. */
  type(text: string): Promise<void>
  /** Moves the mouse, without pressing a button. */
  pointTo(x: number, y: number): Promise<void>
  /** Role and name of what has the focus, in shadow trees too: 'button Connect Wallet'. */
  focused(): Promise<string>
  /**
   * Activates the control of this role and name, as assistive technology does. False if the page
   * exposes none.
   */
  activate(role: Role, name: RegExp): Promise<boolean>
  /** The text of the page that is shown. */
  text(): Promise<string>
  /** A picture of the window's content, as PNG. */
  screenshot(): Promise<Buffer>
  /** What axe finds: WCAG 2.2 A and AA, and best practice. */
  violations(): Promise<readonly string[]>
  /** Runs a function in the page. It has to contain everything that it uses. */
  run<Result>(inPage: (text: string) => Result | Promise<Result>, text?: string): Promise<Result>
  close(): Promise<void>
}

/** How an engine is started. */
export interface EngineOptions {
  /** The visitor has asked the system for less motion. */
  readonly reducedMotion?: boolean | undefined
}

/** The element with the focus, in the innermost shadow tree. To be run in the page. */
export const deepestFocus = `(() => {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
})()`
