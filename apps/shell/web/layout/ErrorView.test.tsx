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

it('describes the error and puts technical details behind a disclosure', async () => {
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

it('renders hostile error text as plain text', async () => {
  const error = new Error('<img src=x onerror=alert(1)>')
  await act(() => root.render(<ErrorView error={error} onRetry={vi.fn()} home={null} />))
  expect(document.querySelector('img')).toBeNull()
  expect(document.querySelector('pre')?.textContent).toContain('<img src=x')
})

it('catches errors of the layout itself', async () => {
  function Broken(): never {
    throw new Error('the layout broke')
  }
  await act(() =>
    root.render(
      <AppErrorBoundary>
        <Broken />
      </AppErrorBoundary>,
    ),
  )
  expect(document.querySelector('h1')?.textContent).toBe('This page couldn’t be shown')
  // The document's language may be another one.
  expect(document.querySelector('main')?.lang).toBe('en')
  expect(document.querySelector('main')?.dir).toBe('ltr')
  expect(document.querySelector('pre')?.textContent).toContain('the layout broke')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/')
})
