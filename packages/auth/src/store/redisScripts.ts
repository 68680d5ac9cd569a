/**
 * The store's writes, each as one Lua script: Redis runs a script as a whole, so that no write is
 * ever seen half done. `KEYS[1]` is the prefix of all keys.
 *
 * - `nonces`, `bindings`: by nonce, when it expires (sorted) and the browser it belongs to
 * - `session:<token hash>`: a session
 * - `owner:<owner>`: the token hashes of an account's sessions, by age
 * - `ids`: token hashes by session id
 * - `ends`, `seen`: token hashes, by when the session ends at the latest and was last used
 * - `uses`, `use-ends`: shared counts, and when they end
 * - `version`: which version of this layout it is
 */
const removeSession = `
local k = KEYS[1]
local function remove(hash)
  local row = redis.call('HMGET', k .. 'session:' .. hash, 'owner', 'id')
  if not row[1] then return 0 end
  redis.call('DEL', k .. 'session:' .. hash)
  redis.call('ZREM', k .. 'owner:' .. row[1], hash)
  redis.call('HDEL', k .. 'ids', row[2])
  redis.call('ZREM', k .. 'ends', hash)
  redis.call('ZREM', k .. 'seen', hash)
  return 1
end`

export const redisScripts = {
  putNonce: `
local k = KEYS[1]
if redis.call('HSETNX', k .. 'bindings', ARGV[1], ARGV[2]) == 0 then
  return redis.error_reply('The nonce already exists.')
end
redis.call('ZADD', k .. 'nonces', ARGV[3], ARGV[1])`,

  takeNonce: `
local k = KEYS[1]
local ends = redis.call('ZSCORE', k .. 'nonces', ARGV[1])
if not ends or tonumber(ends) <= tonumber(ARGV[3]) then return 0 end
if redis.call('HGET', k .. 'bindings', ARGV[1]) ~= ARGV[2] then return 0 end
redis.call('HDEL', k .. 'bindings', ARGV[1])
return redis.call('ZREM', k .. 'nonces', ARGV[1])`,

  /** token hash, id, owner, createdAt, lastSeenAt, endsAt, checkedAt, data, replaces, perAddress */
  putSession: `${removeSession}
local hash, id, owner = ARGV[1], ARGV[2], ARGV[3]
if redis.call('EXISTS', k .. 'session:' .. hash) + redis.call('HEXISTS', k .. 'ids', id) > 0 then
  return redis.error_reply('The session already exists.')
end
if ARGV[9] ~= '' then remove(ARGV[9]) end
redis.call('HSET', k .. 'session:' .. hash,
  'id', id, 'owner', owner, 'seen', ARGV[5], 'checked', ARGV[7], 'data', ARGV[8])
redis.call('HSET', k .. 'ids', id, hash)
redis.call('ZADD', k .. 'ends', ARGV[6], hash)
redis.call('ZADD', k .. 'seen', ARGV[5], hash)
local kept = 1
for _, other in ipairs(redis.call('ZREVRANGE', k .. 'owner:' .. owner, 0, -1)) do
  kept = kept + 1
  if kept > tonumber(ARGV[10]) then remove(other) end
end
redis.call('ZADD', k .. 'owner:' .. owner, ARGV[4], hash)`,

  /** token hash, lastSeenAt, checkedAt or '' */
  touchSession: `
local k = KEYS[1]
local key = k .. 'session:' .. ARGV[1]
local seen = redis.call('HGET', key, 'seen')
if not seen then return end
if tonumber(ARGV[2]) > tonumber(seen) then
  redis.call('HSET', key, 'seen', ARGV[2])
  redis.call('ZADD', k .. 'seen', ARGV[2], ARGV[1])
end
if ARGV[3] ~= '' then redis.call('HSET', key, 'checked', ARGV[3]) end`,

  listSessions: `
local rows = {}
for _, hash in ipairs(redis.call('ZRANGE', KEYS[1] .. 'owner:' .. ARGV[1], 0, -1)) do
  rows[#rows + 1] = redis.call('HMGET', KEYS[1] .. 'session:' .. hash, 'data', 'seen', 'checked')
end
return rows`,

  deleteSession: `${removeSession}
return remove(ARGV[1])`,

  deleteSessionById: `${removeSession}
local hash = redis.call('HGET', k .. 'ids', ARGV[2])
if not hash or not redis.call('ZSCORE', k .. 'owner:' .. ARGV[1], hash) then return 0 end
return remove(hash)`,

  deleteOtherSessions: `${removeSession}
local removed = 0
for _, hash in ipairs(redis.call('ZRANGE', k .. 'owner:' .. ARGV[1], 0, -1)) do
  if hash ~= ARGV[2] then removed = removed + remove(hash) end
end
return removed`,

  addUses: `
redis.call('ZADD', KEYS[1] .. 'use-ends', 'NX', ARGV[3], ARGV[1])
return redis.call('HINCRBY', KEYS[1] .. 'uses', ARGV[1], ARGV[2])`,

  /** now, now - idleTime. Returns how many it has deleted, at most 1000 of each kind. */
  sweep: `${removeSession}
local function expired(set, limit)
  return redis.call('ZRANGEBYSCORE', k .. set, '-inf', limit, 'LIMIT', 0, 1000)
end
local count = 0
for _, pair in ipairs({ { 'nonces', 'bindings' }, { 'use-ends', 'uses' } }) do
  for _, name in ipairs(expired(pair[1], ARGV[1])) do
    redis.call('ZREM', k .. pair[1], name)
    redis.call('HDEL', k .. pair[2], name)
    count = count + 1
  end
end
for _, hash in ipairs(expired('ends', ARGV[1])) do count = count + remove(hash) end
for _, hash in ipairs(expired('seen', ARGV[2])) do count = count + remove(hash) end
return count`,
} as const
