import type { WalletAccount } from '@foyer/testkit/wallet/types.ts'
import type { Address } from 'viem'
import { accountChoices, type Choices, createChoices } from '../choices.ts'
import { button, element } from '../element.ts'
import { text } from '../texts.ts'
import type { Panel } from '../walletWindow.ts'
import type { QueuedRequest } from './requestQueue.ts'
import type { RequestView } from './requestView.ts'

/** The result of `createRequestPanel`. */
export interface RequestPanel {
  readonly panel: Panel
  /** Sets the number of requests that wait behind this one. */
  setMore(more: number): void
}

/** Creates the panel that describes a request, to approve or reject it. */
export function createRequestPanel(options: {
  readonly request: QueuedRequest
  readonly host: string
  readonly selected: Address
  onMinimise(): void
}): RequestPanel {
  const { request, host, selected, onMinimise } = options
  const waiting = element('span', { class: 'more', role: 'status' })
  const { view } = request
  const accounts = view.accounts && createAccountChoices(view.accounts, selected)
  const reject = () => request.answer({ kind: 'reject' })
  const approve = () => {
    const chosen = view.accounts?.find(({ address }) => address === accounts?.value())?.address
    request.answer({ kind: 'approve', accounts: chosen && [chosen] })
  }
  const panel: Panel = {
    heading: view.title,
    before: [
      element('p', { class: 'from' }, text('request.from'), waiting),
      element('p', { class: 'host' }, element('bdi', {}, host)),
    ],
    body: [createLead(view), accounts?.element, createFacts(view)].filter(
      (node) => node !== undefined,
    ),
    foot: [
      element('p', { class: 'practice' }, text('wallet.practice')),
      element(
        'div',
        { class: 'answers' },
        button({ class: 'answer' }, onFirstClick(reject), text('wallet.reject')),
        button({ class: 'answer main' }, onFirstClick(approve), text('wallet.approve')),
      ),
    ],
    closeLabel: text('wallet.closeRequest'),
    onClose: reject,
    onMinimise,
  }
  return {
    panel,
    setMore(more) {
      waiting.textContent = writeMore(more)
    },
  }
}

/**
 * Ignores the second click of a double click: the first one has brought the next request under the
 * pointer, and it would be answered unread.
 */
function onFirstClick(answer: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) answer()
  }
}

function writeMore(more: number): string {
  return more === 0 ? '' : text('request.more', { count: more })
}

function createLead({ lead, steps, warnings = [], message }: RequestView): Node {
  return element(
    'div',
    { class: 'paper words' },
    lead === undefined ? undefined : element('p', { class: 'lead' }, lead),
    steps && element('ol', { class: 'steps' }, ...steps.map((step) => element('li', {}, step))),
    ...warnings.map((warning) => element('p', { class: 'warning' }, warning)),
    message && createMessage(message),
  )
}

function createMessage(message: { readonly label: string; readonly text: string }): Node {
  return element(
    'pre',
    { class: 'message', role: 'group', 'aria-label': message.label, tabindex: 0, dir: 'auto' },
    message.text,
  )
}

function createAccountChoices(accounts: readonly WalletAccount[], selected: Address): Choices {
  return createChoices({
    legend: text('connect.account'),
    selected,
    choices: accountChoices(accounts),
  })
}

function createFacts({ facts, details }: RequestView): Node {
  const rows = facts.map(({ label, value }) =>
    element(
      'div',
      { class: 'fact' },
      element('dt', {}, label),
      element('dd', {}, element('bdi', {}, value)),
    ),
  )
  return element(
    'div',
    { class: 'paper stub' },
    element('dl', {}, ...rows),
    details === undefined
      ? undefined
      : element(
          'details',
          {},
          element('summary', {}, text('wallet.details')),
          element('pre', { class: 'message', tabindex: 0, dir: 'ltr' }, details),
        ),
  )
}
