import { Button, useAnnounce, useWatchAsset } from '@foyer/kit'
import { type ReactElement, useState } from 'react'
import type { Address } from 'viem'
import styles from './Field.module.css'
import { useVaultText } from './useVaultText.ts'
import { vaultToken } from './vaultAbi.ts'

type Asked = 'no' | 'asking' | 'added' | 'notAdded'

/** Has the wallet show the token (EIP-747). A refusal is no more than that. */
export function AddToWallet({ token }: { readonly token: Address }): ReactElement {
  const { t } = useVaultText()
  const watch = useWatchAsset()
  const announce = useAnnounce()
  const [asked, setAsked] = useState<Asked>('no')

  const ask = async () => {
    setAsked('asking')
    const { decimals, symbol } = vaultToken
    const isAdded = await watch({ address: token, symbol, decimals }).catch(() => false)
    setAsked(isAdded ? 'added' : 'notAdded')
    announce(t(isAdded ? 'vault.watched' : 'vault.watchFailed'))
  }

  return (
    <>
      <Button size="small" variant="ghost" busy={asked === 'asking'} onClick={ask}>
        {t('vault.watch')}
      </Button>
      {(asked === 'added' || asked === 'notAdded') && (
        <span className={styles.aside}>
          {t(asked === 'added' ? 'vault.watched' : 'vault.watchFailed')}
        </span>
      )}
    </>
  )
}
