import { expect } from '@playwright/test'
import type { Engine, Key, Role } from './Engine.ts'
import { engines } from './engines.ts'
import { test } from './fixtures.ts'
import { choose as chooseByTree, shows, timeout } from './visit.ts'

/** What a visitor does in both journeys, by keyboard or by role and name. */
interface Means {
  /** Presses a control once it is there: after the focused one, or before it. */
  choose(role: Role, name: RegExp, where?: 'before'): Promise<void>
  /** Goes back to a field and types into it. */
  fill(name: RegExp, text: string): Promise<void>
  /** Closes the dialog. */
  leave(): Promise<void>
}

function byKeyboard(engine: Engine): Means {
  /** Presses Tab until something is focused. At the end of the page, some browsers leave it. */
  async function tabTo(role: Role, name: RegExp, key: Key = 'Tab'): Promise<void> {
    const end = Date.now() + timeout
    const isThere = (focused: string) =>
      focused.startsWith(`${role} `) && name.test(focused.slice(role.length + 1))
    while (!isThere(await engine.focused())) {
      if (Date.now() > end) throw new Error(`Tab does not reach the ${role} ${name}.`)
      await engine.press(key)
    }
  }
  return {
    async choose(role, name, where) {
      await tabTo(role, name, where && 'Shift+Tab')
      await engine.press('Enter')
    },
    async fill(name, text) {
      await tabTo('textbox', name, 'Shift+Tab')
      await engine.type(text)
    },
    leave: () => engine.press('Escape'),
  }
}

function byTree(engine: Engine): Means {
  return {
    choose: (role, name) => chooseByTree(engine, name, role),
    async fill(name, text) {
      await chooseByTree(engine, name, 'textbox')
      await engine.type(text)
    },
    leave: () => chooseByTree(engine, /^Close$/),
  }
}

/** Connects, signs in, locks tokens, switches the network and disconnects, with the Demo Wallet. */
async function goThrough(engine: Engine, { choose, fill, leave }: Means): Promise<void> {
  const focus = (expected: RegExp) =>
    expect.poll(() => engine.focused(), { timeout }).toMatch(expected)
  const clean = async (view: string) => expect(await engine.violations(), view).toEqual([])
  const approve = () => choose('button', /^Approve$/)

  await choose('button', /^Connect Wallet$/)
  await focus(/^heading Connect a Wallet/)
  await clean('Connect a Wallet')
  await choose('button', /^Demo Wallet/)
  await approve()
  await focus(/^button Account/)

  await choose('button', /^Account/)
  await focus(/^heading alice\.foyer\.eth/)
  await clean('the account')
  await choose('button', /^Verify your account/)
  // Otherwise Tab would continue in the page, between the two dialogs.
  await focus(/^heading Verify your account/)
  await choose('button', /^Sign message/)
  await approve()
  await focus(/^button Account/)
  await choose('button', /^Account/)
  await focus(/^heading alice\.foyer\.eth/)
  await shows(engine, 'Verified')
  await leave()
  await focus(/^button Account/)

  await choose('link', /^Vault$/, 'before')
  // Otherwise Tab would leave the page, and Firefox would stay outside it.
  await shows(engine, 'Get test tokens')
  await choose('button', /^Get test tokens/)
  await approve()
  await shows(engine, 'Balance 1,000 FOYER')
  await fill(/^Amount/, '250')
  await clean('Vault')
  await choose('button', /^Approve$/)
  // Its button no longer has the name of the wallet's.
  await shows(engine, 'Confirm in Wallet')
  await approve()
  // Its first step. Until the button is 'Lock', Tab would leave the page again.
  await shows(engine, 'Done')
  await choose('button', /^Lock$/)
  await approve()
  await shows(engine, 'Balance 750 FOYER')

  await choose('button', /^Network/, 'before')
  await focus(/^heading Switch Networks/)
  await clean('Switch Networks')
  await choose('button', /^Base/)
  await approve()
  await focus(/^button Network/)
  await choose('button', /^Account/)
  await choose('button', /^Disconnect/)
  await focus(/^button Connect Wallet/)
}

test.setTimeout(10 * timeout)

for (const [name, start] of engines) {
  for (const [how, means] of [
    ['by keyboard alone', byKeyboard],
    ['by the roles and names of the accessibility tree alone', byTree],
  ] as const) {
    test(`${name}: a visitor connects, signs in, locks, switches networks and disconnects ${how}`, async ({
      demo,
    }) => {
      const engine = await start()
      try {
        await engine.open(demo.url)
        await goThrough(engine, means(engine))
      } finally {
        await engine.close()
      }
    })
  }
}
