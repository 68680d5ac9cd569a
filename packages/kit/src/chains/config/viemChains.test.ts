import { InvalidChainError } from '@foyer/ui/errors/config.ts'
import { formatBalance, formatExact } from '@foyer/ui/format/formatBalance.ts'
import { toCoinType } from 'viem'
import { describe, expect, test } from 'vitest'
import { nameScope } from '../ens/namesConfig.ts'
import { addChainParameter } from './addChainParameter.ts'
import type { Chain } from './chain.ts'
import { explorerUrl } from './explorerUrl.ts'
import { usableChain } from './usableChain.ts'
import { validateChains } from './validateChains.ts'

/** `npm run test:packages` checks the newest version's. */
const viemChains: object = await import(process.env.FOYER_VIEM_CHAINS ?? 'viem/chains')
const chains = Object.entries<Chain>({ ...viemChains })

/** What MetaMask checks before it asks whether to add a network. */
function offer(chain: Chain): void {
  const added = addChainParameter(usableChain(chain))
  const { blockExplorerUrls, chainName, nativeCurrency, rpcUrls } = added
  expect(chainName).not.toBe('')
  expect(nativeCurrency.decimals).toBe(18)
  expect(nativeCurrency.symbol).toMatch(/^.{1,6}$/u)
  expect(rpcUrls).not.toEqual([])
  for (const url of rpcUrls) {
    const { hostname, protocol } = new URL(url)
    const isHere = ['localhost', '127.0.0.1'].includes(hostname)
    expect(isHere ? 'https:' : protocol).toBe('https:')
  }
  for (const url of blockExplorerUrls ?? []) expect(new URL(url).protocol).toBe('https:')
}

function linkTo(chain: Chain): void {
  const explorer = chain.blockExplorers?.default
  if (!explorer) return
  const page = explorerUrl(chain, 'tx', '0x1') ?? ''
  expect(new URL(page).host).toBe(new URL(explorer.url).host)
  expect(page).toMatch(/\/tx\/0x1(?:\?.*)?$/)
}

function format({ nativeCurrency: { decimals } }: Chain): void {
  for (const value of [0n, 1n, 10n ** BigInt(decimals), 2n ** 256n - 1n]) {
    expect(formatBalance({ value, decimals, locale: 'en', style: 'full' })).toMatch(/\d/)
    expect(formatExact({ value, decimals, locale: 'en' })).toMatch(/\d/)
  }
}

interface Rule {
  readonly check: (chain: Chain) => void
  /** The chains that break the rule, with the reason. */
  readonly except: Readonly<Record<string, string>>
}

const rules: Readonly<Record<string, Rule>> = {
  'is accepted': { check: (chain) => validateChains([chain]), except: {} },
  'can be added to MetaMask': {
    check: offer,
    except: {
      chips: 'the path of its endpoint is an address, which looks like a key',
      dreyerxTestnet: 'its endpoint is not encrypted',
      nexilix: 'its symbol is longer than MetaMask allows',
      otimDevnet: 'its endpoint is not encrypted',
      xphereTestnet: 'its endpoint is not encrypted',
      zhejiang: 'its symbol is longer than MetaMask allows',
    },
  },
  'has pages in its explorer': { check: linkTo, except: {} },
  'has amounts that can be written': { check: format, except: {} },
  'asks for names with a coin type only where it has one (ENSIP-11)': {
    check: ({ id }) => void toCoinType(nameScope(id)),
    except: {},
  },
}

describe('every chain of viem', () => {
  test.each(Object.entries(rules))('%s', (_, { check, except }) => {
    const broken = chains.flatMap(([name, chain]) => {
      try {
        check(chain)
        return []
      } catch {
        return [name]
      }
    })
    expect(broken).toEqual(Object.keys(except))
    expect(chains.length).toBeGreaterThan(700)
  })

  test('is refused beside another one with its id, by name', () => {
    const sharing = [...Map.groupBy(chains, ([, { id }]) => id).values()].filter(
      ({ length }) => length > 1,
    )
    expect(sharing.length).toBeGreaterThan(20)
    for (const [first, second] of sharing) {
      if (!first || !second) continue
      const both = () => validateChains([first[1], second[1]])
      expect(both, second[0]).toThrow(InvalidChainError)
      expect(both, second[0]).toThrow(`chain "${second[1].name}"`)
    }
  })
})
