import { MissingProjectIdError } from '../../errors/config.ts'

const pattern = /^[0-9a-f]{32}$/i

/**
 * The project id without spaces around it.
 *
 * @throws MissingProjectIdError when it is missing or not 32 hexadecimal digits (Spec §5).
 */
export function requireProjectId(projectId: unknown, wallet: string): string {
  const text = typeof projectId === 'string' ? projectId.trim() : ''
  if (!pattern.test(text)) throw new MissingProjectIdError({ wallet, value: projectId })
  return text
}
