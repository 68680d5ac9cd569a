import fc from 'fast-check'
import { expect, it } from 'vitest'
import { avatarParts } from './avatarParts.ts'

// These values must never change, because people recognise their avatar.
it.each([
  [
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    ['#00557e', '#d3efe8', '#008e78', '#46c6e9'],
    '#002131',
  ],
  [
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    ['#7eabf6', '#184da3', '#ddf2ff', '#184da3'],
    '#05193a',
  ],
  [
    '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    ['#ddf2ff', '#005c67', '#43d5dc', '#005c67'],
    '#002327',
  ],
  [
    '0x0000000000000000000000000000000000000000',
    ['#7d2900', '#f6ab6b', '#7d2900', '#fbe2d9'],
    '#311000',
  ],
  [
    '0xffffffffffffffffffffffffffffffffffffffff',
    ['#692278', '#f1e2f5', '#9856a7', '#cc91da'],
    '#280d2e',
  ],
])('%s has the picture that it always had', (address, quarters, centre) => {
  expect(avatarParts(address)).toEqual({ quarters, centre })
})

it('the case of the letters does not matter', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(avatarParts(address.toLowerCase())).toEqual(avatarParts(address))
  expect(avatarParts(address.toUpperCase())).toEqual(avatarParts(address))
})

it('any text has a picture of five colours', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { quarters, centre } = avatarParts(text)
      for (const colour of [...quarters, centre]) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
    }),
  )
})

it('a thousand accounts have at least nine hundred pictures', () => {
  const pictures = new Set<string>()
  for (let index = 0; index < 1_000; index += 1) {
    const address = `0x${index.toString(16).padStart(40, '0')}`
    pictures.add(JSON.stringify(avatarParts(address)))
  }
  expect(pictures.size).toBeGreaterThan(900)
})
