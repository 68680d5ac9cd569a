import { type PersonalityName, personalities } from '@foyer/testkit/wallet'
import { bundleInject } from '@foyer/testkit/wallet/script/bundleInject.ts'
import type { TestWalletConfig } from '@foyer/testkit/wallet/script/testWallets.ts'
import { expect } from '@playwright/test'
import type { Engine } from './Engine.ts'
import { engines } from './engines.ts'
import { test } from './fixtures.ts'
import { choose, openPage, shows, timeout } from './visit.ts'

/** What a visitor does with genuine wallets, in each engine. */

interface Journey {
  readonly personality: PersonalityName
  /** What the page says of a network that the wallet does not know; undefined if it is added. */
  readonly refusal?: string
  /** Whether the page says after Disconnect that the wallet keeps the site connected. */
  readonly keeps?: boolean
}

const journeys: readonly Journey[] = [
  { personality: 'metamask13' },
  { personality: 'phantom', refusal: 'Phantom doesn’t support Base.' },
  { personality: 'okx', keeps: true },
]

/** Puts the wallet into the open page, as an extension that is late. */
async function install(engine: Engine, config: TestWalletConfig): Promise<void> {
  await engine.run(
    (text) => {
      window.__foyerTestWallets = JSON.parse(text)
    },
    JSON.stringify([config]),
  )
  // As a function that the driver runs, since the page's content policy forbids scripts.
  const script = new Function(await bundleInject())
  await engine.run(script as () => void)
}

async function goThrough(engine: Engine, { keeps, personality, refusal }: Journey): Promise<void> {
  const { name } = personalities[personality]
  const focus = (expected: RegExp) =>
    expect.poll(() => engine.focused(), { timeout }).toMatch(expected)
  await choose(engine, /^Connect Wallet$/)
  await choose(engine, new RegExp(`^${name}`))
  await focus(/^button Account/)

  await choose(engine, /^Account/)
  await choose(engine, /^Verify your account/)
  await choose(engine, /^Sign message/)
  await focus(/^button Account/)
  await choose(engine, /^Account/)
  await shows(engine, 'Verified')
  await choose(engine, /^Close$/)
  await focus(/^button Account/)

  await choose(engine, /^Network/)
  await choose(engine, /^Base/)
  if (refusal) {
    await shows(engine, refusal)
    await choose(engine, /^Close$/)
    await focus(/^button Network/)
  } else await focus(/^button Network/)

  await choose(engine, /^Account/)
  await choose(engine, /^Disconnect/)
  await focus(/^button Connect Wallet/)
  if (keeps) await shows(engine, `${name} keeps this site connected.`)
}

test.setTimeout(5 * timeout)

for (const [name, start] of engines) {
  for (const journey of journeys) {
    test(`${name}: a visitor connects, signs in, switches and disconnects with ${journey.personality}`, async ({
      demo,
    }) => {
      const engine = await start()
      try {
        await openPage(engine, demo.url)
        const known = journey.refusal ? [1] : [1, 8453]
        await install(engine, {
          personality: journey.personality,
          chains: known.map((id) => ({ id, name: `${id}`, rpcUrl: `${demo.url}/rpc/${id}` })),
        })
        await goThrough(engine, journey)
      } finally {
        await engine.close()
      }
    })
  }
}
