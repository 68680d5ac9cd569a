// @vitest-environment happy-dom
import { installWallet } from '@foyer/testkit/vitest'
import { fireEvent, render, screen } from '@testing-library/react'
import { test } from 'vitest'
import App from './App'

test('connects', async () => {
  const wallet = installWallet()
  render(<App />)
  fireEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }))
  fireEvent.click(await screen.findByRole('button', { name: wallet.name }))
  await screen.findByRole('button', { name: /^Account/ })
})
