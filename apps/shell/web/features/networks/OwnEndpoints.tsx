import {
  Button,
  type Chain,
  forgetOwnEndpoint,
  keepOwnEndpoint,
  type OwnEndpoint,
  useEndpointChoices,
  useTextOf,
} from '@foyer/kit'
import { type FormEvent, type ReactElement, useId, useState, useSyncExternalStore } from 'react'
import { maxOwnOrigins, ownOriginOf } from '../../../config/ownEndpoints.ts'
import { networksEn } from '../../i18n/networksEn.ts'
import styles from './OwnEndpoints.module.css'
import { saveOwnOrigins } from './saveOwnOrigins.ts'
import { WaitingEndpoint } from './WaitingEndpoint.tsx'

interface OwnEndpointsProps {
  readonly chain: Chain
  /** Origins that the page's policy lets through. */
  readonly allowed: readonly string[]
  onRemove(url: string): void
}

type Problem = 'own.badAddress' | 'own.known' | 'own.tooMany' | 'own.refused'

/** A visitor's own endpoints for one network: those that still have to say who they are, and a field for another. */
export function OwnEndpoints({ allowed, chain, onRemove }: OwnEndpointsProps): ReactElement {
  const t = useTextOf(networksEn)
  const endpointChoices = useEndpointChoices()
  const { own } = useSyncExternalStore(endpointChoices.subscribe, endpointChoices.get)
  const fieldId = useId()
  const hintId = useId()
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const [busy, setBusy] = useState(false)
  const waiting = own.filter(({ chainId, confirmed }) => chainId === chain.id && !confirmed)

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    const found = problemOf(address.trim(), chain, own)
    setProblem(found)
    if (found) return
    setBusy(true)
    const url = new URL(address.trim()).href
    keepOwnEndpoint(endpointChoices, { chainId: chain.id, url, confirmed: false })
    if (await saveOwnOrigins(endpointChoices.get().own)) {
      location.reload()
      return
    }
    forgetOwnEndpoint(endpointChoices, { chainId: chain.id, url })
    setBusy(false)
    setProblem('own.refused')
  }

  return (
    <div className={styles.own}>
      {waiting.map((endpoint) => (
        <WaitingEndpoint
          key={endpoint.url}
          chain={chain}
          endpoint={endpoint}
          isAllowed={allowed.includes(ownOriginOf(endpoint.url) ?? '')}
          onRemove={() => onRemove(endpoint.url)}
        />
      ))}
      <form className={styles.form} onSubmit={add} noValidate>
        <label htmlFor={fieldId} className={styles.title}>
          {t('own.title', { network: chain.name })}
        </label>
        <div className={styles.field}>
          <input
            id={fieldId}
            className={styles.input}
            type="url"
            inputMode="url"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            value={address}
            aria-describedby={hintId}
            aria-invalid={problem !== undefined}
            onChange={({ target }) => setAddress(target.value)}
          />
          <Button type="submit" busy={busy}>
            {t('own.add')}
          </Button>
        </div>
        <p
          id={hintId}
          role={problem ? 'alert' : undefined}
          className={problem ? styles.problem : styles.hint}
        >
          {problem === undefined && t('own.hint')}
          {problem === 'own.tooMany' && t(problem, { count: maxOwnOrigins })}
          {problem !== undefined && problem !== 'own.tooMany' && t(problem)}
        </p>
      </form>
    </div>
  )
}

function problemOf(
  address: string,
  { id, rpcUrls }: Chain,
  own: readonly OwnEndpoint[],
): Problem | undefined {
  const origin = ownOriginOf(address)
  if (origin === undefined) return 'own.badAddress'
  const url = new URL(address).href
  const { http, webSocket = [] } = rpcUrls.default
  const known = [
    ...http,
    ...webSocket,
    ...own.flatMap((each) => (each.chainId === id ? each.url : [])),
  ]
  if (known.some((each) => new URL(each).href === url)) return 'own.known'
  const origins = new Set([origin, ...own.flatMap((each) => ownOriginOf(each.url) ?? [])])
  return origins.size > maxOwnOrigins ? 'own.tooMany' : undefined
}
