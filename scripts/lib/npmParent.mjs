import { readFileSync } from 'node:fs'

const SHELLS = new Set(['sh', 'dash', 'ash', 'bash', 'ksh', 'zsh'])

/**
 * Calls `onGone` once when the npm that runs this script dies without forwarding a signal
 * (kill -9). Detects a change of the parent process. Does nothing if npm did not start this
 * script, because the parent is then the shell.
 */
export function watchNpm(onGone, intervalMs = 300) {
  if (!process.env.npm_lifecycle_event) return
  const links = [{ pid: process.pid, parent: process.ppid }]
  const above = readStat(process.ppid)
  // The process in between is a shell that did not exec its last command.
  if (above && SHELLS.has(above.name)) links.push({ pid: process.ppid, parent: above.parent })
  const timer = setInterval(() => {
    if (links.every(({ pid, parent }) => parentOf(pid) === parent)) return
    clearInterval(timer)
    onGone()
  }, intervalMs)
  timer.unref()
}

function parentOf(pid) {
  return pid === process.pid ? process.ppid : readStat(pid)?.parent
}

/** Name and parent of a process from Linux's /proc; undefined elsewhere or if it has exited. */
function readStat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = text.lastIndexOf(')')
    const fields = text.slice(end + 2).split(' ')
    return { name: text.slice(text.indexOf('(') + 1, end), parent: Number(fields[1]) }
  } catch {
    return undefined
  }
}
