// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import * as kit from './index.ts'

test('the public names change on purpose only', () => {
  expect(Object.keys(kit).toSorted()).toMatchInlineSnapshot(`
    [
      "Avatar",
      "Button",
      "ConnectButton",
      "Icon",
      "KitError",
      "KitProvider",
      "Skeleton",
      "Tag",
      "VisuallyHidden",
      "browserStorage",
      "classifyWalletError",
      "createKitConfig",
      "createSafeStore",
      "createTranslator",
      "disconnectAll",
      "formatBalance",
      "formatNumber",
      "lazyConnector",
      "parseChainId",
      "plural",
      "safeIcon",
      "sameAddress",
      "sanitizeText",
      "shortenAddress",
      "shortenName",
      "useAccountModal",
      "useAnnounce",
      "useBalances",
      "useChainModal",
      "useChainProof",
      "useConnectModal",
      "useCopy",
      "useKit",
      "useLearnModal",
      "useLocale",
      "useNativeBalance",
      "useProfile",
      "useSession",
      "useText",
      "useTextOf",
    ]
  `)
})
