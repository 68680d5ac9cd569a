import { createServer } from 'node:http'

// node bareServer.ts <unused> <port>: answers as a session check, without doing anything.
const port = process.argv[3]
const body = JSON.stringify({
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 1,
  subject: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  issuedAt: '2026-11-28T12:00:00.000Z',
  expiresAt: '2026-12-05T12:00:00.000Z',
})
const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
const server = createServer((request, response) => {
  if (request.url === '/cpu') response.end(JSON.stringify(process.cpuUsage()))
  else response.writeHead(200, headers).end(body)
})
server.listen(Number(port), '127.0.0.1', () => console.log('ready'))
