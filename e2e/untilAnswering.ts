import { expect } from '@playwright/test'

/** Waits until a program that was just started answers at this URL, or has ended. */
export async function untilAnswering(
  url: string,
  hasEnded: () => boolean = () => false,
): Promise<void> {
  const state = async () => {
    if (hasEnded()) return 'ended'
    return (await fetch(url).catch(() => undefined)) ? 'answering' : 'starting'
  }
  await expect.poll(state, { timeout: 120_000 }).not.toBe('starting')
}
