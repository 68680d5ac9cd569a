import { defineConfig } from 'vitepress'
import { entries } from './entries.mjs'

/** Path that the site is served under, as in `docsUrl` of the kit's errors. */
const base = process.env.DOCS_BASE ?? '/docs/'

export default defineConfig({
  base,
  title: 'Foyer',
  description: 'A light, private, accessible wallet-connection kit for React, on wagmi 3 and viem.',
  lang: 'en',
  cleanUrls: true,
  // Links into the repository, and examples in docstrings. `checkLinks` checks the site's own links
  // after the build.
  ignoreDeadLinks: [/\/\.\.\//, /^\.\.\//, /^http:\/\/localhost\b/],
  // Internal pages that link into the repository.
  srcExclude: ['playground/**'],
  rewrites: { 'decisions/README.md': 'decisions/index.md' },
  head: [
    ['link', { rel: 'icon', href: `${base}logo.svg`, type: 'image/svg+xml' }],
    ['meta', { name: 'color-scheme', content: 'dark light' }],
  ],
  appearance: 'dark',
  markdown: {
    // The default themes' comments have too little contrast.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    // The corner of a table with headings on two sides is empty, and so not a heading.
    config: (markdown) => {
      markdown.core.ruler.push('empty-corner', ({ tokens }) => {
        for (const [index, token] of tokens.entries()) {
          const [content, end] = tokens.slice(index + 1)
          if (token.type !== 'th_open' || content?.content !== '' || !end) continue
          token.tag = 'td'
          end.tag = 'td'
        }
      })
    },
  },
  themeConfig: {
    logo: { src: '/logo.svg', alt: '' },
    search: { provider: 'local' },
    outline: { level: [2, 3] },
    nav: [
      { text: 'Start', link: '/start/vite', activeMatch: '/start/' },
      { text: 'Recipes', link: '/recipes/themes', activeMatch: '/recipes/' },
      { text: 'Playground', link: '/playground' },
      { text: 'Migrate', link: '/from-rainbowkit', activeMatch: '/from-' },
      {
        text: 'Reference',
        link: '/configuration',
        activeMatch: '/(configuration|errors|reference)',
      },
    ],
    sidebar: [
      {
        text: 'Start',
        items: [
          { text: 'What it is', link: '/introduction' },
          { text: 'Vite', link: '/start/vite' },
          { text: 'Next.js', link: '/start/next' },
          { text: 'React Router', link: '/start/react-router' },
          { text: 'TanStack Start', link: '/start/tanstack-start' },
          { text: 'Playground', link: '/playground' },
        ],
      },
      {
        text: 'Migrate',
        items: [
          { text: 'From RainbowKit', link: '/from-rainbowkit' },
          { text: 'From ConnectKit', link: '/from-connectkit' },
          { text: 'Compared with its peers', link: '/comparison' },
          { text: 'Performance', link: '/performance' },
        ],
      },
      {
        text: 'Recipes',
        items: [
          { text: 'Themes', link: '/recipes/themes' },
          { text: 'A button of your own', link: '/recipes/custom-button' },
          { text: 'Wallets', link: '/recipes/wallets' },
          { text: 'Your own wagmi config', link: '/recipes/own-wagmi-config' },
          { text: 'Transactions', link: '/recipes/transactions' },
          { text: 'Sign-in', link: '/recipes/sign-in' },
          { text: 'Testing', link: '/recipes/testing' },
          { text: 'Content policy', link: '/recipes/content-policy' },
          { text: 'Languages', link: '/recipes/languages' },
        ],
      },
      {
        text: 'Guides',
        items: [
          { text: 'For dApp teams', link: '/for-dapp-teams' },
          { text: 'For operators', link: '/for-operators' },
          { text: 'For visitors', link: '/for-visitors' },
          { text: 'Accessibility and browsers', link: '/accessibility' },
          { text: 'Decisions', link: '/decisions/' },
        ],
      },
      {
        text: 'Reference',
        items: [
          { text: 'Configuration', link: '/configuration' },
          { text: 'Errors', link: '/errors' },
          { text: 'Sizes', link: '/sizes' },
        ],
      },
      {
        text: 'API, from the types',
        items: entries.map(({ module, name }) => ({ text: name, link: `/reference/${module}` })),
      },
    ],
  },
})
