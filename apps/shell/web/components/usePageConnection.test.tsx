// @vitest-environment happy-dom
import type { ConnectionState } from '@foyer/kit'
import { mount } from '@foyer/ui/testing/mount.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePageConnection } from './usePageConnection.ts'

type Connection = Pick<ConnectionState, 'address' | 'status'>

let current: Connection
let drawn: string[]
vi.mock('@foyer/kit', () => ({ useConnectionState: () => current }))

let page: ReturnType<typeof mount>

function Page() {
  const { address, status } = usePageConnection()
  drawn.push(`${current.status}: ${status} ${address ?? ''}`.trim())
  return null
}

function become(next: Connection): string[] {
  current = next
  drawn = []
  page.render(<Page />)
  return drawn
}

const none: Connection = { address: undefined, status: 'disconnected' }
const account: Connection = { address: '0xaccc', status: 'connected' }

beforeEach(() => {
  current = none
  drawn = []
  page = mount(<Page />)
})

afterEach(() => page.unmount())

test('the page shows a new account after the header', () => {
  expect(become(account)).toEqual(['connected: disconnected', 'connected: connected 0xaccc'])
})

test('the page shows the end of a connection, and a restored account, at once', () => {
  become(account)
  expect(become(none)).not.toContainEqual(expect.stringContaining('0xaccc'))
  become({ address: undefined, status: 'reconnecting' })
  expect(become(account)[0]).toBe('connected: connected 0xaccc')
})
