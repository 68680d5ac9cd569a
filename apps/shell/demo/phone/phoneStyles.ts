import { sheet } from '../wallet/styles/sheet.ts'

/** The page's styles: a phone on a desktop screen, the full screen on a phone. */
export function phoneStyles(): CSSStyleSheet {
  return sheet(device, form, sites)
}

const device = `
:host {
  display: block;
  min-block-size: 100dvh;
  background: #10231b;
}
.counter {
  display: flex;
  align-items: center;
  justify-content: center;
  min-block-size: 100dvh;
  padding: 24px;
}
.device {
  display: flex;
  flex-direction: column;
  inline-size: 400px;
  max-inline-size: 100%;
  block-size: min(720px, 100dvh - 48px);
  border-radius: 6px;
  background: var(--tray);
  overflow: clip;
  box-shadow: 0 0 0 1px rgb(248 242 228 / .16), 0 32px 72px -16px rgb(0 0 0 / .75);
}
.device .bar a {
  display: inline-flex;
  align-items: center;
  min-block-size: 40px;
  padding-inline: 10px;
  color: var(--paper);
  font-size: 13px;
  text-underline-offset: 3px;
}
.device .bar a:focus-visible { outline-color: var(--paper); outline-offset: -3px; }
.device .bar { padding-inline-start: 14px; }
@media (max-height: 480px) {
  .device { block-size: auto; }
}
.device .foot .practice:only-child { padding-block-end: 0; }
.device .scroll { display: flex; flex-direction: column; }
@media (max-width: 480px) {
  .counter { padding: 0; align-items: stretch; }
  .device { block-size: 100dvh; border-radius: 0; box-shadow: none; }
}
`

const form = `
form { padding: 16px 24px 20px; }
form label { display: block; padding-block-end: 6px; color: var(--faint); font-size: 13px; }
.row { display: flex; flex-wrap: wrap; gap: 8px; }
.row input {
  appearance: none;
  flex: 1 1 180px;
  inline-size: auto;
  min-inline-size: 0;
  block-size: 44px;
  padding-inline: 12px;
  border: 1.5px solid var(--ink);
  border-radius: 4px;
  background: #fffaf0;
  color: var(--text);
  font: 400 14px/20px var(--mono);
  cursor: text;
}
.row input::placeholder { color: var(--faint); opacity: 1; }
.row .answer { flex: 0 0 auto; inline-size: auto; min-block-size: 44px; padding-inline: 16px; }
.said { min-block-size: 20px; padding-block-start: 8px; font-size: 13px; line-height: 19px; }
.said.bad { color: var(--warn); }
`

const sites = `
.sites { margin: 0; padding: 0; list-style: none; }
.sites li {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding-block: 8px;
}
.sites .who { flex: 1 1 160px; min-inline-size: 0; overflow-wrap: anywhere; font-weight: 500; }
.sites .where { display: block; color: var(--faint); font-weight: 400; font-size: 13px; }
.sites .answer { flex: 0 0 auto; inline-size: auto; min-block-size: 40px; padding-inline: 12px; font-size: 13px; }
.label-line { color: var(--faint); font-size: 13px; }
h2 { margin: 0; color: var(--faint); font: 400 13px/20px var(--mono); }
`
