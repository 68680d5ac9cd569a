import { StoreError } from '@foyer/auth'
import { readSecretFiles } from '../../config/readSecretFiles.ts'
import { SettingsError } from '../../config/settings.ts'
import { readAuthSettings } from '../auth/authSettings.ts'
import { nameVariables } from '../auth/nameVariables.ts'
import { CommandError, runCommand } from './runCommand.ts'

try {
  const settings = readAuthSettings(readSecretFiles(process.env))
  console.log(await runCommand(process.argv.slice(2), settings))
} catch (error) {
  const isExplained = [StoreError, SettingsError, CommandError].some(
    (kind) => error instanceof kind,
  )
  console.error(error instanceof Error && isExplained ? nameVariables(error.message) : error)
  process.exitCode = 1
}
