import { readFileSync } from 'node:fs'

const SHELLS = new Set(['sh', 'dash', 'ash', 'bash', 'ksh', 'zsh'])

/**
 * Calls `onGone` once when the npm that runs this script has died without passing a signal on (kill
 * -9). A process whose parent dies is handed to another, so it is enough to see a parent change.
 * Does nothing when npm did not start us: then the parent is the shell.
 */
export function watchNpm(onGone, intervalMs = 300) {
  if (!process.env.npm_lifecycle_event) return
  const links = [{ pid: process.pid, parent: process.ppid }]
  const above = readStat(process.ppid)
  // The process between npm and us is a shell that did not exec its last command.
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

/** Name and parent of a process by Linux's /proc; undefined elsewhere or when it is gone. */
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
