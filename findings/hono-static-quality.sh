#!/bin/sh
# @hono/node-server 2.1.8's `serveStatic` with `precompressed` compares the parts of Accept-Encoding
# as text: an encoding with a quality value, such as `br;q=1.0`, does not count, and the file is sent
# uncompressed. Hono's own `serveStatic` (`hono/serve-static`), with the same option, reads it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --ignore-scripts --no-audit --no-fund hono@4.13.19 @hono/node-server@2.1.8
mkdir files
echo 'plain' > files/a.js
echo 'brotli' > files/a.js.br
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { serveStatic as nodeStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { serveStatic } from 'hono/serve-static'

const getContent = async (path) => {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}
const options = { root: './files', precompressed: true }
const servers = {
  '@hono/node-server 2.1.8': new Hono().get('*', nodeStatic(options)),
  'hono 4.13.19': new Hono().get('*', serveStatic({ ...options, getContent })),
}
const found = []
for (const accepted of ['br', 'br;q=1.0', 'br;q=0.9, gzip;q=0.8']) {
  for (const [name, app] of Object.entries(servers)) {
    const response = await app.request('/a.js', { headers: { 'accept-encoding': accepted } })
    const encoding = response.headers.get('content-encoding') ?? 'none'
    found.push(encoding)
    console.log(`${name}, Accept-Encoding: ${accepted} -> ${encoding}`)
  }
}
if (found.join() !== 'br,br,none,br,none,br') {
  console.log('This has changed.')
  process.exit(1)
}
JS
node try.mjs
