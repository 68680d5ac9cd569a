import { type ReactElement, useId } from 'react'
import { useApp } from '../../AppContext.ts'
import { Card } from '../../components/Card.tsx'
import { HomeCardSkeleton } from '../../components/HomeCardContent.tsx'
import { Lazy } from '../../components/load/Lazy.tsx'
import { useAppText } from '../../i18n/useAppText.ts'
import type { HomeCard } from '../feature.ts'
import styles from './SideCard.module.css'

interface HomeCardsProps {
  /** Whether the account is not known yet. All cards then keep their space. */
  readonly isRestoring?: boolean | undefined
}

/** The cards that features add to the connected Home page. */
export function HomeCards({ isRestoring = false }: HomeCardsProps): ReactElement {
  const { registry } = useApp()
  return (
    <>
      {registry.homeCards.map((card) => (
        <FeatureCard key={card.title} card={card} isRestoring={isRestoring} />
      ))}
    </>
  )
}

interface FeatureCardProps {
  readonly card: HomeCard
  readonly isRestoring: boolean
}

function FeatureCard({ card, isRestoring }: FeatureCardProps): ReactElement {
  const t = useAppText()
  const titleId = useId()
  const { icon: Icon, load, title } = card
  const room = <HomeCardSkeleton />
  return (
    <Card labelledBy={titleId} className={styles.card}>
      <h2 id={titleId} className={styles.title}>
        <Icon />
        {t(title)}
      </h2>
      {isRestoring ? room : <Lazy load={load}>{room}</Lazy>}
    </Card>
  )
}
