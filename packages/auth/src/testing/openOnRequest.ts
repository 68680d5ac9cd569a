import { parentPort } from 'node:worker_threads'
import { sqliteStore } from '../store/sqliteStore.ts'

/** A worker that opens and closes the store of each file it receives, and reports the outcome. */
parentPort?.on('message', (file: string) => {
  try {
    void sqliteStore({ file }).close()
    parentPort?.postMessage('opened')
  } catch (error) {
    parentPort?.postMessage(String(error))
  }
})
