/** Creates a stylesheet. The content security policy does not restrict constructed sheets. */
export function sheet(...parts: readonly string[]): CSSStyleSheet {
  const made = new CSSStyleSheet()
  made.replaceSync(parts.join('\n'))
  return made
}

/** Colours and fonts of the wallet; no styles of the page are inherited. */
export const baseStyles = `
:host {
  all: initial;
  --paper: #f8f2e4;
  --tray: #e9dfc8;
  --thread: #cbb98f;
  --ink: #1c3b2f;
  --text: #14261e;
  --soft: #3f5046;
  --faint: #5a6459;
  --warn: #8a2c14;
  --serif: "Demo Wallet Serif", "Iowan Old Style", Georgia, serif;
  --mono: "Demo Wallet Mono", ui-monospace, "DejaVu Sans Mono", monospace;
  color-scheme: light;
  color: var(--text);
  font-family: var(--mono);
  font-size: 14px;
  line-height: 20px;
}
*, *::before, *::after { box-sizing: border-box; }
h1, p, dl, dd, ol, fieldset, legend, pre { margin: 0; padding: 0; border: 0; min-inline-size: 0; }
button {
  margin: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
}
img { display: block; }
:focus { outline: none; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
.unseen {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
@media (forced-colors: active) {
  :focus-visible { outline-color: Highlight; }
}
`
