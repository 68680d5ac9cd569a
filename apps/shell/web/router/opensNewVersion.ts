import { describeError } from '../components/load/describeError.ts'
import { siteAnswers } from '../components/load/siteAnswers.ts'

/**
 * Reloads the document if code failed to load: its file is gone if the server was updated, and the
 * new document names the new one. Not if the server doesn't answer, since the page would be lost.
 * Resolves to whether it reloads.
 */
export async function opensNewVersion(error: unknown): Promise<boolean> {
  if (!describeError(error).isLoading) return false
  const isThere = await siteAnswers()
  if (isThere) location.reload()
  return isThere
}
