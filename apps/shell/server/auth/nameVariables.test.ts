import { describe, expect, it } from 'vitest'
import { nameVariables } from './nameVariables.ts'

describe('nameVariables', () => {
  it.each([
    ['Correct `url`.', 'Correct DATABASE_URL.'],
    [
      'Choose another `file`, then another `file`.',
      'Choose another DATABASE_FILE, then another DATABASE_FILE.',
    ],
    ['`trustedProxies` is empty', 'TRUSTED_PROXIES is empty'],
    ['Go back with `@foyer/auth/admin`.', 'Go back with `npm run database -- migrate`.'],
    ['The file cannot be opened.', 'The file cannot be opened.'],
  ])('%s', (message, text) => {
    expect(nameVariables(message)).toBe(text)
  })
})
