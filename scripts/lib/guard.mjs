// Loaded with --import into every program that a command starts. File descriptor 3 is a pipe whose
// other end only the command holds, so it closes when the command is gone, killed by -9 included.
// The program then ends, and with it everything in its process group.
import { Socket } from 'node:net'
import { isMainThread } from 'node:worker_threads'

const END_WITHIN_MS = 8000

// Node hands --import on to forks and workers: the variable makes sure that only the first is
// armed.
if (isMainThread && process.env.FOYER_SUPERVISED) {
  delete process.env.FOYER_SUPERVISED
  const pipe = new Socket({ fd: 3 })
  pipe.on('error', () => {})
  pipe.once('close', end)
  pipe.resume()
  pipe.unref()
}

function end() {
  const killGroup = () => process.kill(-process.pid, 'SIGKILL')
  if (process.listenerCount('SIGTERM') === 0) return killGroup()
  process.once('exit', killGroup)
  setTimeout(killGroup, END_WITHIN_MS)
  process.kill(process.pid, 'SIGTERM')
}
