import convert from 'npm-to-yarn'
import { defineConfig } from 'vitepress'
import llmstxt from 'vitepress-plugin-llms'
import { version } from '../../packages/kit/package.json'
import { repositoryUrl } from '../../scripts/packages/packages.ts'
import { referenceSidebar } from './entries.mjs'

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
  vite: { plugins: [llmstxt()] },
  transformPageData: ({ filePath, frontmatter }) => {
    // Generated: there is nothing to edit.
    if (filePath.startsWith('reference/')) frontmatter.editLink = false
  },
  markdown: {
    // The default themes' comments have too little contrast.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    // The corner of a table with headings on two sides is empty, and so not a heading.
    config: (markdown) => {
      // One tab for each package manager, where the page has a command of npm.
      markdown.core.ruler.before('normalize', 'package-managers', (state) => {
        state.src = state.src.replace(/^```sh\n((?:.*\n)*?)```$/gm, (block, code: string) => {
          if (!/^npm (?:install|create) [^#\n]+$/m.test(code)) return block
          const tabs = (['npm', 'pnpm', 'yarn', 'bun'] as const).map(
            (manager) => `\`\`\`sh [${manager}]\n${convert(code, manager)}\`\`\``,
          )
          return `::: code-group\n${tabs.join('\n')}\n:::`
        })
      })
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
    socialLinks: [{ icon: 'github', link: repositoryUrl }],
    editLink: { pattern: `${repositoryUrl}/edit/main/docs/:path` },
    footer: { message: `Foyer ${version}, released under the MIT licence.` },
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
      { text: version, items: [{ text: 'Changelog', link: '/changelog' }] },
    ],
    sidebar: {
      '/reference/': referenceSidebar(),
      '/': [
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
          text: 'Recipes',
          collapsed: true,
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
          text: 'Migrate',
          collapsed: true,
          items: [
            { text: 'From RainbowKit', link: '/from-rainbowkit' },
            { text: 'From ConnectKit', link: '/from-connectkit' },
            { text: 'Compared with its peers', link: '/comparison' },
            { text: 'Performance', link: '/performance' },
          ],
        },
        {
          text: 'Guides',
          collapsed: true,
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
          collapsed: true,
          items: [
            { text: 'Configuration', link: '/configuration' },
            { text: 'Errors', link: '/errors' },
            { text: 'Sizes', link: '/sizes' },
            {
              text: 'Components, hooks, types',
              link: '/reference/kit/src/functions/ConnectButton',
            },
          ],
        },
      ],
    },
  },
})
