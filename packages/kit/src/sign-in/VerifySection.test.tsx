// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { KitProvider } from '../kit/KitProvider.tsx'
import { fakeSignInAdapter } from '../testing/fakeSignInAdapter.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { VerifySection } from './VerifySection.tsx'

vi.mock('./useSignIn.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useSignIn: () => ({ status: 'authenticated' }),
}))

test.each([
  ['en', 'Verified. You’ve proved that this account is yours.'],
  ['ja', '認証済み。このアカウントの所有者であることが証明されました。'],
  ['hi', 'सत्यापित। आपने साबित कर दिया कि यह खाता आपका है।'],
  ['th', 'ยืนยันแล้ว คุณพิสูจน์แล้วว่าบัญชีนี้เป็นของคุณ'],
])('in the language %s, a verified account reads %j', async (locale, text) => {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  const config = kitConfigForTest([], { signIn: { adapter: fakeSignInAdapter() } })
  root.render(
    <KitProvider config={config} locale={locale}>
      <VerifySection />
    </KitProvider>,
  )
  await vi.waitFor(() => expect(element.querySelector('p')?.textContent).toBe(text))
})
