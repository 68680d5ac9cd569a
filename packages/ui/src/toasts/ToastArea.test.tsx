// @vitest-environment happy-dom
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { toast as headless } from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAnnounce } from '../announcer/Announcer.tsx'
import { announcementGap } from '../announcer/createAnnouncer.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { mount } from '../testing/mount.tsx'
import { ToastArea } from './ToastArea.tsx'
import { toast } from './toast.tsx'

let page: ReturnType<typeof mount>

beforeEach(() => {
  vi.useFakeTimers()
  page = mount(<ToastArea />)
})

afterEach(() => {
  act(() => headless.remove())
  page.unmount()
  vi.useRealTimers()
})

const rows = () => [...document.querySelectorAll('[data-toast]')]
const staying = () => rows().filter((row) => !row.hasAttribute('data-leaving'))
const pass = (time: number) => act(() => vi.advanceTimersByTime(time))
/** The page's live region of a role. */
const region = (role: string) => document.querySelector(`[role=${role}]`)
const button = (row: number) => rows()[row]?.querySelector('button')

it('a row collapses while another stays; the last rows fade with the tray, at full height', () => {
  const collapsing = () => rows().map((row) => row.hasAttribute('data-collapsing'))
  act(() => {
    toast.success('News')
    toast.success('More news')
    toast.error('No news')
  })
  pass(2_000)
  expect(collapsing()).toEqual([false, true, true])
  act(() => headless.remove())
  act(() => {
    toast.success('News')
    toast.success('More news')
  })
  pass(2_000)
  expect(staying()).toEqual([])
  expect(collapsing()).toEqual([false, false])
  act(() => headless.remove())
  act(() => toast.success('News'))
  pass(100)
  act(() => toast.success('More news'))
  pass(1_900)
  expect(collapsing()).toEqual([false, true])
  pass(100)
  expect(collapsing()).toEqual([false, true])
  pass(100)
  expect(collapsing()).toEqual([false])
})

it('outside the provider says where to put it', () => {
  expect(() => renderToString(<ToastArea />)).toThrow(
    /`ToastArea` must be used inside of KitProvider/,
  )
})

describe('how long a toast stays', () => {
  it.each([
    ['blank', 4_000],
    ['error', 4_000],
    ['success', 2_000],
  ] as const)('%s: %d ms', (kind, time) => {
    act(() => toast[kind]('News'))
    pass(time - 1)
    expect(staying()).toHaveLength(1)
    pass(1)
    expect(staying()).toHaveLength(0)
  })

  it('custom: 4000 ms', () => {
    act(() => toast.custom(<b>Notifier</b>))
    pass(3_999)
    expect(staying()).toHaveLength(1)
    pass(1)
    expect(staying()).toHaveLength(0)
  })

  it('loading: no limit', () => {
    act(() => toast.loading('News'))
    pass(24 * 60 * 60 * 1_000)
    expect(staying()).toHaveLength(1)
  })

  it('a custom duration', () => {
    act(() => toast.success('News', { duration: 9_000 }))
    pass(8_999)
    expect(staying()).toHaveLength(1)
    pass(1)
    expect(staying()).toHaveLength(0)
  })

  it('a toast that replaces another has a duration of its own', () => {
    act(() => toast.error('Not sent', { id: 'send', duration: Number.POSITIVE_INFINITY }))
    act(() => toast.success('Sent', { id: 'send' }))
    pass(1_999)
    expect(staying().map((row) => row.textContent)).toEqual(['Sent'])
    pass(1)
    expect(staying()).toHaveLength(0)
  })

  it('a leaving row is removed 200 ms later', () => {
    act(() => toast.success('News'))
    pass(2_000)
    expect(rows()).toHaveLength(1)
    pass(200)
    expect(rows()).toHaveLength(0)
  })
})

it('shows twenty at once, the newest first', () => {
  act(() => {
    for (let index = 1; index <= 21; index += 1) toast.loading(`News ${index}`)
  })
  expect(rows().map((row) => row.textContent)).toEqual(
    Array.from({ length: 20 }, (_, index) => `News ${21 - index}`),
  )
})

it('is away from the last press on a phone, but never over a dialog, which is a sheet there', () => {
  const side = () => document.querySelector('[data-side]')?.getAttribute('data-side')
  const dialog = (
    <Dialog open onClose={() => {}} titleId="title">
      <h1 id="title">Account</h1>
    </Dialog>
  )
  const show = (open: boolean) =>
    page.render(
      <>
        <ToastArea />
        {open && dialog}
      </>,
    )
  show(false)
  window.dispatchEvent(new PointerEvent('pointerdown', { clientY: 1 }))
  act(() => toast.loading('Sending'))
  expect(side()).toBe('bottom')
  show(true)
  expect(side()).toBe('top')
  show(false)
  expect(side()).toBe('bottom')
})

describe('for screen readers', () => {
  it('both regions exist before any toast and contain no buttons', () => {
    expect(region('status')?.textContent).toBe('')
    expect(region('alert')?.textContent).toBe('')
    act(() => toast.error('Broken'))
    expect(region('alert')?.querySelector('button')).toBeNull()
  })

  it('errors are assertive, everything else is polite', () => {
    act(() => {
      toast.success({ title: 'Confirmed', text: 'Once' })
      toast.error('Broken')
    })
    expect(region('status')?.textContent).toBe('Confirmed Once')
    expect(region('alert')?.textContent).toBe('Broken')
  })

  it('a text that the page announces too is announced once', () => {
    function Revoked() {
      const announce = useAnnounce()
      return <button type="button" onClick={() => announce('Revoked')} />
    }
    page.render(
      <>
        <Revoked />
        <ToastArea />
      </>,
    )
    const live = () => [...document.querySelectorAll('[aria-live]')].map((box) => box.textContent)
    act(() => document.querySelector('button')?.click())
    act(() => toast.blank('Revoked'))
    pass(announcementGap)
    expect(live().filter((text) => text === 'Revoked')).toHaveLength(1)
  })

  it('each dismiss button is named with the text of its row', () => {
    act(() => toast.success('Confirmed'))
    const described = button(0)?.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe('Confirmed')
  })
})

describe('while it is read', () => {
  it('pauses while focused, then continues with the remaining time', () => {
    act(() => toast.success('News'))
    pass(1_500)
    act(() => button(0)?.focus())
    pass(60_000)
    expect(staying()).toHaveLength(1)
    act(() => button(0)?.blur())
    pass(499)
    expect(staying()).toHaveLength(1)
    pass(1)
    expect(staying()).toHaveLength(0)
  })

  it('a toast made or replaced during a pause stays its full time after it, and no longer', () => {
    act(() => toast.loading('Sending', { id: 'send' }))
    act(() => button(0)?.focus())
    pass(45_000)
    act(() => {
      toast.success('Sent', { id: 'send' })
      toast.success('Copied')
    })
    pass(45_000)
    act(() => button(1)?.blur())
    pass(1_999)
    expect(staying().map((row) => row.textContent)).toEqual(['Copied', 'Sent'])
    pass(1)
    expect(staying()).toHaveLength(0)
  })

  it('pauses in a hidden tab', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    act(() => toast.success('News'))
    pass(60_000)
    expect(staying()).toHaveLength(1)
    hidden.mockReturnValue(false)
    act(() => document.dispatchEvent(new Event('visibilitychange')))
    pass(2_000)
    expect(staying()).toHaveLength(0)
  })

  it('resumes for the others when the focused row is dismissed', () => {
    act(() => {
      toast.success('First')
      toast.success('Second')
    })
    act(() => button(0)?.focus())
    act(() => button(0)?.click())
    expect(document.activeElement).toBe(button(1))
    act(() => button(1)?.click())
    pass(200)
    act(() => toast.success('Third'))
    pass(2_000)
    expect(staying()).toHaveLength(0)
  })
})

describe('toasts and their controls', () => {
  it('F6 moves focus to the newest toast and back', () => {
    const opener = document.body.appendChild(document.createElement('button'))
    opener.focus()
    act(() => toast.loading('News'))
    const press = () =>
      act(() =>
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', cancelable: true })),
      )
    press()
    expect(document.activeElement).toBe(button(0))
    press()
    expect(document.activeElement).toBe(opener)
    opener.remove()
  })

  it('announces a message without its links', () => {
    act(() =>
      toast.custom(
        <p>
          Sent. <a href="/activity">View it</a>
        </p>,
      ),
    )
    expect(region('status')?.textContent).toBe('Sent.')
  })
})
