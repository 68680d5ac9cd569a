import { baseStyles, sheet } from './sheet.ts'

export function windowStyles(): CSSStyleSheet {
  return sheet(baseStyles, frame, paper, choices, foot)
}

const frame = `
dialog {
  position: fixed;
  inset-block: 52px auto;
  inset-inline: auto max(16px, calc((100vw - 1120px) / 2));
  inline-size: 384px;
  max-inline-size: calc(100vw - 32px);
  block-size: auto;
  max-block-size: calc(100dvh - 68px);
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: var(--tray);
  color: inherit;
  overflow: hidden;
  box-shadow: 0 0 0 1px rgb(20 38 30 / .5), 0 32px 72px -16px rgb(0 0 0 / .75), 0 8px 24px -8px rgb(0 0 0 / .5);
}
dialog[open] { display: flex; flex-direction: column; }
dialog::backdrop { background: rgb(8 12 10 / .14); }
.bar {
  display: flex;
  flex: none;
  align-items: center;
  block-size: 40px;
  padding-inline: 14px 4px;
  background: var(--ink);
  color: var(--paper);
}
.bar .name { flex: 1; padding-inline-start: 8px; font-weight: 500; font-size: 13px; }
.tool {
  position: relative;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 4px;
}
.tool::after { content: ""; position: absolute; inset: -4px 0; }
@media (hover: hover) { .tool:hover { background: rgb(248 242 228 / .14); } }
.tool:focus-visible { outline-color: var(--paper); outline-offset: -3px; }
.tool::before {
  content: "";
  display: block;
  inline-size: 14px;
  block-size: 14px;
  margin: auto;
  background: var(--paper);
  clip-path: polygon(1.5px 6px, 12.5px 6px, 12.5px 8px, 1.5px 8px);
}
.close::before {
  clip-path: polygon(2px 3.4px, 3.4px 2px, 7px 5.6px, 10.6px 2px, 12px 3.4px, 8.4px 7px, 12px 10.6px, 10.6px 12px, 7px 8.4px, 3.4px 12px, 2px 10.6px, 5.6px 7px);
}
.scroll {
  flex: 1 1 auto;
  min-block-size: 48px;
  overflow-y: auto;
  overscroll-behavior: contain;
  margin: 16px 16px 0;
  background: var(--paper);
  scrollbar-width: thin;
  scrollbar-color: var(--thread) transparent;
}
@media (max-width: 480px) {
  dialog {
    inset-block: auto 0;
    inset-inline: 0;
    inline-size: 100%;
    max-inline-size: 100%;
    max-block-size: calc(100dvh - 24px);
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    padding-block-end: env(safe-area-inset-bottom);
  }
}
@media (max-height: 560px) {
  dialog { inset-block-start: 8px; max-block-size: calc(100dvh - 16px); }
}
@media (max-width: 480px) and (max-height: 560px) {
  dialog { inset-block-start: auto; }
}
@media (max-height: 240px) {
  dialog[open] { display: block; overflow-y: auto; }
  .scroll { overflow: visible; }
}
@media (prefers-reduced-motion: no-preference) {
  @keyframes slip { from { opacity: 0; transform: translateY(-10px); } }
  @keyframes rise { from { transform: translateY(40%); opacity: 0; } }
  dialog[open] { animation: slip 180ms cubic-bezier(.16, 1, .3, 1); }
  @media (max-width: 480px) {
    dialog[open] { animation: rise 260ms cubic-bezier(.32, .72, 0, 1); }
  }
}
@media (prefers-reduced-transparency: reduce) {
  dialog::backdrop { background: none; }
}
@media (forced-colors: active) {
  dialog { border: 2px solid CanvasText; }
  .tool::before { background: ButtonText; forced-color-adjust: none; }
}
`

const paper = `
.paper { padding-inline: 24px; }
.paper:first-child { padding-block-start: 22px; }
.paper + .paper { padding-block-start: 12px; }
.paper.words:nth-last-child(2), .paper + fieldset { padding-block-end: 0; }
.from { display: flex; justify-content: space-between; gap: 8px; color: var(--faint); font-size: 13px; }
.more { color: var(--ink); }
.host {
  margin-block: 2px 20px;
  font-weight: 500;
  font-size: 15px;
  line-height: 22px;
  overflow-wrap: anywhere;
}
h1 {
  font: 600 26px/33px var(--serif);
  letter-spacing: -.005em;
  text-wrap: pretty;
  overflow-wrap: anywhere;
}
h1:focus-visible, h2:focus-visible { outline: none; }
/* As high as the fade over it, so that nothing is pale at the end. */
.scroll > :last-child { padding-block-end: 28px; }
.lead, .steps { font: 400 16px/23px var(--serif); color: var(--soft); text-wrap: pretty; overflow-wrap: anywhere; }
.steps { margin-block-start: 8px; padding-inline-start: 24px; color: var(--text); }
.warning {
  margin-block-start: 12px;
  padding: 8px 12px;
  border-inline-start: 3px solid var(--warn);
  border-radius: 4px;
  background: rgb(138 44 20 / .08);
  color: var(--warn);
  font-size: 13px;
  line-height: 19px;
  overflow-wrap: anywhere;
}
.message {
  margin-block-start: 14px;
  max-block-size: 220px;
  padding: 10px 12px;
  border: 1px solid var(--thread);
  border-radius: 4px;
  overflow: auto;
  overscroll-behavior: contain;
  font: 400 13px/19px var(--mono);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
}
.stub { position: relative; margin-block-start: 22px; padding-block: 22px 18px; }
.paper.stub { padding-block-start: 22px; }
.stub::before {
  content: "";
  position: absolute;
  inset-block-start: -1px;
  inset-inline: 10px;
  border-block-start: 2px dashed var(--thread);
}
.stub::after {
  content: "";
  position: absolute;
  inset: -8px 0 auto;
  block-size: 16px;
  background:
    radial-gradient(circle at 0 50%, var(--tray) 8px, transparent 8.5px),
    radial-gradient(circle at 100% 50%, var(--tray) 8px, transparent 8.5px);
  pointer-events: none;
}
.fact { display: flex; justify-content: space-between; gap: 16px; padding-block: 5px; }
dt { flex: none; color: var(--faint); }
dd { text-align: end; font-weight: 500; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
details { margin-block-start: 8px; }
summary { padding-block: 4px; color: var(--faint); font-size: 13px; cursor: pointer; border-radius: 4px; }
@media (hover: hover) { summary:hover { color: var(--text); } }
details .message { margin-block-start: 4px; font-size: 12px; line-height: 17px; }
`

const choices = `
fieldset { margin-block-start: 14px; }
.scroll > fieldset { padding-inline: 24px; }
.stub fieldset:first-child { margin-block-start: 0; }
legend { padding-block-end: 4px; color: var(--faint); font-size: 13px; }
.choices { display: grid; margin-inline: -10px; }
.two { grid-template-columns: 1fr 1fr; }
.choice {
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 36px;
  padding-inline: 10px;
  border-radius: 4px;
  cursor: pointer;
}
@media (hover: hover) { .choice:hover { background: rgb(28 59 47 / .06); } }
.choice .label { flex: 1; font-weight: 500; line-height: 17px; }
.two .label { font-size: 12px; }
.choice .note { color: var(--faint); font-size: 13px; }
input {
  appearance: none;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  margin: 0;
  border: 1.5px solid var(--ink);
  border-radius: 50%;
  background: none;
  cursor: pointer;
}
input:checked { background: radial-gradient(var(--ink) 0 4px, transparent 4.5px); }
@media (max-width: 359.98px) {
  .choice { gap: 8px; }
  .choice .label { font-size: 13px; }
  .choice .note { font-size: 12px; white-space: nowrap; }
}
@media (forced-colors: active) {
  input { appearance: auto; }
}
`

/** Keeps the buttons in view; a fade above them shows that there is more to read. */
const foot = `
.foot {
  position: sticky;
  inset-block-end: 0;
  flex: none;
  padding: 14px 16px 16px;
  background: var(--tray);
  text-align: center;
}
.foot::before {
  content: "";
  position: absolute;
  inset-block-end: 100%;
  inset-inline: 16px;
  block-size: 28px;
  background: linear-gradient(rgb(248 242 228 / 0), var(--paper));
  pointer-events: none;
}
.practice { padding-block-end: 14px; color: var(--faint); font-size: 12px; }
.answers { display: flex; gap: 10px; }
.answer {
  flex: 1;
  inline-size: 100%;
  min-block-size: 48px;
  border: 1.5px solid var(--ink);
  border-radius: 4px;
  color: var(--text);
  font-weight: 600;
  font-size: 15px;
}
@media (hover: hover) { .answer:hover { background: rgb(28 59 47 / .08); } }
.answer:active { background: rgb(28 59 47 / .16); }
.answer:disabled { border-color: var(--thread); color: var(--faint); background: none; cursor: default; }
.main { background: var(--ink); color: var(--paper); }
@media (hover: hover) { .main:hover { background: #285241; } }
.main:active { background: #12291f; }
@media (max-height: 599.98px) {
  .foot { padding-block: 10px; }
  .practice { display: none; }
}
@media (forced-colors: active) {
  .foot::before { display: none; }
}
`
