import type { ReactElement, ReactNode } from 'react'
import { Card } from '../../components/Card.tsx'
import view from './AccountView.module.css'
import { ActivityCard } from './ActivityCard.tsx'
import side from './SideCard.module.css'

interface AccountColumnsProps {
  readonly balances: ReactNode
  /** The form that looks up any account. */
  readonly lookup: ReactNode
  /** The cards of features. */
  readonly children: ReactNode
}

/**
 * The cards of Home, in two columns or in one. In one column, the features' cards come before the
 * balances. Also used while a connection is restored.
 */
export function AccountColumns(props: AccountColumnsProps): ReactElement {
  const { balances, children, lookup } = props
  return (
    <div className={view.columns}>
      <div className={view.column}>{children}</div>
      <div className={view.balances}>{balances}</div>
      <div className={view.activity}>
        <ActivityCard />
      </div>
      <Card className={side.card}>{lookup}</Card>
    </div>
  )
}
