// Leaves out the default theme's font: pages use the system's, as the kit does.
import { type Theme, useData } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { nextTick, onMounted, watch } from 'vue'
import './style.css'

const theme: Theme = {
  ...DefaultTheme,
  setup() {
    // biome-ignore lint/correctness/useHookAtTopLevel: This is Vue's setup, not a hook of React.
    const { page } = useData()
    // The default theme's home page has no main landmark.
    const markMain = () =>
      document.querySelector('.VPContent.is-home')?.setAttribute('role', 'main')
    onMounted(markMain)
    watch(page, () => nextTick(markMain))
  },
}

export default theme
