import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readSecretFiles } from './readSecretFiles.ts'

async function fileWith(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'secret'), text)
  return join(folder, 'secret')
}

describe('secrets in files', () => {
  it.each([
    'DATABASE_URL',
    'METRICS_TOKEN',
    'WALLETCONNECT_PROJECT_ID',
    'AUTH_RPC_8453',
  ])('contain %s, without the trailing newline that editors add', async (name) => {
    const path = await fileWith('a secret\n')
    const environment = { [`${name}_FILE`]: path, PORT: '1' }
    // Without the file's own name: `AUTH_RPC_1_FILE` would name endpoints of a chain '1_FILE'.
    expect(readSecretFiles(environment)).toEqual({ [name]: 'a secret', PORT: '1' })
  })

  it('leave other settings alone, including DATABASE_FILE', async () => {
    const environment = { DATABASE_FILE: 'data/a.sqlite', PORT: '1', METRICS_TOKEN_FILE: '' }
    expect(readSecretFiles(environment)).toEqual(environment)
  })

  it('must not be empty, or DATABASE_URL would count as unset', async () => {
    const path = await fileWith('\n')
    expect(() => readSecretFiles({ DATABASE_URL_FILE: path })).toThrow(
      `DATABASE_URL_FILE is "${path}", which is empty. Put the value into this file, or leave DATABASE_URL_FILE out.`,
    )
  })

  it('report what is wrong without revealing the secret', async () => {
    const missing = { METRICS_TOKEN_FILE: '/nowhere/token' }
    expect(() => readSecretFiles(missing)).toThrow(/^METRICS_TOKEN_FILE is .*\(ENOENT\)/)
    const both = { METRICS_TOKEN: 'a secret', METRICS_TOKEN_FILE: await fileWith('b') }
    expect(() => readSecretFiles(both)).toThrow('METRICS_TOKEN and METRICS_TOKEN_FILE are both set')
  })
})
