import { Button } from '@foyer/ui/button/Button.tsx'
import { type MouseEvent, type ReactElement, useState } from 'react'
import type { Address } from 'viem'
import { accountChoices, Choices } from './Choices.tsx'
import styles from './Panel.module.css'
import type { QueuedRequest } from './requests/requestQueue.ts'
import type { RequestView } from './requests/requestView.ts'
import { Screen } from './Screen.tsx'

interface RequestPanelProps {
  readonly request: QueuedRequest
  /** The site's name, and its origin in small print. */
  readonly site: string
  readonly origin: string
  readonly selected: Address | undefined
  /** The number of requests that wait behind this one. */
  readonly more: number
}

/** Describes a request, to approve or reject it. Key it by the request. */
export function RequestPanel(props: RequestPanelProps): ReactElement {
  const { more, origin, request, selected, site } = props
  const { accounts, details, facts, lead, message, title, warnings = [] } = request.view
  const [address, select] = useState(selected)
  const chosen = accounts?.find((account) => account.address === address)
  return (
    <Screen
      heading={title}
      before={
        <>
          <p className={styles.from}>
            Request from
            <span role="status">{more > 0 ? `${more} more waiting` : ''}</span>
          </p>
          <p className={styles.site}>
            <bdi>{site}</bdi>
            <small>{origin}</small>
          </p>
        </>
      }
      foot={
        <div className={styles.answers}>
          <Button onClick={onFirstClick(() => request.answer({ kind: 'reject' }))}>Reject</Button>
          <Button
            variant="accent"
            onClick={onFirstClick(() =>
              request.answer({ kind: 'approve', accounts: chosen && [chosen.address] }),
            )}
          >
            Approve
          </Button>
        </div>
      }
    >
      <div className={styles.words}>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        {warnings.map((warning) => (
          <p key={warning} className={styles.warning}>
            {warning}
          </p>
        ))}
        {message && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
          // biome-ignore lint/a11y/useSemanticElements: it groups no fields
          <pre className={styles.message} aria-label={message.label} role="group" tabIndex={0}>
            {message.text}
          </pre>
        )}
        {accounts && (
          <Choices
            legend="Account to connect"
            choices={accountChoices(accounts)}
            selected={address}
            onSelect={(value) => select(value)}
          />
        )}
      </div>
      <Facts facts={facts} details={details} />
    </Screen>
  )
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

function Facts({ details, facts }: Pick<RequestView, 'details' | 'facts'>): ReactElement {
  return (
    <div className={styles.stub}>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {details === undefined ? null : (
        <details className={styles.details}>
          <summary>All details</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
          <pre className={styles.message} tabIndex={0}>
            {details}
          </pre>
        </details>
      )}
    </div>
  )
}
