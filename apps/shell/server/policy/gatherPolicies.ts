import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { fieldOf, isRecord } from '../../config/guards.ts'
import type { PolicySources } from '../../config/policy.ts'

const kinds = ['connect', 'img', 'frame', 'font'] as const
const shellFeatures = fileURLToPath(new URL('../../web/features', import.meta.url))

/** A feature's policy.ts has no valid export. */
export class PolicyDeclarationError extends Error {
  override readonly name = 'PolicyDeclarationError'
}

/** The policy sources in `<featuresDir>/<name>/policy.ts`, sorted by name. */
export async function gatherPolicies(
  featuresDir = shellFeatures,
): Promise<readonly PolicySources[]> {
  const names = await featureNames(featuresDir)
  const policies = await Promise.all(names.map((name) => declaredPolicy(featuresDir, name)))
  return policies.filter((policy) => policy !== undefined)
}

async function featureNames(featuresDir: string): Promise<readonly string[]> {
  if (!existsSync(featuresDir)) return []
  const entries = await readdir(featuresDir, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

async function declaredPolicy(
  featuresDir: string,
  name: string,
): Promise<PolicySources | undefined> {
  const file = join(featuresDir, name, 'policy.ts')
  if (!existsSync(file)) return undefined
  const module: unknown = await import(pathToFileURL(file).href)
  const policy = fieldOf(module, 'policy') ?? module
  if (isPolicySources(policy)) return policy
  throw new PolicyDeclarationError(
    `The policy.ts of the feature "${name}" must export policy: PolicySources, with a reason.`,
  )
}

function isPolicySources(value: unknown): value is PolicySources {
  if (!isRecord(value) || typeof value.reason !== 'string' || value.reason === '') return false
  return Object.entries(value).every(
    ([key, sources]) =>
      key === 'reason' ||
      (kinds.some((kind) => kind === key) &&
        (sources === undefined || (Array.isArray(sources) && sources.every(isText)))),
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
