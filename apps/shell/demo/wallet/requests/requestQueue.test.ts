import { expect, it, vi } from 'vitest'
import { createRequestQueue } from './requestQueue.ts'

const view = (title: string) => ({ title, facts: [] })

it('handles requests in order, one at a time', async () => {
  const queue = createRequestQueue(() => {})
  const first = queue.add(view('first'))
  const second = queue.add(view('second'))
  expect(queue.first()?.view.title).toBe('first')
  queue.first()?.answer({ kind: 'reject' })
  expect(await first).toEqual({ kind: 'reject' })
  expect(queue.first()?.view.title).toBe('second')
  queue.first()?.answer({ kind: 'approve' })
  expect(await second).toEqual({ kind: 'approve' })
  expect(queue.size()).toBe(0)
})

it('accepts one answer per request', async () => {
  const onChange = vi.fn()
  const queue = createRequestQueue(onChange)
  const asked = queue.add(view('only'))
  const entry = queue.first()
  entry?.answer({ kind: 'approve' })
  entry?.answer({ kind: 'reject' })
  expect(await asked).toEqual({ kind: 'approve' })
  expect(onChange).toHaveBeenCalledTimes(2)
})

it('rejects pending requests when cleared', async () => {
  const queue = createRequestQueue(() => {})
  const asked = [queue.add(view('a')), queue.add(view('b'))]
  queue.clear()
  expect(await Promise.all(asked)).toEqual([{ kind: 'reject' }, { kind: 'reject' }])
})
