import type { Auth } from '@foyer/auth'

/** How often expired rows are deleted, in ms. */
const interval = 60_000

/**
 * Deletes expired nonces and sessions once a minute, also while no request arrives: they are
 * personal data. Returns a function that stops it.
 */
export function sweepRegularly(auth: Pick<Auth, 'sweep'>): () => void {
  // `auth` logs its failures itself.
  const sweep = () => void auth.sweep().catch(() => {})
  const timer = setInterval(sweep, interval)
  timer.unref()
  return () => clearInterval(timer)
}
