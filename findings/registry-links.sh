#!/bin/sh
# thirdweb 5.121.6 publishes a copy of the WalletConnect registry: 539 wallets with 737 links for phones (459 of
# apps, 278 of pages). Their forms surprise:
# - 5 have the placeholder scheme 'myApp', of five different wallets, so that any of these apps opens;
# - 4 have the bare scheme of the pairing ('wc://'), which any wallet's app takes, one of them after a link of its own;
# - 4 have no scheme at all;
# - one holds a pairing of WalletConnect 1 of somebody else, with its key;
# - 64 end in '/wc', '/wc/' or '/wc?' and 8 in 'uri=', to which a kit that appends 'wc?uri=' appends it once more;
# - 11 have a scheme that ends in 'wc', so that 'wc:' within a link is not always the start of a pairing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm pack --silent thirdweb@5.121.6 >/dev/null
tar -xzf thirdweb-5.121.6.tgz
cat > check.mjs <<'JS'
import { readdir } from 'node:fs/promises'
const root = './package/dist/esm/wallets/__generated__/wallet'
const wallets = await Promise.all(
  (await readdir(root)).map(async (id) => (await import(`${root}/${id}/index.js`)).wallet),
)
const links = wallets.flatMap(({ id, mobile: { native, universal } }) =>
  [native, universal].filter(Boolean).map((link) => `${id} ${link}`),
)
const forms = {
  'placeholder scheme': / myapp:/i,
  'bare scheme of the pairing': / wc:/i,
  'no scheme': / (?!\s*[a-z][\w+.-]*:)/i,
  'two links': / \S+\s+\S/,
  "somebody else's pairing": /uri=wc:/i,
  'ends in /wc': /\/wc[/?]?$/i,
  'ends in uri=': /uri=$/i,
  'scheme ends in wc': / [\w-]+wc:/i,
  'three slashes': /:\/\/\//,
  'a query': /\?/,
  'a hash': /#/,
}
console.log(`thirdweb 5.121.6: ${wallets.length} wallets, ${links.length} links for phones`)
const counts = [wallets.length, links.length]
for (const [form, pattern] of Object.entries(forms)) {
  const found = links.filter((link) => pattern.test(link))
  counts.push(found.length)
  console.log(`${found.length} ${form}: ${found.slice(0, 5).join(', ').slice(0, 130)}`)
}
const expected = '539,737,5,4,4,1,1,64,8,11,3,17,1'
console.log(String(counts))
if (String(counts) !== expected) {
  console.log(`Changed: expected ${expected}`)
  process.exitCode = 1
}
JS
node check.mjs
