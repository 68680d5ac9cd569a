import {
  openSafeHost,
  type SafeCall,
  type SafeProgress,
  safeAddress,
} from '@foyer/testkit/fixtures'
import type { Hex } from 'viem'
import { launchOptions } from '../launch.ts'
import { expect, type Stack, test } from './fixtures.ts'
import { askNode } from './node.ts'

test.use({ launchOptions: launchOptions({ framed: true }) })

function appIn({ url }: Stack) {
  return { appUrl: `${url}/`, nodeUrl: `${url}/rpc/1`, chainId: 1 }
}

test('opened as an app inside Safe, the page connects automatically', async ({
  page,
  stack,
  tolerate,
}) => {
  tolerate(/request to another host: https:\/\/app\.safe\.global\//)
  // The test's app is served without TLS.
  tolerate(/^warning: Mixed Content/)
  const app = await openSafeHost(page, { ...appIn(stack), hostUrl: 'https://app.safe.global/' })
  const account = app.getByRole('banner').getByRole('button', { name: /^Account/ })
  await expect(account).toHaveText(/bob\.foyer\.eth/)
  // The balance is shown once the node behind the host has been verified to be on the same chain.
  await expect(account).toHaveText(/ETH/)

  await app
    .getByRole('banner')
    .getByRole('button', { name: /^Network/ })
    .click()
  await expect(app.getByRole('dialog', { name: 'Switch Networks' })).toBeVisible()
})

test('a transaction is approved by the owners and followed from the Safe’s hash to the block', async ({
  page,
  stack,
  tolerate,
}) => {
  tolerate(/request to another host: https:\/\/app\.safe\.global\//)
  tolerate(/^warning: Mixed Content/)
  const safeTxHash: Hex = `0x${'5a'.repeat(32)}`
  const proposed: SafeCall[] = []
  let progress: SafeProgress = { txStatus: 'AWAITING_CONFIRMATIONS' }
  const app = await openSafeHost(page, {
    ...appIn(stack),
    appUrl: `${stack.url}/activity`,
    hostUrl: 'https://app.safe.global/',
    queue: {
      async propose(calls) {
        proposed.push(...calls)
        return safeTxHash
      },
      progress: async () => progress,
    },
  })
  const row = app
    .getByRole('list', { name: 'Transactions' })
    .getByRole('listitem')
    .filter({ hasText: 'Send 0.001 ETH to yourself' })
  await app.getByRole('button', { name: 'Send a test transaction' }).click()
  await expect(row).toContainText('Waiting for the Safe owners')
  const explorer = row.getByRole('link')
  await expect(explorer, 'the Safe’s hash is on no chain').toHaveCount(0)
  expect(proposed).toMatchObject([{ to: safeAddress, data: '0x' }])

  // The owners confirm, and one of them executes it in a transaction with another hash.
  const call = { from: safeAddress, to: safeAddress, value: '0x0' }
  const txHash = String(await askNode(stack.chains.url(1), 'eth_sendTransaction', call)) as Hex
  progress = { txStatus: 'SUCCESS', txHash }
  await expect(row).toContainText('Confirmed', { timeout: 20_000 })
  await expect(explorer).toHaveAttribute('href', new RegExp(txHash))
})

test('another page cannot frame it', async ({ page, stack, tolerate }) => {
  tolerate(/request to another host: https:\/\/evil\.example\//)
  tolerate(/frame-ancestors/)
  const app = await openSafeHost(page, { ...appIn(stack), hostUrl: 'https://evil.example/' })
  await expect(app.getByRole('banner')).toHaveCount(0)
})

test('a same-origin page that imitates Safe is not trusted', async ({ page, stack }) => {
  const app = await openSafeHost(page, { ...appIn(stack), hostUrl: `${stack.url}/host/` })
  await app.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = app.getByRole('dialog', { name: 'Connect a Wallet' })
  await expect(dialog.getByRole('button', { name: 'MetaMask' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Safe', exact: true })).toHaveCount(0)
})
