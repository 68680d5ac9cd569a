import { html } from 'hono/html'
import { siteName } from '../../config/app.ts'
import type { RequestLanguage } from '../i18n/requestLanguage.ts'
import type { ServerText } from '../i18n/texts.ts'
import { explorerPath, explorerRoot } from './explorerPath.ts'

/** Escaped HTML, as `html` makes it. */
export type Html = ReturnType<typeof html>

/** The language of a page, with its texts. */
export interface PageLanguage extends RequestLanguage {
  readonly t: ServerText
}

export interface LayoutOptions {
  readonly title: string
  readonly heading: string
  readonly content: Html
  readonly publicUrl: string
  readonly language: PageLanguage
  /** Name of the network the page is about. */
  readonly network?: string | undefined
}

/** One row of a facts list: label and value. */
export type Fact = readonly [label: string, value: Html | string]

const stylesheetPath = `${explorerRoot}/assets/explorer.css`

export function layout(options: LayoutOptions): Html {
  const { content, heading, language, network, publicUrl, title } = options
  const { t } = language
  return html`<!doctype html>
<html lang="${language.lang}" dir="${language.dir}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark light">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <script src="/boot.js"></script>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="${stylesheetPath}">
  </head>
  <body>
    <header>
      <a href="${publicUrl}/">${t('explorer.back', { site: siteName })}</a>
      ${network === undefined ? '' : html`<p>${t('explorer.note', { network })}</p>`}
    </header>
    <main>
      <h1>${heading}</h1>
      ${content}
    </main>
  </body>
</html>
`
}

export function facts(rows: readonly Fact[]): Html {
  return html`<dl>${rows.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`
}

export function paragraph(text: string): Html {
  return html`<p>${text}</p>`
}

/** Hexadecimal text: always left to right, breaks anywhere. */
export function code(text: string): Html {
  return html`<code><bdi>${text}</bdi></code>`
}

export function addressLink(chainId: number, address: string): Html {
  return html`<a href="${explorerPath(chainId, 'address', address)}">${code(address)}</a>`
}
