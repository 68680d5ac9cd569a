// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorView } from './ErrorView.tsx'
import { AppErrorBoundary } from './StartError.tsx'

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  root = createRoot(page, { onCaughtError: () => undefined })
})
afterEach(async () => {
  await act(() => root.unmount())
  vi.unstubAllGlobals()
})

it('says what happened in words and keeps the technical text for who opens it', async () => {
  const retry = vi.fn()
  const error = new Error('x.y is not a function')
  await act(() =>
    root.render(<ErrorView error={error} onRetry={retry} home={<a href="/">{'Home'}</a>} />),
  )
  const details = document.querySelector('details')
  expect(document.querySelector('h1')?.textContent).toBe('This page couldn’t be shown')
  expect(details?.open).toBe(false)
  expect(details?.textContent).toContain('x.y is not a function')
  document.querySelector('button')?.click()
  expect(retry).toHaveBeenCalledOnce()
})

it('writes hostile error text as text', async () => {
  const error = new Error('<img src=x onerror=alert(1)>')
  await act(() => root.render(<ErrorView error={error} onRetry={vi.fn()} home={null} />))
  expect(document.querySelector('img')).toBeNull()
  expect(document.querySelector('pre')?.textContent).toContain('<img src=x')
})

it('catches what the frame itself throws', async () => {
  function Broken(): never {
    throw new Error('the frame broke')
  }
  await act(() =>
    root.render(
      <AppErrorBoundary>
        <Broken />
      </AppErrorBoundary>,
    ),
  )
  expect(document.querySelector('h1')?.textContent).toBe('This page couldn’t be shown')
  expect(document.querySelector('pre')?.textContent).toContain('the frame broke')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/')
})
