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
  ['en', 'Your account is verified'],
  ['ja', 'アカウントが認証されました'],
  ['hi', 'आपका खाता सत्यापित है'],
  ['th', 'ยืนยันบัญชีของคุณแล้ว'],
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
