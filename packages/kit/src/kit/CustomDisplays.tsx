import { chainDisplay } from '../chain/chainDisplay.ts'
import { useConnectionState } from '../connection/useConnectionState.ts'
import type {
  ConnectButtonCustomProps,
  ConnectButtonRenderProps,
} from './ConnectButtonRenderProps.ts'
import { useAccountDisplay } from './useAccountDisplay.ts'

/** Adds the displays of account and chain to what a control of the page's own is drawn from. */
export function CustomDisplays({
  children,
  ...props
}: ConnectButtonRenderProps & ConnectButtonCustomProps) {
  const account = useAccountDisplay()
  const chain = chainDisplay(useConnectionState())
  return children({ ...props, account, chain })
}
