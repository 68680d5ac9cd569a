#!/bin/sh
# Two lists of the same wallets disagree: @rainbow-me/rainbowkit 2.2.11, and the WalletConnect registry as thirdweb
# 5.121.6 publishes it.
# - Okto in Google's store: RainbowKit has 'im.okto.contractwalletclient', formed like Argent's package; the registry
#   'com.coindcx.okto'.
# - Best Wallet's link: 'bw://connect/wc?uri=' and 'bw://app/connect' (so 'bw://app/connect/wc?uri=').
# - MeCo Wallet: RainbowKit names the wallet's website as its extension in Chrome's store; the registry has none.
# - OKX: RainbowKit has the exchange's app (com.okinc.okex.gp), the registry the wallet's own (com.okx.wallet).
# - 1inch: RainbowKit 'oneinch://', the registry 'oneinch://open/nobodywilleveruseit'.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm pack --silent thirdweb@5.121.6 >/dev/null
npm pack --silent @rainbow-me/rainbowkit@2.2.11 >/dev/null
for archive in *.tgz; do mkdir "${archive%.tgz}"; tar -xzf "$archive" -C "${archive%.tgz}" --strip-components=1; done
cat > check.mjs <<'JS'
import { readdir, readFile } from 'node:fs/promises'
const kit = './rainbow-me-rainbowkit-2.2.11/dist/wallets/walletConnectors'
const chunks = (await readdir(kit)).filter((name) => name.endsWith('.js'))
const texts = await Promise.all(chunks.map((name) => readFile(`${kit}/${name}`, 'utf8')))
const inKit = (fact) => texts.some((text) => text.includes(fact))
const inRegistry = async (id) => {
  const path = `./thirdweb-5.121.6/dist/esm/wallets/__generated__/wallet/${id}/index.js`
  return JSON.stringify((await import(path)).wallet)
}
const rows = [
  ['tech.okto', 'id=im.okto.contractwalletclient', 'id=com.coindcx.okto'],
  ['com.bestwallet', 'bw://connect/wc?uri=', 'bw://app/connect'],
  ['com.mecowallet', 'chrome: "https://mecowallet.com"', 'id=com.memecore.wallet'],
  ['com.okex.wallet', 'id=com.okinc.okex.gp', 'id=com.okx.wallet'],
  ['io.1inch.wallet', 'oneinch://wc?uri=', 'oneinch://open/nobodywilleveruseit'],
]
for (const [id, ofKit, ofRegistry] of rows) {
  const registry = await inRegistry(id)
  const holds = inKit(ofKit) && registry.includes(ofRegistry) && !registry.includes(ofKit)
  console.log(`${id}: RainbowKit ${ofKit}, registry ${ofRegistry}: ${holds}`)
  if (!holds) process.exitCode = 1
}
JS
node check.mjs
