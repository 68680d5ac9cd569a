// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { mount } from '../testing/mount.tsx'
import { Avatar } from './Avatar.tsx'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
let page: ReturnType<typeof mount>

afterEach(() => {
  page.unmount()
  vi.useRealTimers()
})

const picture = () => document.querySelector('img')

it("shows the picture of the account's owner", () => {
  page = mount(<Avatar address={address} image="/avatars/alice.png" size={64} />)
  expect(picture()?.getAttribute('src')).toBe('/avatars/alice.png')
  expect(picture()?.getAttribute('referrerpolicy')).toBe('no-referrer')
})

const generated = () => document.querySelector('svg path')

it('draws no other picture while the chosen one arrives within 400 ms', () => {
  vi.useFakeTimers()
  page = mount(<Avatar address={address} isPending />)
  act(() => vi.advanceTimersByTime(200))
  page.render(<Avatar address={address} image="/avatars/dora.png" />)
  act(() => vi.advanceTimersByTime(199))
  expect(generated()).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(generated(), 'a picture that takes longer').not.toBeNull()
})

it('keeps the generated picture until the chosen one is decoded', async () => {
  vi.useFakeTimers()
  page = mount(<Avatar address={address} image="/avatars/bob.png" />)
  const image = picture()
  if (!image) throw new Error('There is no picture.')
  act(() => vi.advanceTimersByTime(400))
  const decoded = Promise.withResolvers<void>()
  image.decode = () => decoded.promise
  const before = image.className
  act(() => {
    image.dispatchEvent(new Event('load'))
  })
  expect(generated()).not.toBeNull()
  expect(image.className).toBe(before)
  await act(async () => decoded.resolve())
  expect(image.className).not.toBe(before)
})

it('fades from the skeleton to the picture, without the generated one', async () => {
  vi.useFakeTimers()
  page = mount(<Avatar address={address} isPending />)
  page.render(<Avatar address={address} image="/avatars/erin.png" />)
  const image = picture()
  if (!image) throw new Error('There is no picture.')
  image.decode = () => Promise.resolve()
  await act(async () => void image.dispatchEvent(new Event('load')))
  expect(generated()).toBeNull()
  page.render(<Avatar key="elsewhere" address={address} image="/avatars/erin.png" />)
  expect(generated(), 'drawn before').toBeNull()
})

it('shows the generated picture if that one fails to load', () => {
  page = mount(<Avatar address={address} image="/gone.png" />)
  act(() => {
    picture()?.dispatchEvent(new Event('error'))
  })
  expect(picture()).toBeNull()
  expect(generated()).not.toBeNull()
})

it('refuses SVG', () => {
  page = mount(<Avatar address={address} image="data:image/svg+xml,%3Csvg/%3E" />)
  expect(picture()).toBeNull()
})
