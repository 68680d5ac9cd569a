// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { mount } from '../testing/mount.tsx'
import { Icon } from './Icon.tsx'

let page: ReturnType<typeof mount>

afterEach(() => {
  page.unmount()
})

const picture = () => document.querySelector('img')
const letter = () => document.querySelector('svg text')?.textContent

it('shows a file of the application, without a referrer', () => {
  page = mount(<Icon src="/chains/base.svg" fallbackName="Base" size={28} />)
  expect(picture()?.getAttribute('src')).toBe('/chains/base.svg')
  expect(picture()?.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(picture()?.getAttribute('alt')).toBe('')
  expect(picture()?.getAttribute('width')).toBe('28')
})

it('shows a letter in place of a missing picture', () => {
  page = mount(<Icon fallbackName="amber" />)
  expect(picture()).toBeNull()
  expect(letter()).toBe('A')
})

it('shows a letter if the picture fails to load, and tries again with another one', () => {
  page = mount(<Icon src="/gone.svg" fallbackName="Cedar" />)
  act(() => {
    picture()?.dispatchEvent(new Event('error'))
  })
  expect(picture()).toBeNull()
  expect(letter()).toBe('C')
  page.render(<Icon src="/there.svg" fallbackName="Cedar" />)
  expect(picture()?.getAttribute('src')).toBe('/there.svg')
})

it('removes a background that is no longer set', () => {
  page = mount(<Icon fallbackName="Dune" background="#123456" radius={18} />)
  const tile = document.querySelector<HTMLElement>('[data-kit-part=icon]')
  expect(tile?.style.getPropertyValue('--k-icon-bg')).toBe('#123456')
  expect(tile?.style.getPropertyValue('--k-icon-radius')).toBe('18px')
  page.render(<Icon fallbackName="Dune" />)
  expect(tile?.style.getPropertyValue('--k-icon-bg')).toBe('')
})
