import { useEffect } from 'react'

/** Calls `act` every `interval` ms while the page is visible, and at once when it comes back into view. */
export function useWhileVisible(act: () => void, interval: number, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => {
      if (!document.hidden) act()
    }, interval)
    const onShow = () => {
      if (!document.hidden) act()
    }
    document.addEventListener('visibilitychange', onShow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onShow)
    }
  }, [act, interval, isOn])
}
