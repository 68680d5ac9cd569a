import { formatNumber } from '@foyer/ui/format/formatNumber.ts'
import { type ReactElement, type Ref, useId, useMemo, useState } from 'react'
import { useApp } from '../../../AppContext.ts'
import { useVaultText } from '../useVaultText.ts'
import styles from './Field.module.css'
import { FieldError } from './FieldError.tsx'
import type { FormState } from './formState.ts'
import {
  type InvalidTimeReason,
  type LockPreset,
  type LockTime,
  lockPresets,
  maxLockYears,
  toFieldText,
} from './lockTimes.ts'

interface TimeFieldProps extends FormState {
  readonly onTime: (text: string) => void
  /** Whether the form was submitted without a time. */
  readonly isAsked: boolean
  readonly groupRef: Ref<HTMLFieldSetElement>
}

interface ChosenPreset extends LockPreset {
  /** The text of its time, as in the field. */
  readonly text: string
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

function reasonOf(time: LockTime): InvalidTimeReason | undefined {
  return time.state === 'invalid' ? time.reason : undefined
}

/** When the lock ends, in the visitor's time zone: common choices, or another date. */
export function TimeField({
  chainTime,
  groupRef,
  isAsked,
  onTime,
  time,
  timeText,
}: TimeFieldProps): ReactElement {
  const { day, locale, t, timeOfDay } = useVaultText()
  const { deployment } = useApp()
  const id = useId()
  // The presets change every minute, but the one that was pressed stays pressed.
  const [chosen, setChosen] = useState<ChosenPreset>()
  const [isOther, setOther] = useState(false)
  const isDemo = deployment.mode === 'demo'
  const minute = Math.floor(chainTime / 60)
  const presets = useMemo(() => lockPresets(minute * 60 + 60, isDemo), [minute, isDemo])
  const reason = time.state === 'empty' && isAsked ? 'notATime' : reasonOf(time)
  const error = reason && t(invalidTexts[reason], { count: maxLockYears })
  const zone = useMemo(() => Intl.DateTimeFormat().resolvedOptions().timeZone, [])
  // A time entered before a reload may no longer match a preset.
  const showsField = isOther || (timeText !== '' && chosen?.text !== timeText)
  const described = error === undefined ? `${id}zone` : `${id}error ${id}zone`
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <span id={`${id}label`} className={styles.label}>
          {t('vault.time')}
        </span>
        <span id={`${id}zone`} className={styles.aside}>
          {t('vault.zone', { zone })}
        </span>
      </div>
      <fieldset
        ref={groupRef}
        className={styles.presets}
        aria-labelledby={`${id}label`}
        aria-describedby={described}
      >
        {presets.map((preset) => {
          const isChosen = !showsField && chosen?.id === preset.id && chosen.text === timeText
          // The pressed one shows the time that will be sent.
          const end = isChosen ? chosen.time : preset.time
          return (
            <button
              key={preset.id}
              type="button"
              aria-pressed={isChosen}
              onClick={() => {
                const text = toFieldText(preset.time)
                setChosen({ ...preset, text })
                setOther(false)
                onTime(text)
              }}
              className={styles.preset}
            >
              <span className={styles.presetName}>
                <bdi>{lengthText(locale, presetLengths[preset.id])}</bdi>
              </span>
              <span className={styles.presetTime}>
                <bdi>{preset.id === 'minutes' ? timeOfDay(end) : day(end)}</bdi>
              </span>
            </button>
          )
        })}
        {showsField ? (
          <div className={`${styles.preset} ${styles.other}`} data-invalid={error !== undefined}>
            <label htmlFor={id} className={styles.presetName}>
              {t('vault.otherDate')}
            </label>
            <input
              id={id}
              type="datetime-local"
              value={timeText}
              // biome-ignore lint/a11y/noAutofocus: it replaces the focused button that was pressed.
              autoFocus={isOther}
              aria-invalid={error !== undefined}
              aria-describedby={described}
              onChange={({ target }) => {
                setOther(true)
                onTime(target.value)
              }}
              data-empty={timeText === '' || undefined}
              className={styles.time}
            />
          </div>
        ) : (
          <button
            type="button"
            aria-pressed={false}
            onClick={() => setOther(true)}
            className={`${styles.preset} ${styles.other}`}
          >
            <span className={styles.presetName}>{t('vault.otherDate')}</span>
            <span className={styles.presetTime}>{t('vault.chooseDate')}</span>
          </button>
        )}
      </fieldset>
      <FieldError id={`${id}error`} text={error} />
    </div>
  )
}
