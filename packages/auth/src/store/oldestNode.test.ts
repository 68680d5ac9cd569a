import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openSqliteAdmin } from './admin.ts'
import { sqliteStore } from './sqliteStore.ts'

// Node 22.13 to 22.15 have neither `isOpen` and `isTransaction` nor the option `timeout`.
vi.mock('node:sqlite', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:sqlite')>()
  class OldDatabase {
    readonly #database
    constructor(file: string, { readOnly = false }: DatabaseSyncOptions = {}) {
      this.#database = new original.DatabaseSync(file, { readOnly })
    }
    exec(text: string) {
      this.#database.exec(text)
    }
    prepare(text: string) {
      return this.#database.prepare(text)
    }
    close() {
      this.#database.close()
    }
  }
  return { ...original, DatabaseSync: OldDatabase }
})

describe('on Node 22.13', () => {
  let file: string
  beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-sqlite-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    file = join(folder, 'a.sqlite')
  })
  const nonce = (name: string) => ({ nonce: name, binding: 'b', expiresAt: 1 })

  it('the store accepts writes after one that failed', async () => {
    const store = sqliteStore({ file })
    await store.putNonce(nonce('a'))
    await expect(store.putNonce(nonce('a'))).rejects.toThrow(/UNIQUE/)
    await store.putNonce(nonce('b'))
    expect(await store.countNonces()).toBe(2)
    await store.close()
  })

  it('closing the store writes what is pending, and closes the file', async () => {
    const store = sqliteStore({ file })
    const writing = store.putNonce(nonce('a'))
    await store.close()
    await store.close()
    await writing
    await expect(store.countNonces()).rejects.toThrow()
  })

  it.each([
    ['the store', () => sqliteStore({ file }).close()],
    ['the command', () => openSqliteAdmin(file).close()],
  ])('%s waits for a locked file', async (_, open) => {
    await sqliteStore({ file }).close()
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec')
    await open()
    expect(exec.mock.calls[0]).toEqual(['PRAGMA busy_timeout = 5000'])
  })
})
