import { describe, expect, it } from 'vitest'
import { letterColor, monogram } from './Icon.tsx'

describe('the letter in place of an icon', () => {
  it.each([
    ['MetaMask', 'M'],
    ['  rainbow', 'R'],
    ['1inch', '1'],
    ['"Zerion"', 'Z'],
    ['éclair', 'É'],
    ['e\u0301clair', 'E\u0301'],
    ['愛', '愛'],
    ['', '?'],
    ['🦊', '?'],
  ])('for %j is %s', (name, letter) => {
    expect(monogram(name)).toBe(letter)
  })

  it.each([
    ['#000', '#ffffff'],
    ['#ffffff', '#000000'],
    ['#F6851B', '#000000'],
    ['#0052ff', '#ffffff'],
    ['linear-gradient(red, blue)', undefined],
    ['#12345', undefined],
    [undefined, undefined],
  ])('on %s is %s', (background, color) => {
    expect(letterColor(background)).toBe(color)
  })
})
