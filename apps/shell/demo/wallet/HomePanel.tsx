import type { WalletAccount, WalletEngine } from '@foyer/testkit/wallet/types.ts'
import { Button } from '@foyer/ui/button/Button.tsx'
import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { type ReactElement, useSyncExternalStore } from 'react'
import { accountChoices, Choices } from './Choices.tsx'
import styles from './Panel.module.css'
import { Screen } from './Screen.tsx'

interface HomePanelProps {
  readonly engine: WalletEngine
  readonly accounts: readonly WalletAccount[]
  readonly site: string
}

/** The wallet's home: the connected site, the account and the network. */
export function HomePanel({ accounts, engine, site }: HomePanelProps): ReactElement {
  const { chainId, permitted, selected } = useSyncExternalStore(engine.subscribe, engine.state)
  const isConnected = permitted.length > 0
  return (
    <Screen
      heading="No requests waiting"
      foot={
        <Button fullWidth disabled={!isConnected} onClick={() => engine.revoke()}>
          Disconnect this site
        </Button>
      }
    >
      <div className={styles.words}>
        <p className={styles.lead} role="status">
          {isConnected ? `Connected to ${site}.` : 'No site is connected.'}
        </p>
      </div>
      <div className={styles.stub}>
        <Choices
          legend="Account"
          choices={accountChoices(accounts)}
          selected={selected}
          onSelect={(value) =>
            engine.switchAccount(accounts.findIndex(({ address }) => address === value))
          }
        />
        <Choices
          legend="Network"
          choices={engine.chains().map(({ id, name }) => ({
            value: id,
            label: sanitizeText(name, 40),
          }))}
          selected={chainId}
          inTwoColumns
          onSelect={(value) => engine.switchChain(value)}
        />
      </div>
    </Screen>
  )
}
