import { type Environment, SettingsError } from '../../config/settings.ts'

/** Reads OWN_ENDPOINTS. Undefined if it is not set. Throws `SettingsError`. */
export function readOwnEndpoints(environment: Environment): boolean | undefined {
  const value = environment.OWN_ENDPOINTS?.trim()
  if (!value) return undefined
  if (value === 'on' || value === 'off') return value === 'on'
  throw new SettingsError(
    `OWN_ENDPOINTS is "${value}", but must be on (visitors may add their own endpoints) or off. Example: OWN_ENDPOINTS=on`,
  )
}
