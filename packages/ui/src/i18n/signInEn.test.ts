import { expect, test } from 'vitest'
import { signInEn } from './signInEn.ts'

test('the title and the four messages of the sign-in are those of the specification', () => {
  expect(signInEn).toMatchObject({
    'signIn.title': 'Verify your account',
    'signIn.failed.prepare': 'Error preparing message, please retry!',
    'signIn.failed.sign': 'Error signing message, please retry!',
    'signIn.failed.verify': 'Error verifying signature, please retry!',
    'signIn.failed.other': 'Oops, something went wrong!',
  })
})
