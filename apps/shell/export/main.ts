import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readAvatarSources } from '../config/avatars.ts'
import { chains } from '../config/chains.ts'
import { readSecretFiles } from '../config/readSecretFiles.ts'
import { SettingsError } from '../config/settings.ts'
import { readWalletConnect } from '../config/walletConnect.ts'
import { createDeployment } from '../server/page/createDeployment.ts'
import { defaultDistDir } from '../server/serve.ts'
import { exportShell, NoLayoutsError, OutputFolderError } from './exportShell.ts'
import { readExportArguments, readExportSignIn, UsageError } from './readExportArguments.ts'

try {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      base: { type: 'string' },
      auth: { type: 'string' },
      out: { type: 'string' },
      // The folder of the build for `base`.
      dist: { type: 'string' },
      // Only validates the arguments.
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const { auth, base, publicUrl } = readExportArguments(values)
  const outDir = resolve(values.out ?? 'apps/shell/dist/export')
  const environment = readSecretFiles(process.env)
  const signInModes = readExportSignIn(environment, { auth })
  const deployment = {
    ...createDeployment({
      mode: 'production',
      instanceId: 'production',
      publicUrl,
      chains,
      servedChains: new Set(),
      webSocketChains: new Set(),
      ...signInModes,
      walletConnect: readWalletConnect(environment),
      avatarSources: readAvatarSources(environment),
    }),
    auth,
  }
  if (!values['dry-run']) {
    const distDir = values.dist ?? defaultDistDir('production')
    await exportShell({ distDir, outDir, base, deployment })
    console.log(`Wrote the site for ${publicUrl}${base} to ${outDir}.`)
  }
} catch (error) {
  const known = [SettingsError, UsageError, OutputFolderError, NoLayoutsError]
  const isExplained = known.some((kind) => error instanceof kind) || isArgumentError(error)
  console.error(error instanceof Error && isExplained ? error.message : error)
  process.exitCode = 1
}

function isArgumentError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_')
}
