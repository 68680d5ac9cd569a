#!/bin/sh
# @walletconnect/utils 2.25.0 reads the chosen wallet's link from local storage (WALLETCONNECT_DEEPLINK_CHOICE) and
# appends to it as text, for each request: one slash at the end is removed, then '/wc?requestId=…' follows. So
# - the link of a wallet that is registered as 'satuwallet://wc' opens 'satuwallet://wc/wc?requestId=…';
# - a query is neither parsed nor kept apart: 'https://a.example/open?b=c' becomes '…open?b=c/wc?requestId=…', which is
#   what Bybit's app wants (its link ends in 'targetUrl=by://web3/walletconnect');
# - a link with a hash gets the request behind the hash;
# - a link of Telegram gets the same in base64 as 'startapp'.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @walletconnect/utils@2.25.0 >/dev/null
cat > check.mjs <<'JS'
import { formatDeeplinkUrl } from '@walletconnect/utils'
const expected = {
  'rainbow://': 'rainbow://wc?requestId=1&sessionTopic=t',
  'sweat:///': 'sweat:///wc?requestId=1&sessionTopic=t',
  'satuwallet://wc': 'satuwallet://wc/wc?requestId=1&sessionTopic=t',
  'https://a.example/open?b=c': 'https://a.example/open?b=c/wc?requestId=1&sessionTopic=t',
  'bybitapp://open/route?targetUrl=by://web3/walletconnect':
    'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?requestId=1&sessionTopic=t',
  'https://a.example/#/': 'https://a.example/#/wc?requestId=1&sessionTopic=t',
  'https://t.me/a_bot': undefined,
}
console.log('@walletconnect/utils 2.25.0, formatDeeplinkUrl')
for (const [link, wanted] of Object.entries(expected)) {
  const opened = formatDeeplinkUrl(link, 1, 't')
  console.log(`${link} -> ${opened}`)
  const same = wanted === undefined ? opened.startsWith(`${link}?startapp=`) : opened === wanted
  if (!same) process.exitCode = 1
}
JS
node check.mjs
