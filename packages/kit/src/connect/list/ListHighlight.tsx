import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import styles from './WalletList.module.css'

export interface ListHighlightProps {
  readonly list: RefObject<HTMLElement | null>
  readonly walletId: string | undefined
}

/** Slides to the row that Enter would take. */
export function ListHighlight({ list, walletId }: ListHighlightProps) {
  const mark = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState(false)
  useLayoutEffect(() => {
    const row = rowsIn(list.current).find(({ dataset }) => dataset.wallet === walletId)
    setShown(row !== undefined)
    if (!row || !mark.current) return
    mark.current.style.setProperty('--k-mark-top', `${row.offsetTop}px`)
    mark.current.style.setProperty('--k-mark-height', `${row.offsetHeight}px`)
  })
  return <span ref={mark} className={styles.highlight} data-shown={shown ? '' : undefined} />
}

/** The rows of a wallet list, in order. */
export function rowsIn(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-wallet]') ?? [])]
}
