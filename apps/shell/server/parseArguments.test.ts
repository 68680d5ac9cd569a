import { describe, expect, it } from 'vitest'
import { ArgumentsError, parseArguments } from './parseArguments.ts'

describe('parseArguments', () => {
  it.each([
    [['--mode', 'demo'], { mode: 'demo', distDir: undefined }],
    [['--mode=production'], { mode: 'production', distDir: undefined }],
    [['--dist', 'a=b', '--mode', 'demo'], { mode: 'demo', distDir: 'a=b' }],
    [['--dist=x=y', '--mode=demo'], { mode: 'demo', distDir: 'x=y' }],
  ])('reads %j', (words, expected) => {
    expect(parseArguments(words)).toEqual(expected)
  })

  it.each([
    [[]],
    [['demo']],
    [['--mode']],
    [['--mode', 'test']],
    [['--mode', 'demo', '--mode', 'demo']],
    [['--mode', 'demo', '--port', '1']],
    [['--mode=']],
  ])('refuses %j and says how to write it', (words) => {
    expect(() => parseArguments(words)).toThrow(ArgumentsError)
    expect(() => parseArguments(words)).toThrow('Write: main.ts --mode demo|production')
  })
})
