#!/bin/sh
# @hono/node-server 2.1.8's `serveStatic` answers a Range request with 206 whatever If-Range says. RFC
# 9110 (13.1.5) wants the whole file (200) when the validator does not match: a download that is
# resumed after the file has changed is put together from two versions.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --ignore-scripts --no-audit --no-fund hono@4.13.19 @hono/node-server@2.1.8
mkdir files
cat > try.mjs <<'JS'
import { utimesSync, writeFileSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const app = new Hono().get('*', serveStatic({ root: './files' }))
writeFileSync('files/a.txt', 'old old ')
utimesSync('files/a.txt', 1_700_000_000, 1_700_000_000)
const first = await app.request('/a.txt', { headers: { range: 'bytes=0-3' } })
const start = await first.text()
writeFileSync('files/a.txt', 'new new ')
const headers = { range: 'bytes=4-', 'if-range': first.headers.get('last-modified') }
const second = await app.request('/a.txt', { headers })
const end = await second.text()
console.log(`If-Range: ${headers['if-range']}, the file's: ${second.headers.get('last-modified')}`)
console.log(`status ${second.status}, put together: ${JSON.stringify(start + end)}`)
if (second.status !== 206 || start + end !== 'old new ') {
  console.log('This has changed.')
  process.exit(1)
}
JS
node try.mjs
