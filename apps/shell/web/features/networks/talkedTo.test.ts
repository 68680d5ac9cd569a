import { expect, it } from 'vitest'
import { countHosts } from './talkedTo.ts'

it('counts the requests to each host, and nothing that left no machine', () => {
  const counts = countHosts([
    { name: 'https://a.example/x' },
    { name: 'https://a.example/y' },
    { name: 'wss://b.example:8443/' },
    { name: 'data:text/plain,x' },
    { name: 'blob:https://a.example/1' },
    { name: 'not a url' },
  ])
  expect([...counts]).toEqual([
    ['a.example', 2],
    ['b.example:8443', 1],
  ])
})
