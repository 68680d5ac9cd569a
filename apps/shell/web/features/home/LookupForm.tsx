import { Button, type FoundAccount, useAccountLookup, useTextOf } from '@foyer/kit'
import { type FormEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { lookupEn } from '../../i18n/lookupEn.ts'
import styles from './LookupForm.module.css'
import { lookupError } from './lookupError.ts'

interface LookupFormProps {
  /** Somebody came back to it. */
  readonly takesFocus: boolean
  onFound(account: FoundAccount): void
}

/** No address and hardly a name is longer. */
const longest = 255

/** A field for an address or a name, to look at any account without connecting. */
export function LookupForm({ onFound, takesFocus }: LookupFormProps): ReactElement {
  const t = useTextOf(lookupEn)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { look, reset, state } = useAccountLookup()
  const [isEmpty, setEmpty] = useState(false)

  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])

  // Each outcome is told once, whatever is drawn again above.
  const told = useRef(state)
  useEffect(() => {
    if (told.current === state) return
    told.current = state
    if (state.phase === 'found') onFound(state.account)
    if (state.phase === 'failed') field.current?.focus()
  }, [onFound, state])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    setEmpty(text === '')
    if (text === '') field.current?.focus()
    else look(text)
  }

  const failure = state.phase === 'failed' ? faultText(t, state.error) : undefined
  const fault = isEmpty ? t('lookup.empty') : failure
  return (
    <search className={styles.search}>
      <form onSubmit={submit} noValidate>
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
            autoCapitalize="none"
            spellCheck={false}
            maxLength={longest}
            aria-describedby={`${id}-text`}
            aria-invalid={fault !== undefined}
            onChange={() => {
              // Another text takes the question back, also one that nobody answers.
              setEmpty(false)
              reset()
            }}
          />
          <Button type="submit" busy={state.phase === 'looking'} className={styles.submit}>
            {t('lookup.submit')}
          </Button>
        </div>
        <p id={`${id}-text`} role="status" className={fault ? styles.fault : styles.hint}>
          {fault ?? t('lookup.hint')}
        </p>
      </form>
    </search>
  )
}

function faultText(t: ReturnType<typeof useTextOf<typeof lookupEn>>, error: unknown): string {
  const { detail, key } = lookupError(error)
  switch (key) {
    case 'lookup.disallowedCharacter':
    case 'lookup.illegalMixture':
    case 'lookup.illegalPlacement':
    case 'lookup.invalidName':
      return t(key, { detail })
    default:
      return t(key)
  }
}
