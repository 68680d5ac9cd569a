/** The account of the bench's wallet: the first one of every local node. */
export const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

/** What the script in the page provides to the bench. */
export interface Probe {
  /** Resolves to when the first frame with this content was drawn, in ms since navigation. */
  seen(what: 'account' | 'button' | 'wallet'): Promise<number>
  /** Starts to look for this content. */
  watch(what: 'account' | 'wallet'): void
  /** Resolves like `seen` for the content that `watch` looks for. */
  watched(): Promise<number>
  /** Time of the last click, by its event, in ms since navigation. */
  clickedAt(): number
  /** Total time of long tasks beyond 50 ms each, in ms. */
  blockingTime(): number
  /** The slowest interaction so far, in ms, in steps of 8; at least 16. */
  slowestInteraction(): number
  /** Sum of layout shifts without input so far. */
  layoutShift(): number
}

declare global {
  interface Window {
    benchProbe: Probe
  }
}

/**
 * Runs in the page before its own scripts: announces a wallet (EIP-6963) that approves at once and
 * shares the address. Must not import anything.
 */
export function installWallet(owner: string) {
  const isStored = () => localStorage.getItem('benchWallet') === 'connected'
  const answers: Record<string, () => unknown> = {
    eth_accounts: () => (isStored() ? [owner] : []),
    eth_chainId: () => '0x1',
    eth_requestAccounts: () => {
      localStorage.setItem('benchWallet', 'connected')
      return [owner]
    },
    net_version: () => '1',
    wallet_getPermissions: () => (isStored() ? [{ parentCapability: 'eth_accounts' }] : []),
    wallet_requestPermissions: () => {
      localStorage.setItem('benchWallet', 'connected')
      return [{ parentCapability: 'eth_accounts', caveats: [] }]
    },
  }
  let lastId = 0
  const provider = {
    async request({ method, params }: { method: string; params?: unknown }) {
      const answer = answers[method]
      if (answer) return answer()
      lastId += 1
      const response = await fetch('/rpc/1', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: lastId, method, params: params ?? [] }),
      })
      const { error, result } = await response.json()
      if (error) throw Object.assign(new Error(error.message), { code: error.code })
      return result
    },
    on() {},
    removeListener() {},
  }
  const info = Object.freeze({
    uuid: '5a3f5f3e-6d3f-4f46-9c25-0d4a8a3fd0be',
    name: 'Bench Wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>',
    rdns: 'dev.bench.wallet',
  })
  const announce = () =>
    dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    )
  addEventListener('eip6963:requestProvider', announce)
  announce()
}

/**
 * Runs in the page before its own scripts: observes what is drawn, including shadow roots. Must not
 * import anything. The account's part is what shows it, on a page that also names it elsewhere.
 */
export function installProbe(accountPart: string | undefined) {
  const texts = {
    account: /0xf39?f?\w*\s*(…|\.{3}|•+)\s*\w*2266/i,
    button: /^connect( wallet)?$/i,
    wallet: /^bench wallet$/i,
  }
  function isDrawn(element: Element) {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }
  function find(root: Node, pattern: RegExp): boolean {
    for (const node of root.childNodes) {
      if (node instanceof Element) {
        if (['SCRIPT', 'STYLE', 'svg'].includes(node.nodeName)) continue
        const text = node.textContent?.trim() ?? ''
        const isText = pattern.test(text) && text.length < 100
        if (isText && isDrawn(node)) return true
        if (node.shadowRoot && find(node.shadowRoot, pattern)) return true
        if (find(node, pattern)) return true
      }
    }
    return false
  }
  function isShown(what: keyof typeof texts): boolean {
    if (what !== 'account' || !accountPart) return find(document.body, texts[what])
    const part = document.querySelector(accountPart)
    return part !== null && isDrawn(part)
  }
  let clicked = 0
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = timeStamp
    },
    true,
  )
  let blocked = 0
  let slowest = 0
  let shift = 0
  const observe = (type: string, each: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...more,
    })
  observe('longtask', ({ duration }) => {
    blocked += Math.max(0, duration - 50)
  })
  observe(
    'event',
    (entry) => {
      if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId)
        slowest = Math.max(slowest, entry.duration)
    },
    { durationThreshold: 16 },
  )
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & {
      hadRecentInput: boolean
      value: number
    }
    if (!hadRecentInput) shift += value
  })
  const seen: Probe['seen'] = (what) =>
    new Promise((resolve) => {
      // Not the frame's own start: a frame that a long task delays begins before that task.
      const look = () => {
        if (document.body && isShown(what)) resolve(performance.now())
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  let watched = Promise.resolve(Number.NaN)
  window.benchProbe = {
    seen,
    watch(what) {
      watched = seen(what)
    },
    watched: () => watched,
    clickedAt: () => clicked,
    blockingTime: () => blocked,
    slowestInteraction: () => slowest,
    layoutShift: () => shift,
  }
}
