import type { Decision } from '../types.ts'

/** Asks in a box that is added to the page, above everything but the browser's top layer. */
export function confirmInPage(wallet: string, method: string): Promise<Decision> {
  const box = document.createElement('div')
  box.className = 'foyer-test-wallet'
  box.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 2147483647'
  const code = document.createElement('input')
  code.ariaLabel = 'Code'
  box.append(`${wallet}: ${method}`, code)
  document.body.append(box)
  return new Promise((resolve) => {
    for (const [text, kind] of [
      ['Confirm in the page', 'approve'],
      ['Reject in the page', 'reject'],
    ] as const) {
      const button = document.createElement('button')
      button.textContent = text
      button.addEventListener('click', () => {
        box.remove()
        resolve({ kind })
      })
      box.append(button)
    }
  })
}
