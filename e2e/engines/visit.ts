import { expect } from '@playwright/test'
import type { Engine, Role } from './Engine.ts'

/** Longest time that a step may take, in ms. */
export const timeout = 60_000

/** Focused after connecting: the header’s control, or Home’s heading after Home’s own button. */
export const connectedFocus = /^(?:button Account|heading alice\.foyer\.eth)/

/** Activates a control once it is there. */
export async function choose(engine: Engine, name: RegExp, role: Role = 'button'): Promise<void> {
  await expect
    .poll(() => engine.activate(role, name), { timeout, message: `${role} ${name}` })
    .toBe(true)
}

/** Waits for a text on the page. */
export async function shows(engine: Engine, text: string): Promise<void> {
  await expect.poll(() => engine.text(), { timeout }).toContain(text)
}

/** Opens a page as a first-time visitor, and continues as one who has connected. */
export async function openPage(
  engine: Engine,
  url: string,
  { connected = false }: { readonly connected?: boolean } = {},
): Promise<void> {
  await engine.open(url)
  await engine.run(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await engine.open(url)
  const hasHeading = () => engine.run(() => document.querySelector('main h1') !== null)
  await expect.poll(hasHeading, { timeout }).toBe(true)
  if (!connected) return
  await choose(engine, /^Connect Wallet$/)
  await choose(engine, /^Demo Wallet/)
  await choose(engine, /^Approve$/)
  await expect.poll(() => engine.focused(), { timeout }).toMatch(connectedFocus)
}

/** Stores a setting as another tab would, which the page then follows. */
export async function chooseElsewhere(engine: Engine, key: string, value: string): Promise<void> {
  await engine.run(
    (text) => {
      const [key, newValue] = JSON.parse(text)
      localStorage.setItem(key, newValue)
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
    },
    JSON.stringify([key, value]),
  )
}
