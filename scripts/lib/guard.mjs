// Loaded with --import into every program that a command starts. File descriptor 3 is a pipe whose
// other end only the command holds, so it closes when the command exits, even by kill -9. The
// program and its process group then exit.
import { Socket } from 'node:net'
import { isMainThread } from 'node:worker_threads'

const END_WITHIN_MS = 8000

// Forks and workers inherit --import. The variable limits this to the first process.
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
