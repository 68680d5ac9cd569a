import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'

/** How often a lock is checked, in ms. A killed process sends no event. */
const POLL_MS = 200
/** How often the holder of a lock touches it, and after how long it counts as gone, in ms. */
const TOUCH_MS = 2000
const GONE_MS = 15_000

/**
 * Runs `work` while no other process runs what has the same lock file. Waits for it otherwise. A
 * lock whose holder was killed does not count.
 */
export async function alone(file, work, onWait = () => {}) {
  mkdirSync(dirname(file), { recursive: true })
  let waits = false
  while (!take(file)) {
    if (!waits) onWait()
    waits = true
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  const touching = setInterval(() => touch(file), TOUCH_MS)
  touching.unref()
  try {
    return await work()
  } finally {
    clearInterval(touching)
    // Another process has it by now if this one was suspended.
    if (isOwn(file)) rmSync(file, { force: true })
  }
}

const owner = () => `${process.pid} ${hostname()}`

function take(file) {
  try {
    writeFileSync(file, owner(), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isHeld(file)) return false
    removeStale(file)
    return take(file)
  }
}

/** Only one of several processes can rename it. The others would remove the next holder's lock. */
function removeStale(file) {
  const stale = `${file}.${process.pid}`
  try {
    renameSync(file, stale)
    // Another process has replaced it since: it keeps its lock.
    if (isHeld(stale)) linkSync(stale, file)
  } catch {
    // Another process was faster.
  }
  rmSync(stale, { force: true })
}

function isHeld(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > GONE_MS) return false
    const [pid, host] = readFileSync(file, 'utf8').split(' ')
    // The process of another container cannot be seen from here.
    return host !== hostname() || isRunning(Number(pid))
  } catch {
    // It was released just now: the next try takes it.
    return true
  }
}

function isOwn(file) {
  try {
    return readFileSync(file, 'utf8') === owner()
  } catch {
    return false
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function touch(file) {
  try {
    const now = new Date()
    utimesSync(file, now, now)
  } catch {
    // The folder was removed.
  }
}
