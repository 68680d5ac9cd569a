import type { Phone } from '@foyer/testkit/phone/types.ts'
import { parseUrl } from '@foyer/testkit/wallet/parseUrl.ts'
import type { WalletAccount, WalletChain } from '@foyer/testkit/wallet/types.ts'
import { accountChoices, createChoices } from '../wallet/choices.ts'
import { button, element } from '../wallet/element.ts'
import { plainText } from '../wallet/format.ts'
import { text } from '../wallet/texts.ts'

/** Keys of the phone's status texts about a link. */
type SaidKey = `phone.${'failed' | 'noLink' | 'noRelay' | 'pairing' | 'starting'}`

/** The phone's home screen. */
export interface HomeView {
  heading(): string
  readonly body: readonly Node[]
  readonly foot: readonly Node[]
  /** Redraws the connected sites. */
  update(): void
  /** Handles a link as if the user had typed it. */
  pair(uri: string): Promise<void>
  /** Clears the status text once the site's request has arrived. */
  heard(): void
  /** Says that the link has expired. */
  expired(): void
  /** Says that the phone cannot start. */
  fail(): void
}

/** The screen without pending requests: an input for a pairing link, and the connected sites. */
export function createHomeView(options: {
  readonly phone: () => Phone | undefined
  /** Resolves when the phone has started. */
  readonly starting: Promise<Phone>
  readonly accounts: readonly WalletAccount[]
  readonly chains: readonly WalletChain[]
}): HomeView {
  const { accounts, chains, phone, starting } = options
  const input = element('input', {
    id: 'link',
    type: 'text',
    placeholder: 'wc:…',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'note',
  })
  const lead = element('p', { class: 'lead' }, text('phone.lead'))
  const label = element('label', { for: 'link' }, text('phone.link'))
  const submit = element('button', { class: 'answer main', type: 'submit' }, text('phone.pair'))
  const note = element('p', { id: 'note', class: 'said', role: 'status' })
  const form = element('form', {}, label, element('div', { class: 'row' }, input, submit), note)
  const title = element('h2', { tabindex: -1 }, text('phone.sites'))
  const list = element('ul', { class: 'sites' })
  const none = element('p', { class: 'label-line' })
  const practice = element('p', { class: 'practice' }, text('wallet.practice'))
  const sites = element('div', { class: 'paper stub' }, title, none, list)
  const account = createChoices({
    legend: text('fact.account'),
    selected: accounts[0]?.address,
    choices: accountChoices(accounts),
    onSelect: (value) => {
      const index = accounts.findIndex(({ address }) => address === value)
      void phone()
        ?.switchAccount(index)
        .catch(() => say('phone.noRelay', true))
    },
  })
  const network = createChoices({
    legend: text('fact.network'),
    selected: String(chains[0]?.id),
    columns: 2,
    choices: chains.map(({ id, name }) => ({ value: String(id), label: plainText(name, 20) })),
    onSelect: (value) => {
      void phone()
        ?.switchChain(Number(value))
        .catch(() => say('phone.noRelay', true))
    },
  })

  function say(key: SaidKey | undefined, bad = false): void {
    note.textContent = key === undefined ? '' : text(key)
    note.classList.toggle('bad', bad)
    input.setAttribute('aria-invalid', String(bad))
  }

  async function pair(uri: string): Promise<void> {
    input.value = uri
    if (!/^wc:[0-9a-f]{64}@2\?/i.test(uri)) return say('phone.noLink', true)
    say(phone() ? 'phone.pairing' : 'phone.starting')
    const started = await starting.catch(() => undefined)
    if (!started) return say('phone.noRelay', true)
    say('phone.pairing')
    try {
      await started.pair(uri)
      input.value = ''
    } catch (error) {
      say(isUsedUp(error) ? 'phone.failed' : 'phone.noRelay', true)
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void pair(input.value.trim())
  })

  function update(): void {
    if (phone()?.sessions().length) say(undefined)
    listSites()
  }

  function listSites(): void {
    const connected = phone()?.sessions() ?? []
    const shared = connected.at(-1)?.accounts[0]?.toLowerCase()
    const own = accounts.find(({ address }) => address.toLowerCase() === shared)
    if (own) account.select(own.address)
    none.textContent = connected.length === 0 ? text('home.disconnected') : ''
    none.hidden = connected.length > 0
    for (const choice of [account.element, network.element]) choice.hidden = connected.length === 0
    const root = list.getRootNode()
    const hadFocus = root instanceof ShadowRoot && list.contains(root.activeElement)
    list.replaceChildren(
      ...connected.map(({ name, topic, url }) => {
        const site = parseUrl(url)?.host ?? url
        return element(
          'li',
          {},
          element(
            'span',
            { class: 'who' },
            element('bdi', {}, plainText(name)),
            element('bdi', { class: 'where', dir: 'ltr' }, plainText(site, 40)),
          ),
          button(
            { class: 'answer' },
            () =>
              void phone()
                ?.disconnect(topic)
                .catch(() => say('phone.noRelay', true)),
            text('phone.disconnect', { site: plainText(site, 24) }),
          ),
        )
      }),
    )
    // The pressed button is gone.
    if (hadFocus) title.focus({ preventScroll: true })
  }

  listSites()

  return {
    heading: () => text('phone.home'),
    body: [
      element('div', { class: 'paper words' }, lead),
      form,
      sites,
      account.element,
      network.element,
    ],
    foot: [practice],
    update,
    pair,
    heard: () => say(undefined),
    expired: () => say('phone.failed', true),
    fail: () => say('phone.noRelay', true),
  }
}

/**
 * Whether the client rejected the link itself. Any other error means that the relay did not answer.
 */
function isUsedUp(error: unknown): boolean {
  return error instanceof Error && /expired|already exists|missing or invalid/i.test(error.message)
}
