import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildBelow, buildShell, isCurrent } from '../../../scripts/build/buildShell.ts'
import { readAvatarSources } from '../config/avatars.ts'
import { chains } from '../config/chains.ts'
import { readSecretFiles } from '../config/readSecretFiles.ts'
import { SettingsError } from '../config/settings.ts'
import { readWalletConnect } from '../config/walletConnect.ts'
import { createDeployment } from '../server/page/createDeployment.ts'
import { defaultDistDir } from '../server/serve.ts'
import { exportShell, OutputFolderError } from './exportShell.ts'
import { readExportArguments, UsageError } from './readExportArguments.ts'

try {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      base: { type: 'string' },
      auth: { type: 'string' },
      out: { type: 'string' },
    },
  })
  const { auth, base, publicUrl } = readExportArguments(values)
  const outDir = resolve(values.out ?? 'apps/shell/dist/export')
  const environment = readSecretFiles(process.env)
  const deployment = {
    ...createDeployment({
      mode: 'production',
      instanceId: 'production',
      publicUrl,
      chains,
      servedChains: new Set(),
      webSocketChains: new Set(),
      walletConnect: readWalletConnect(environment),
      avatarSources: readAvatarSources(environment),
      // The content policy of a file is the same for all visitors.
      ownEndpoints: false,
    }),
    auth,
  }
  const isAtRoot = base === '/'
  const distDir = isAtRoot
    ? defaultDistDir('production')
    : await mkdtemp(join(tmpdir(), 'foyer-export-'))
  try {
    if (!isAtRoot) await buildBelow(base, distDir, 'warn')
    else if (!(await isCurrent('production'))) await buildShell('production', 'warn')
    await exportShell({ distDir, outDir, base, deployment })
  } finally {
    if (!isAtRoot) await rm(distDir, { recursive: true, force: true })
  }
  console.log(`Wrote the site for ${publicUrl}${base} to ${outDir}.`)
} catch (error) {
  const known = [SettingsError, UsageError, OutputFolderError]
  const isExplained = known.some((kind) => error instanceof kind) || isArgumentError(error)
  console.error(error instanceof Error && isExplained ? error.message : error)
  process.exitCode = 1
}

function isArgumentError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_')
}
