// The first script of the page. A classic script of its own because the content policy allows no inline script.

// Scripts that run later cannot put their own functions in the place of these.
for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket']) {
  const own = window[name]
  Object.defineProperty(window, name, {
    configurable: false,
    enumerable: true,
    get: () => own,
    // WalletConnect's fetch is put on an object that inherits from the window, which a read-only property would refuse.
    set(value) {
      if (this === window) throw new TypeError(`${name} is read-only`)
      Object.defineProperty(this, name, { value, writable: true, configurable: true })
    },
  })
}
// Before the first paint, so that the page never flashes in the wrong theme. Nothing stored, or storage refused, means
// dark.
;(() => {
  let choice = 'dark'
  try {
    choice = localStorage.getItem('theme') || 'dark'
  } catch {
    // A frame may refuse storage; then the default stays.
  }
  const system = choice === 'system'
  const light = system
    ? window.matchMedia('(prefers-color-scheme: light)').matches
    : choice === 'light'
  const theme = light ? 'light' : 'dark'
  const root = document.documentElement
  root.dataset.theme = theme
  root.dataset.kit = ''
  root.style.colorScheme = theme
})()
