#!/bin/sh
# What libraries of a page do when the device's clock is set back by an hour while the page is open, as after a correction:
# - viem 2.57.20 keeps the block number that it has cached for four seconds for an hour and four seconds:
#   `getBlockNumber` asks no node until then;
# - TanStack Query 5.108.0 holds data with a `staleTime` of four seconds for fresh for the same hour, so that it is not read
#   again when the visitor comes back, and `dataUpdatedAt` lies in the future;
# - a toast of react-hot-toast 2.6.1 that is shown for two seconds stays for an hour, if another one is added meanwhile.
# Each compares `Date.now()` with a time of before, and none asks whether that time is in the future.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --ignore-scripts --no-audit --no-fund viem@2.57.20 @tanstack/query-core@5.108.0 react-hot-toast@2.6.1 \
  react@19.2.0 react-dom@19.2.0 happy-dom@21.0.4
cat > try.mjs <<'JS'
import { Window } from 'happy-dom'

const page = new Window({ url: 'https://app.example' })
for (const [name, value] of Object.entries({ window: page, document: page.document, navigator: page.navigator }))
  Object.defineProperty(globalThis, name, { value, configurable: true })
const { QueryClient } = await import('@tanstack/query-core')
const { createElement } = await import('react')
const { createRoot } = await import('react-dom/client')
const { toast, useToaster } = await import('react-hot-toast/headless')
const { createPublicClient, custom } = await import('viem')
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

let shift = 0
const Right = Date
globalThis.Date = class extends Right {
  constructor(...given) {
    super(...(given.length > 0 ? given : [Right.now() + shift]))
  }
  static now() {
    return Right.now() + shift
  }
}
let asked = 0
const request = async () => `0x${(asked += 1).toString(16)}`
const client = createPublicClient({ transport: custom({ request }) })
const queries = new QueryClient()
const queryKey = ['balance']
let shown = []
function Toasts() {
  shown = useToaster().toasts.filter(({ visible }) => visible)
  return null
}
const setUp = async () => {
  asked = 0
  await client.getBlockNumber({ cacheTime: 0 })
  queries.setQueryData(queryKey, 1)
  toast('Saved', { duration: 2_000 })
  await pause(100)
}
const observe = async () => {
  toast('Another', { duration: 100 })
  await pause(4_500)
  await client.getBlockNumber({ cacheTime: 4_000 })
  const query = queries.getQueryCache().find({ queryKey })
  return [asked > 1 ? 'asked' : 'cached', query.isStaleByTime(4_000) ? 'stale' : 'fresh', shown.length > 0 ? 'shown' : 'gone']
}
createRoot(page.document.createElement('div')).render(createElement(Toasts))
const rows = []
for (const [name, change, wanted] of [
  ['a clock that goes on', 0, 'asked stale gone'],
  ['a clock that is set back', -3_600_000, 'cached fresh shown'],
]) {
  await setUp()
  shift = change
  const seen = await observe()
  console.log(`4.5 s later, ${name}: block number ${seen[0]}, data ${seen[1]}, toast of 2 s ${seen[2]}`)
  rows.push(seen.join(' ') === wanted)
}
if (!rows.every(Boolean)) console.log('This has changed.')
process.exit(rows.every(Boolean) ? 0 : 1)
JS
node try.mjs
