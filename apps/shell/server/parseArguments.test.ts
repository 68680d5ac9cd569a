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
    [[], '--mode'],
    [['demo'], 'demo'],
    [['--mode'], '--mode'],
    [['--mode', 'test'], '--mode test'],
    [['--mode', 'demo', '--mode', 'demo'], '--mode'],
    [['--mode', 'demo', '--port', '1'], '--port'],
    [['--mode', 'demo', '--port=1'], '--port'],
    [['--mode', 'demo', '-m', 'demo'], '-m'],
    [['--mode', 'demo', '--no-dist'], '--no-dist'],
    [['--mode', 'demo', 'more'], 'more'],
    [['--mode', 'demo', '--'], '--'],
    [['--mode='], '--mode'],
    [['--dist', '--mode', 'demo'], 'demo'],
  ])('refuses %j, names %j and explains the format', (words, word) => {
    expect(() => parseArguments(words)).toThrow(ArgumentsError)
    expect(() => parseArguments(words)).toThrow(
      `Invalid argument "${word}". Usage: main.ts --mode demo|production [--dist <folder>]`,
    )
  })
})
