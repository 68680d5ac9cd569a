import type { useAccountLookup } from '@foyer/kit'
import { Button } from '@foyer/ui/button/Button.tsx'
import { KitError } from '@foyer/ui/errors/KitError.ts'
import type { Translator } from '@foyer/ui/i18n/messages.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import {
  type FormEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { lookupEn } from '../../../i18n/lookupEn.ts'
import styles from './LookupForm.module.css'

/** What outlives the form, which each view has at another place. */
interface LookupDraft {
  text: string
  /** Focuses the field when the form appears next. */
  takesFocus: boolean
}

interface LookupFormProps {
  readonly draft: LookupDraft
  readonly state: ReturnType<typeof useAccountLookup>['state']
  onLookUp(text: string): void
  /** Also cancels a lookup that is still running. */
  onReset(): void
}

/** Longer than any address and nearly any name. */
const maxLength = 255

/** A field for an address or a name, to view any account without connecting. */
export function LookupForm({ draft, onLookUp, onReset, state }: LookupFormProps): ReactElement {
  const t = useTextOf(lookupEn)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isEmpty, setEmpty] = useState(false)

  useLayoutEffect(() => {
    const input = field.current
    if (draft.takesFocus) input?.focus()
    draft.takesFocus = false
    return () => {
      draft.takesFocus = input !== null && document.activeElement === input
    }
  }, [draft])

  // Once for each failure, however often the form appears.
  const handled = useRef(state)
  useEffect(() => {
    if (handled.current === state) return
    handled.current = state
    if (state.status === 'error') field.current?.focus()
  }, [state])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    setEmpty(text === '')
    if (text === '') field.current?.focus()
    else onLookUp(text)
  }

  const failure = state.status === 'error' ? errorText(t, state.error) : undefined
  const error = isEmpty ? t('lookup.empty') : failure
  return (
    <search className={styles.search}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <label htmlFor={id} className={styles.label}>
          {t('lookup.label')}
        </label>
        <div className={styles.row}>
          <input
            ref={field}
            id={id}
            className={styles.field}
            type="text"
            dir="auto"
            autoComplete="off"
            defaultValue={draft.text}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxLength}
            aria-describedby={`${id}-${error ? 'error' : 'hint'}`}
            aria-invalid={error !== undefined}
            onChange={({ currentTarget }) => {
              draft.text = currentTarget.value
              setEmpty(false)
              onReset()
            }}
          />
          <Button type="submit" busy={state.status === 'pending'} className={styles.submit}>
            {t('lookup.submit')}
          </Button>
        </div>
        <p id={`${id}-hint`} className={styles.hint} hidden={error !== undefined}>
          {t('lookup.hint')}
        </p>
        {/* Does not include the hint, which would be announced each time an error disappears. */}
        <p id={`${id}-error`} role="status" className={styles.error}>
          {error}
        </p>
      </form>
    </search>
  )
}

type LookupKey = keyof typeof lookupEn

/** The texts for errors about names and addresses, by error name. */
const errorKeys: ReadonlyMap<string, LookupKey> = new Map([
  ['DisallowedCharacterError', 'lookup.disallowedCharacter'],
  ['IllegalMixtureError', 'lookup.illegalMixture'],
  ['IllegalPlacementError', 'lookup.illegalPlacement'],
  ['InvalidNameError', 'lookup.invalidName'],
  ['InvalidAddressError', 'lookup.invalidAddress'],
  ['NameNotFoundError', 'lookup.notFound'],
  ['NamesUnavailableError', 'lookup.unavailable'],
  ['OffchainNameError', 'lookup.unavailable'],
])

function errorText(t: Translator<typeof lookupEn>, error: unknown): string {
  const key = (error instanceof Error && errorKeys.get(error.name)) || 'lookup.noAnswer'
  switch (key) {
    case 'lookup.disallowedCharacter':
    case 'lookup.illegalMixture':
    case 'lookup.illegalPlacement':
    case 'lookup.invalidName':
      return t(key, { detail: (error instanceof KitError && error.details) || '' })
    default:
      return t(key)
  }
}
