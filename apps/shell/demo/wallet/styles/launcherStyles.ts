import { baseStyles, sheet } from './sheet.ts'

/**
 * The launcher's styles. It sits at the bottom inline start, in the page's margin. On pages without
 * one, it sits in the demo banner, at the top of the page, unless a request waits.
 */
export function launcherStyles(): CSSStyleSheet {
  return sheet(baseStyles, launcher)
}

/**
 * Without its text. Hover styles only apply to pointers that can hover, since a touch leaves the
 * hover state behind.
 */
function collapsed(query: string, pill: string): string {
  return `@media ${query} {
  ${pill} { gap: 0; padding-inline: 10px; }
  ${pill} .label {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
}`
}

const launcher = `
:host {
  position: fixed;
  inset-block: auto 84px;
  inset-inline: 16px auto;
  z-index: 30;
  inline-size: auto;
  block-size: auto;
  overflow: visible;
}
.pill {
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding-inline: 10px 14px;
  border-radius: 6px;
  background: var(--ink);
  color: var(--paper);
  font-weight: 500;
  font-size: 13px;
  box-shadow: 0 0 0 1px rgb(248 242 228 / .16), 0 8px 24px -8px rgb(0 0 0 / .6);
}
/* While nothing waits it keeps to the page's margin; its words come with the pointer or focus. */
${collapsed('(hover: hover)', '.pill:not(.waiting, :hover, :focus-visible)')}
${collapsed('(hover: none)', '.pill:not(.waiting, :focus-visible)')}
.pill img { border-radius: 6px; }
@media (hover: hover) { .pill:hover { background: #285241; } }
.pill:active { background: #12291f; }
.pill:focus-visible { outline-color: var(--paper); box-shadow: 0 0 0 2px var(--ink); }
.waiting { background: var(--paper); color: var(--text); }
@media (hover: hover) { .waiting:hover { background: #fffaf0; } }
.waiting:active { background: var(--tray); }
.waiting img { box-shadow: 0 0 0 1px var(--thread); }
@media (max-width: 77.49875em) {
  :host { inset-block-end: 16px; inset-inline-start: 12px; }
  :host(:not([data-waiting])) {
    position: absolute;
    inset-block: 4px auto;
    inset-inline: auto 12px;
    z-index: 5;
  }
  :host(:not([data-waiting])) .pill { box-shadow: none; }
}
@media (max-width: 73.99875em) {
  :host([data-waiting]) { inset-block-end: calc(88px + env(safe-area-inset-bottom)); }
}
@media (forced-colors: active) {
  .pill { border: 1px solid ButtonText; }
}
`
