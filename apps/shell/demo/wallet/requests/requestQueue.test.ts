import { expect, it, vi } from 'vitest'
import { createRequestQueue } from './requestQueue.ts'

const view = (title: string) => ({ title, facts: [] })

it('handles requests in order, one at a time', async () => {
  const queue = createRequestQueue()
  const first = queue.add(view('first'))
  const second = queue.add(view('second'))
  expect(queue.get()[0]?.view.title).toBe('first')
  queue.get()[0]?.answer({ kind: 'reject' })
  expect(await first).toEqual({ kind: 'reject' })
  expect(queue.get()[0]?.view.title).toBe('second')
  queue.get()[0]?.answer({ kind: 'approve' })
  expect(await second).toEqual({ kind: 'approve' })
  expect(queue.get()).toEqual([])
})

it('accepts one answer per request', async () => {
  const onChange = vi.fn()
  const queue = createRequestQueue()
  queue.subscribe(onChange)
  const asked = queue.add(view('only'))
  const [entry] = queue.get()
  entry?.answer({ kind: 'approve' })
  entry?.answer({ kind: 'reject' })
  expect(await asked).toEqual({ kind: 'approve' })
  expect(onChange).toHaveBeenCalledTimes(2)
})

it('rejects pending requests when cleared', async () => {
  const queue = createRequestQueue()
  const asked = [queue.add(view('a')), queue.add(view('b'))]
  queue.clear()
  expect(await Promise.all(asked)).toEqual([{ kind: 'reject' }, { kind: 'reject' }])
})
