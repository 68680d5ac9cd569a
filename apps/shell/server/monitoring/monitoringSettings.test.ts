import { describe, expect, it } from 'vitest'
import { SettingsError } from '../../config/settings.ts'
import { readMonitoringSettings } from './monitoringSettings.ts'

describe('readMonitoringSettings', () => {
  it('logs as text and has no token by default', () => {
    for (const environment of [{}, { LOG_FORMAT: ' ', METRICS_TOKEN: '' }]) {
      expect(readMonitoringSettings(environment)).toEqual({ logFormat: 'text' })
    }
  })

  it('reads both and refuses an unknown format', () => {
    const settings = readMonitoringSettings({ LOG_FORMAT: 'json', METRICS_TOKEN: ' open sesame ' })
    expect(settings).toEqual({ logFormat: 'json', metricsToken: 'open sesame' })
    const read = () => readMonitoringSettings({ LOG_FORMAT: 'xml' })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow('LOG_FORMAT is "xml", but must be text or json')
  })
})
