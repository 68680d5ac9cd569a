import { Button, formatNumber } from '@foyer/kit'
import { type ReactElement, type Ref, useId, useMemo, useState } from 'react'
import { useApp } from '../../../AppContext.ts'
import { useVaultText } from '../useVaultText.ts'
import styles from './Field.module.css'
import { FieldError } from './FieldError.tsx'
import type { FormState } from './formState.ts'
import { lockPresets, toFieldText } from './lockTimes.ts'

interface TimeFieldProps extends FormState {
  readonly onTime: (text: string) => void
  readonly inputRef: Ref<HTMLInputElement>
}

const invalidTexts = {
  notATime: 'vault.invalidNotATime',
  skipped: 'vault.invalidSkipped',
  past: 'vault.invalidPast',
  tooFar: 'vault.invalidTooFar',
} as const

const presetLengths = {
  minutes: { count: 2, unit: 'minute' },
  week: { count: 1, unit: 'week' },
  month: { count: 1, unit: 'month' },
  quarter: { count: 3, unit: 'month' },
} as const

function lengthText(locale: string, { count, unit }: { count: number; unit: string }): string {
  return formatNumber(locale, count, { style: 'unit', unit, unitDisplay: 'long' })
}

/** The 'Unlock time' field, in the visitor's time zone, with common choices above it. */
export function TimeField({
  chainTime,
  inputRef,
  onTime,
  time,
  timeText,
}: TimeFieldProps): ReactElement {
  const { day, locale, t, timeOfDay } = useVaultText()
  const { deployment } = useApp()
  const id = useId()
  // The presets change every minute; the one that was pressed stays pressed.
  const [chosen, setChosen] = useState<{ readonly id: string; readonly text: string }>()
  const isDemo = deployment.mode === 'demo'
  const minute = Math.floor(chainTime / 60)
  const presets = useMemo(() => lockPresets(minute * 60 + 60, isDemo), [minute, isDemo])
  const error = time.state === 'invalid' ? t(invalidTexts[time.reason]) : undefined
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
                <bdi>{lengthText(locale, presetLengths[preset.id])}</bdi>
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
          data-empty={timeText === '' || undefined}
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
