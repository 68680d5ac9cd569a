import { describe, expect, it } from 'vitest'
import { firstView } from './firstView.ts'

describe('firstView', () => {
  it('contains the entry, its static imports and other scripts of the page, without duplicates', () => {
    const manifest = {
      'index.html': {
        file: 'main.js',
        isEntry: true,
        imports: ['_a', '_b'],
        css: ['main.css'],
      },
      _a: { file: 'a.js', imports: ['_shared'], css: ['shared.css'] },
      _b: { file: 'b.js', imports: ['_shared', '_a'] },
      _shared: { file: 'shared.js', imports: ['index.html'], css: ['shared.css'] },
      'lazy.ts': { file: 'lazy.js', imports: ['_a'], css: ['lazy.css'] },
    }
    const page = '<script src="/boot.js"></script><script type="module" src="/main.js"></script>'
    const view = firstView(manifest, page)
    expect(view.scripts.toSorted()).toEqual(['a.js', 'b.js', 'boot.js', 'main.js', 'shared.js'])
    expect(view.styles.toSorted()).toEqual(['main.css', 'shared.css'])
  })

  it('throws for an incomplete manifest', () => {
    expect(() => firstView({}, '')).toThrow('no entry')
    expect(() => firstView({ a: { file: 'a.js', isEntry: true, imports: ['b'] } }, '')).toThrow(
      'for b',
    )
  })
})
