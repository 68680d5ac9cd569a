// @vitest-environment happy-dom
import { act, createRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { mount } from '../testing/mount.tsx'
import { Button } from './Button.tsx'

let page: ReturnType<typeof mount>

afterEach(() => {
  page.unmount()
})

const button = () => document.querySelector('button')

it('has type button by default, and passes on native attributes', () => {
  const ref = createRef<HTMLButtonElement>()
  page = mount(
    <Button ref={ref} id="go" aria-describedby="why">
      Go
    </Button>,
  )
  expect(button()?.type).toBe('button')
  expect(button()?.id).toBe('go')
  expect(button()?.getAttribute('aria-describedby')).toBe('why')
  expect(ref.current).toBe(button())
})

it('calls onClick', () => {
  const onClick = vi.fn()
  page = mount(<Button onClick={onClick}>Go</Button>)
  act(() => button()?.click())
  expect(onClick).toHaveBeenCalledTimes(1)
})

it('busy: keeps focus and name, is aria-disabled, and neither clicks nor submits', () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  page = mount(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={true} onClick={onClick}>
        Confirm in wallet
      </Button>
    </form>,
  )
  act(() => button()?.focus())
  act(() => button()?.click())
  expect(document.activeElement).toBe(button())
  expect(button()?.textContent).toBe('Confirm in wallet')
  expect(button()?.getAttribute('aria-disabled')).toBe('true')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})
