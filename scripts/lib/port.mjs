import { createServer } from 'node:net'

const DEFAULT_PORT = 4700

/** PORT as a number. Default 4700; 0 means any free port. */
export function readPort(env = process.env) {
  const text = env.PORT?.trim()
  if (!text) return DEFAULT_PORT
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65535) return port
  throw new Error(`PORT must be a whole number from 0 to 65535, not "${text}".`)
}

/** Reports a port in use before any long work starts. The server checks again itself. */
export async function assertPortFree(port = readPort(), host = process.env.HOST?.trim()) {
  if (port === 0) return
  for (const address of host ? [host] : ['127.0.0.1', '::1']) {
    if (await isTaken(port, address)) {
      throw new Error(
        `Port ${port} is already in use. Stop the program that uses it, or choose another port, for example PORT=${port < 65535 ? port + 1 : port - 1}.`,
      )
    }
  }
}

function isTaken(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    // The server reports an address that this machine does not have.
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE'))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)))
  })
}
