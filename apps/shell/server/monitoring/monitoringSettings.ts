import { type Environment, SettingsError } from '../../config/settings.ts'
import type { LogFormat } from '../logger.ts'

export interface MonitoringSettings {
  readonly logFormat: LogFormat
  /**
   * The bearer token of `/metrics`. Without one, it is open in the demo and closed in production.
   */
  readonly metricsToken?: string | undefined
}

/** Reads LOG_FORMAT and METRICS_TOKEN; an empty value counts as absent. Throws `SettingsError`. */
export function readMonitoringSettings(environment: Environment): MonitoringSettings {
  return {
    logFormat: logFormatOf(environment.LOG_FORMAT?.trim()),
    metricsToken: environment.METRICS_TOKEN?.trim() || undefined,
  }
}

function logFormatOf(value: string | undefined): LogFormat {
  if (!value || value === 'text') return 'text'
  if (value === 'json') return 'json'
  throw new SettingsError(
    `LOG_FORMAT is "${value}", but must be text or json. Example: LOG_FORMAT=json`,
  )
}
