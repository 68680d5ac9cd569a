// @vitest-environment happy-dom
import { ConnectorAlreadyConnectedError, connect } from '@wagmi/core'
import { expect, expectTypeOf, test } from 'vitest'
import * as kit from './index.ts'
import { fakeConnector } from './testing/fakeConnector.ts'
import { ethereum } from './testing/kitConfigForTest.ts'

test('the public names change on purpose only', () => {
  expect(Object.keys(kit).toSorted()).toMatchInlineSnapshot(`
    [
      "Avatar",
      "Button",
      "ConnectButton",
      "ConnectorIcon",
      "Icon",
      "KitError",
      "KitProvider",
      "KitReady",
      "Skeleton",
      "Tag",
      "TransactionMark",
      "VisuallyHidden",
      "WalletButton",
      "addConfiguredChain",
      "classifyWalletError",
      "createHostedKitConfig",
      "createKitConfig",
      "createTranslator",
      "defineTheme",
      "disconnectAll",
      "explorerLink",
      "explorerUrl",
      "formatBalance",
      "formatExact",
      "formatNumber",
      "isEndpointFailing",
      "lazyConnector",
      "readErrorChain",
      "refreshReads",
      "sanitizeSentence",
      "sanitizeText",
      "scoreEndpoints",
      "shortenAddress",
      "switchOrAddChain",
      "useAbsentWallet",
      "useAccountLookup",
      "useAccountModal",
      "useAddRecentTransaction",
      "useAnnounce",
      "useAreTransactionsPersisted",
      "useAuthentication",
      "useBalances",
      "useChainHealth",
      "useChainModal",
      "useChainProof",
      "useClearRecentTransactions",
      "useConnectModal",
      "useConnectionState",
      "useCopy",
      "useKit",
      "useLearnModal",
      "useLoadKit",
      "useLocale",
      "useNativeBalance",
      "useProfile",
      "useReceiveModal",
      "useRecentTransactions",
      "useSignIn",
      "useStatusWords",
      "useTextOf",
      "useTransactionSender",
      "useWatchToken",
    ]
  `)
})

test("the connect dialog's steps are those of the specification", () => {
  expectTypeOf<kit.ConnectStep>().toEqualTypeOf<
    | 'NONE'
    | 'LEARN_COMPACT'
    | 'GET'
    | 'CONNECT'
    | 'DOWNLOAD_OPTIONS'
    | 'DOWNLOAD'
    | 'INSTRUCTIONS_MOBILE'
    | 'INSTRUCTIONS_EXTENSION'
  >()
  expectTypeOf<kit.FirstStep>().toEqualTypeOf<'NONE' | 'LEARN_COMPACT' | 'GET'>()
})

test('connecting a connector that is already connected throws', async () => {
  const { wagmi } = kit.createKitConfig({
    appName: 'Test',
    chains: [ethereum],
    connectors: [fakeConnector({ id: 'a' })],
  })
  const [connector] = wagmi.connectors
  if (!connector) throw new Error('no connector')
  await connect(wagmi, { connector })
  const again = connect(wagmi, { connector })
  await expect(again).rejects.toThrow(ConnectorAlreadyConnectedError)
  await expect(again).rejects.toThrow('Connector already connected')
})
