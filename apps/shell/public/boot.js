// The first script of the page. A separate classic script, because the content policy allows no
// inline script.

// Keeps scripts that run later from replacing these functions. Returns false instead of throwing if
// an extension has frozen one before.
for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket']) {
  const own = window[name]
  Reflect.defineProperty(window, name, {
    configurable: false,
    enumerable: true,
    get: () => own,
    // WalletConnect assigns `fetch` on an object that inherits from `window`, which a read-only
    // property would refuse.
    set(value) {
      if (this === window) throw new TypeError(`${name} is read-only`)
      Object.defineProperty(this, name, { value, writable: true, configurable: true })
    },
  })
}
// Runs before the first paint, so that the page never flashes in the wrong theme, nor shows a
// returning visitor as disconnected: web/layout/Header.module.css shows the stored account. Without
// a stored theme, or without storage, the theme is dark.
;(() => {
  const root = document.documentElement
  let choice
  // In a frame, the page around it may be a wallet.
  let returns = window.parent !== window
  let account
  try {
    choice = localStorage.getItem('theme')
    const used = Object.keys(localStorage).filter((key) => key.endsWith('.recentConnectorId'))
    returns ||= used.length > 0
    account = accountOf(used)
  } catch {
    // A frame may refuse storage; then the default stays. Or the stored connection is damaged.
  }
  if (choice !== 'light' && choice !== 'system') choice = 'dark'
  const system = choice === 'system'
  const light = system
    ? window.matchMedia('(prefers-color-scheme: light)').matches
    : choice === 'light'
  const theme = light ? 'light' : 'dark'
  root.dataset.theme = theme
  root.dataset.themeChoice = choice
  root.dataset.kit = ''
  root.style.colorScheme = theme
  if (!returns) return
  root.dataset.returning = account ? 'account' : ''
  // Hex only, so that nothing in it ends the string.
  if (account) root.style.setProperty('--app-account', `"${account}"`)

  // The short address that the connect button shows next, by the rules of the kit's storedAddress.
  function accountOf(used) {
    const [text, another] = used
      .map((key) => localStorage.getItem(key.replace(/recentConnectorId$/, 'store')))
      .filter((stored) => stored !== null)
    if (text === undefined || another !== undefined || text.length > 20_000) return
    const { connections, current } = JSON.parse(text).state
    const [, { accounts }] = connections.value.find((connection) => connection?.[0] === current)
    const [address] = accounts
    if (typeof address !== 'string' || !/^0x[\da-f]{40}$/i.test(address)) return
    return `${address.slice(0, 4)}\u2026${address.slice(-4)}`
  }
})()
// The header is visible before its code has loaded. A press on one of its buttons is kept for it
// (web/start/heldPress.ts).
;(() => {
  let held
  const hold = ({ target }) => {
    held = target.closest?.('#app button') ?? held
  }
  document.addEventListener('click', hold, true)
  window.foyerTakePress = () => {
    document.removeEventListener('click', hold, true)
    return held
  }
})()
