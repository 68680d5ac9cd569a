// @vitest-environment happy-dom
import { createKitConfig, KitProvider, type TransactionRecord } from '@foyer/kit'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { chains } from '../../../config/chains.ts'
import { shellLanguages } from '../../i18n/languages/languages.ts'
import { ActivityRow } from './ActivityRow.tsx'

const batch: TransactionRecord = {
  id: '0x1',
  kind: 'batch',
  chainId: 1,
  description: 'Deposit',
  status: 'pending',
  addedAt: 1,
  callCount: 2,
}

test.each([
  ['en', ['2 calls in one request', 'Waiting for your wallet']],
  ['zh-CN', ['一个请求中有 2 次调用', '正在等待您的钱包']],
])('in the language %s, a batch reads %j', async (locale, texts) => {
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  onTestFinished(() => {
    root.unmount()
    page.remove()
  })
  const messages = await shellLanguages[locale]?.()
  const config = createKitConfig({ appName: 'Test', chains })
  root.render(
    <KitProvider config={config} locale={locale} messages={messages}>
      <ActivityRow record={batch} time={1} isFirst isLast clock={new Intl.DateTimeFormat('en')} />
    </KitProvider>,
  )
  const shown = () => [...page.querySelectorAll('p + p')].map(({ textContent }) => textContent)
  await vi.waitFor(() => expect(shown().slice(0, 2)).toEqual(texts))
})
