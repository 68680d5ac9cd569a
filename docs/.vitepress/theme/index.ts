import { type Theme, useData, withBase } from 'vitepress'
import DefaultTheme from 'vitepress/theme'
import { defineComponent, h, nextTick, onMounted, watch } from 'vue'
import { version } from '../../../packages/kit/package.json'
import Landing from './Landing.vue'
import Preview from './Preview.vue'
import './style.css'

/** The page as Markdown, which `vitepress-plugin-llms` writes. */
const MarkdownLink = defineComponent(() => {
  const { page } = useData()
  const path = () => page.value.relativePath.replace('/index.md', '.md')
  return () => h('a', { class: 'as-markdown', href: withBase(`/${path()}`) }, 'View as Markdown')
})

/** Below the home page's buttons. */
const Facts = () =>
  h('p', { class: 'facts' }, [
    h('code', { class: 'install' }, 'npm install @foyer/kit wagmi viem @tanstack/react-query'),
    `Version ${version}, MIT licence`,
  ])

const theme: Theme = {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      'doc-footer-before': () => h(MarkdownLink),
      'home-hero-actions-after': () => h(Facts),
      'home-hero-image': () => h(Landing),
    }),
  enhanceApp: ({ app }) => {
    app.component('Preview', Preview)
  },
  setup() {
    const { page } = useData()
    const correct = () => {
      // The default theme's home page has no main landmark.
      document.querySelector('.VPContent.is-home')?.setAttribute('role', 'main')
      // It has a button inside of the button that opens a group of the sidebar.
      for (const caret of document.querySelectorAll('.VPSidebarItem .caret')) {
        for (const name of ['aria-label', 'role', 'tabindex']) caret.removeAttribute(name)
      }
    }
    onMounted(correct)
    watch(page, () => nextTick(correct))
  },
}

export default theme
