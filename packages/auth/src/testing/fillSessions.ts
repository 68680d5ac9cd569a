import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'

const day = 86_400_000

/**
 * Adds sessions of as many accounts to a database that a store has created.
 *
 * @param lifetime how long they last, in ms.
 */
export function fillSqlite(file: string, count: number, lifetime = 30 * day): void {
  const database = new DatabaseSync(file)
  const now = Date.now()
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000')
  database.exec(`INSERT INTO sessions
    WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < ${count})
    SELECT substr(hex(randomblob(22)), 2), hex(randomblob(11)), '0x' || hex(randomblob(20)),
      1, ${now} - n, ${now}, ${now + lifetime},
      'Chrome · Windows', NULL, NULL, NULL FROM r`)
  database.close()
}

/** As `fillSqlite`. */
export async function fillPostgres(url: string, count: number, lifetime = 30 * day): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const now = Date.now()
  await client.query(`INSERT INTO foyer_sessions
    SELECT substr(md5(random()::text) || md5(n::text), 1, 43), substr(md5(random()::text || n), 1, 22),
      '0x' || substr(md5(n::text) || md5(random()::text), 1, 40), 1, ${now} - n, ${now},
      ${now + lifetime},
      'Chrome · Windows', NULL, NULL, NULL FROM generate_series(1, ${count}) AS n`)
  await client.query('ANALYZE foyer_sessions')
  await client.end()
}
