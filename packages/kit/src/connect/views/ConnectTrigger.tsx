import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/button/Button.tsx'

export interface ConnectTriggerProps {
  readonly label?: string | undefined
  readonly quiet: boolean
  readonly reconnecting: boolean
  /** The pointer or the focus comes near. */
  readonly onIntent: () => void
  readonly onOpen: () => void
}

/** 'Connect Wallet', or that an earlier connection is being restored. */
export function ConnectTrigger({
  label,
  onIntent,
  onOpen,
  quiet,
  reconnecting,
}: ConnectTriggerProps) {
  const t = useText()
  if (reconnecting) {
    return (
      <Button variant="neutral" busy data-kit-part="connect-button">
        {t('connect.reconnecting')}
      </Button>
    )
  }
  return (
    <Button
      variant={quiet ? 'neutral' : 'accent'}
      data-kit-part="connect-button"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onOpen}
    >
      {label ?? t('connect.button')}
    </Button>
  )
}
