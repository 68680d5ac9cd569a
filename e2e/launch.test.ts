import { chromium } from '@playwright/test'
import { expect, it } from 'vitest'
import { type LaunchNeeds, launchOptions } from './launch.ts'

const PREFIX = '--disable-features='

it('keeps every feature disabled that Playwright disables', async () => {
  // A program that is not a browser: Playwright reports the arguments it was started with.
  const failure = await chromium
    .launch({ executablePath: process.execPath, args: ['--version'] })
    .then(
      (browser) => browser.close().then(() => ''),
      (error: unknown) => String(error),
    )
  const list = failure.match(/--disable-features=(\S+)/)?.[1]?.split(',') ?? []
  expect(list.length, failure).toBeGreaterThan(5)
  expect(switchedOff()).toEqual(expect.arrayContaining(list))
})

it('partitions the storage of frames as Chrome does', () => {
  const off = switchedOff({ framed: true })
  expect(off).not.toContain('ThirdPartyStoragePartitioning')
  expect(off).toContain('LocalNetworkAccessChecks')
})

function switchedOff(needs?: LaunchNeeds): readonly string[] {
  // Chromium uses only the last of several lists.
  const lists = (launchOptions(needs).args ?? []).filter((arg) => arg.startsWith(PREFIX))
  expect(lists).toHaveLength(1)
  return lists[0]?.slice(PREFIX.length).split(',') ?? []
}
