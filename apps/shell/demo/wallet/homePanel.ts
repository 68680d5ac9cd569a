import type { WalletAccount, WalletEngine } from '@foyer/testkit/wallet/types.ts'
import { accountChoices, createChoices } from './choices.ts'
import { button, element } from './element.ts'
import { plainText } from './format.ts'
import { text } from './texts.ts'
import type { Panel } from './walletWindow.ts'

/** The wallet's home: the connected site, the account and the network. */
export function createHomePanel(options: {
  readonly engine: WalletEngine
  readonly accounts: readonly WalletAccount[]
  readonly host: string
  onClose(): void
}): { readonly panel: Panel; update(): void } {
  const { engine, accounts, host, onClose } = options
  const { selected, chainId } = engine.state()
  const lead = element('p', { class: 'lead', role: 'status' })
  const account = createChoices({
    legend: text('fact.account'),
    selected,
    choices: accountChoices(accounts),
    onSelect: (value) => engine.switchAccount(accounts.findIndex((one) => one.address === value)),
  })
  const network = createChoices({
    legend: text('fact.network'),
    selected: String(chainId),
    columns: 2,
    choices: engine
      .chains()
      .map((chain) => ({ value: String(chain.id), label: plainText(chain.name, 40) })),
    onSelect: (value) => engine.switchChain(Number(value)),
  })
  const disconnect = button({ class: 'answer' }, () => engine.revoke(), text('home.disconnect'))

  function update(): void {
    const state = engine.state()
    const connected = state.permitted.length > 0
    lead.textContent = connected ? text('home.connected', { host }) : text('home.disconnected')
    account.select(state.selected)
    network.select(String(state.chainId))
    disconnect.disabled = !connected
  }
  update()

  return {
    update,
    panel: {
      heading: text('home.title'),
      body: [
        element('div', { class: 'paper words' }, lead),
        element('div', { class: 'paper stub' }, account.element, network.element),
      ],
      foot: [element('p', { class: 'practice' }, text('wallet.practice')), disconnect],
      closeLabel: text('wallet.close'),
      onClose,
    },
  }
}
