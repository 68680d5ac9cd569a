import { Button } from '@foyer/kit'
import { type ReactElement, type Ref, useId, useMemo, useState } from 'react'
import { useApp } from '../../../AppContext.ts'
import styles from '../actions/Field.module.css'
import { FieldError } from '../actions/FieldError.tsx'
import { useVaultText } from '../useVaultText.ts'
import type { FormParts } from './formParts.ts'
import { lockPresets, toFieldText } from './lockTimes.ts'

interface TimeFieldProps extends FormParts {
  readonly onTime: (text: string) => void
  readonly inputRef: Ref<HTMLInputElement>
}

const faults = {
  notATime: 'vault.invalidNotATime',
  skipped: 'vault.invalidSkipped',
  past: 'vault.invalidPast',
  tooFar: 'vault.invalidTooFar',
} as const

/** 'Unlock time': a field in the visitor's zone, and the usual times above it. */
export function TimeField({
  chainTime,
  inputRef,
  onTime,
  time,
  timeText,
}: TimeFieldProps): ReactElement {
  const { day, t, timeOfDay } = useVaultText()
  const { deployment } = useApp()
  const id = useId()
  // The suggestions move on with the minute; what was chosen stays chosen.
  const [chosen, setChosen] = useState<{ readonly id: string; readonly text: string }>()
  const isDemo = deployment.mode === 'demo'
  // New suggestions each minute are enough, and hold still while one looks.
  const minute = Math.floor(chainTime / 60)
  const presets = useMemo(() => lockPresets(minute * 60 + 60, isDemo), [minute, isDemo])
  const error = time.state === 'fault' ? t(faults[time.fault]) : undefined
  const zone = useMemo(() => Intl.DateTimeFormat().resolvedOptions().timeZone, [])
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {t('vault.time')}
        </label>
        <span id={`${id}zone`} className={styles.aside}>
          {t('vault.zone', { zone })}
        </span>
      </div>
      <fieldset className={styles.presets} aria-label={t('vault.presets')}>
        {presets.map((preset) => {
          const text = toFieldText(preset.time)
          return (
            <button
              key={preset.id}
              type="button"
              aria-pressed={chosen?.id === preset.id && chosen.text === timeText}
              onClick={() => {
                setChosen({ id: preset.id, text })
                onTime(text)
              }}
              className={styles.preset}
            >
              <span className={styles.presetName}>
                <bdi>{t(`vault.${preset.id}`)}</bdi>
              </span>
              <span className={styles.presetTime}>
                <bdi>{preset.id === 'minutes' ? timeOfDay(preset.time) : day(preset.time)}</bdi>
              </span>
            </button>
          )
        })}
      </fieldset>
      <div className={styles.box} data-invalid={error !== undefined || undefined}>
        <input
          ref={inputRef}
          id={id}
          type="datetime-local"
          value={timeText}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? `${id}zone` : `${id}error ${id}zone`}
          onChange={({ target }) => onTime(target.value)}
          className={styles.time}
        />
        {timeText !== '' && (
          <Button size="small" variant="ghost" onClick={() => onTime('')}>
            {t('vault.clear')}
          </Button>
        )}
      </div>
      <FieldError id={`${id}error`} text={error} />
    </div>
  )
}
