import { StoreError } from '@foyer/auth'
import { readAvatarSources } from '../config/avatars.ts'
import { readSecretFiles } from '../config/readSecretFiles.ts'
import { readSettings, SettingsError } from '../config/settings.ts'
import { readWalletConnect } from '../config/walletConnect.ts'
import { readAuthSettings } from './auth/authSettings.ts'
import { nameVariables } from './auth/nameVariables.ts'
import { createLogger } from './logger.ts'
import { readMonitoringSettings } from './monitoring/monitoringSettings.ts'
import { PortError } from './openPort.ts'
import { ArgumentsError, parseArguments } from './parseArguments.ts'
import { MissingBuildError, type RunningServer, serve } from './serve.ts'

/**
 * Seconds between the blocks of the demo's chains, so that transactions are pending for a while.
 */
const demoBlockTime = 2

let logger = createLogger()
let server: Promise<RunningServer> | undefined
let stopping = false
let drainMs = 0

process.on('SIGINT', () => void stop(130))
process.on('SIGTERM', () => void stop(143, drainMs))
process.on('SIGHUP', () => void stop(129))
// A closed output, such as a broken pipe, must not crash the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

try {
  server = start()
  const { url } = await server
  if (!stopping) logger.info(`Foyer is ready: ${url}`)
} catch (error) {
  if (!stopping) {
    reportFailure(error)
    process.exit(1)
  }
}

async function start(): Promise<RunningServer> {
  const { mode, distDir } = parseArguments(process.argv.slice(2))
  const environment = readSecretFiles(process.env)
  const settings = readSettings(environment)
  drainMs = settings.drainSeconds * 1000
  const { logFormat, metricsToken } = readMonitoringSettings(environment)
  logger = createLogger(process.stdout, process.stderr, logFormat)
  const options = {
    ...settings,
    auth: readAuthSettings(environment),
    metricsToken,
    avatarSources: readAvatarSources(environment),
    distDir,
    logger,
  }
  if (mode === 'production') {
    return serve({ ...options, mode, walletConnect: readWalletConnect(environment) })
  }
  // Imported on demand: a production install has neither local chains nor demo wallets.
  const { startDemo } = await import('./startDemo.ts')
  return startDemo({
    ...options,
    blockTimeSeconds: demoBlockTime,
    onProgress: logger.info,
    onAllLost: giveUp,
  })
}

/** The first signal shuts down gracefully and exits with 0. A second one exits at once. */
async function stop(codeAtOnce: number, drain = 0): Promise<void> {
  if (stopping) process.exit(codeAtOnce)
  stopping = true
  logger.info('Stopping')
  try {
    await (await server)?.close(drain)
  } catch (error) {
    reportFailure(error)
    process.exit(1)
  }
  process.exit(0)
}

/** Stops the demo after all its chains have exited. */
async function giveUp(text: string): Promise<void> {
  if (stopping) return
  stopping = true
  logger.error(text)
  try {
    await (await server)?.close()
  } finally {
    process.exit(1)
  }
}

function reportFailure(error: unknown): void {
  const explained = [SettingsError, StoreError, ArgumentsError, PortError, MissingBuildError]
  const isExplained = explained.some((kind) => error instanceof kind)
  if (error instanceof Error && isExplained) logger.error(nameVariables(error.message))
  // Unexpected, so the stack trace is useful.
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
}
