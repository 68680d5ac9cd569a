import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite'
import type { D1Like, D1Statement } from '../store/d1Store.ts'

type Row = Record<string, SQLOutputValue>

/** A statement that `batch` can run within its transaction. */
interface LocalStatement extends D1Statement {
  runNow(): { readonly meta: { readonly changes: number } }
}

/** D1's interface on SQLite in this process. D1 itself is built on SQLite. */
export function localD1(): D1Like {
  const database = new DatabaseSync(':memory:')
  const local = new WeakMap<D1Statement, LocalStatement>()
  function prepared(text: string, values: readonly SQLInputValue[]): LocalStatement {
    const one: LocalStatement = {
      bind: (...bound) => prepared(text, bound),
      runNow: () => ({ meta: { changes: Number(database.prepare(text).run(...values).changes) } }),
      run: async () => one.runNow(),
      first: async () => database.prepare(text).get(...values) ?? null,
      all: async () => ({ results: database.prepare(text).all(...values) satisfies Row[] }),
    }
    local.set(one, one)
    return one
  }
  return {
    prepare: (text) => prepared(text, []),
    async batch(statements) {
      database.exec('BEGIN')
      try {
        const results = statements.map((each) => local.get(each)?.runNow())
        database.exec('COMMIT')
        return results
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
    },
  }
}
