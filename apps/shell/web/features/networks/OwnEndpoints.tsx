import {
  addOwnEndpoint,
  type Chain,
  type OwnEndpoint,
  removeOwnEndpoint,
  useEndpointChoices,
} from '@foyer/kit'
import { Button } from '@foyer/ui/button/Button.tsx'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { type FormEvent, type ReactElement, useId, useState, useSyncExternalStore } from 'react'
import { isEndpointUsable, maxOwnOrigins, ownOriginOf } from '../../../config/ownEndpoints.ts'
import { networksEn } from '../../i18n/networksEn.ts'
import styles from './OwnEndpoints.module.css'
import { saveOwnOrigins } from './saveOwnOrigins.ts'
import { WaitingEndpoint } from './WaitingEndpoint.tsx'

interface OwnEndpointsProps {
  readonly chain: Chain
  /** Origins that the content policy allows. */
  readonly allowed: readonly string[]
  onRemove(url: string): void
}

type UrlError = 'own.badAddress' | 'own.known' | 'own.tooMany' | 'own.refused'

/**
 * The visitor's own endpoints for one chain: those not confirmed yet, those that the content policy
 * doesn't allow, for example because the cookie is gone, and a form to add one.
 */
export function OwnEndpoints({ allowed, chain, onRemove }: OwnEndpointsProps): ReactElement {
  const t = useTextOf(networksEn)
  const endpointChoices = useEndpointChoices()
  const { own } = useSyncExternalStore(endpointChoices.subscribe, endpointChoices.get)
  const fieldId = useId()
  const hintId = useId()
  const [text, setText] = useState('')
  const [error, setError] = useState<UrlError>()
  const [busy, setBusy] = useState(false)
  const waiting = own.filter(
    (endpoint) => endpoint.chainId === chain.id && !isEndpointUsable(endpoint, allowed),
  )

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    const found = validateUrl(text.trim(), chain, own)
    setError(found)
    if (found) return
    setBusy(true)
    const url = new URL(text.trim()).href
    if (await allow(url)) return
    removeOwnEndpoint(endpointChoices, { chainId: chain.id, url })
    setBusy(false)
  }

  /**
   * Has the content policy allow this and all other own endpoints, and reloads, to verify its
   * chain. Resolves to whether it worked.
   */
  async function allow(url: string): Promise<boolean> {
    addOwnEndpoint(endpointChoices, { chainId: chain.id, url, confirmed: false })
    const isSaved = await saveOwnOrigins(endpointChoices.get().own)
    setError(isSaved ? undefined : 'own.refused')
    if (isSaved) location.reload()
    return isSaved
  }

  return (
    <div className={styles.own}>
      {waiting.map((endpoint) => (
        <WaitingEndpoint
          key={endpoint.url}
          chain={chain}
          endpoint={endpoint}
          isAllowed={allowed.includes(ownOriginOf(endpoint.url) ?? '')}
          onAllow={() => allow(endpoint.url)}
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
            value={text}
            aria-describedby={hintId}
            aria-invalid={error !== undefined}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" busy={busy}>
            {t('own.add')}
          </Button>
        </div>
        <p
          id={hintId}
          role={error ? 'alert' : undefined}
          className={error ? styles.error : styles.hint}
        >
          {error === undefined && <span>{t('own.hint')}</span>}
          {error === 'own.tooMany' && <span>{t(error, { count: maxOwnOrigins })}</span>}
          {error !== undefined && error !== 'own.tooMany' && <span>{t(error)}</span>}
        </p>
      </form>
    </div>
  )
}

function validateUrl(
  text: string,
  { id, rpcUrls }: Chain,
  own: readonly OwnEndpoint[],
): UrlError | undefined {
  const origin = ownOriginOf(text)
  if (origin === undefined) return 'own.badAddress'
  const url = new URL(text).href
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
