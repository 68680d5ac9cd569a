/** A fenced block of TypeScript in a Markdown file. */
export interface CodeBlock {
  /** 'ts' or 'tsx'. */
  readonly language: string
  /** Its path in an app: `[src/config.ts]` after the language. */
  readonly file: string | undefined
  /** Line of its first line of code, from 1. */
  readonly line: number
  readonly code: string
  /** Why it is not compiled: `nocheck: …` after the language. */
  readonly exempt: string | undefined
  /** Lines that the page does not repeat, from a comment `<!-- with … -->` before the block. */
  readonly preamble: string
}

const fence = /^( *)```(tsx?)\b(.*)$/
const preambleStart = /^ *<!-- with\s*$/

/** Finds the TypeScript blocks of a Markdown file. */
export function codeBlocks(markdown: string): readonly CodeBlock[] {
  const lines = markdown.split('\n')
  const blocks: CodeBlock[] = []
  let preamble: string[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (preambleStart.test(line)) {
      preamble = []
      for (index += 1; (lines[index] ?? '-->').trim() !== '-->'; index += 1)
        preamble.push(lines[index] ?? '')
      continue
    }
    const [, indent = '', language, info = ''] = fence.exec(line) ?? []
    if (!language) {
      if (line.trim() !== '') preamble = []
      continue
    }
    const start = index + 1
    const code: string[] = []
    for (index += 1; index < lines.length && lines[index]?.trim() !== '```'; index += 1) {
      code.push((lines[index] ?? '').slice(indent.length))
    }
    blocks.push({
      language,
      file: /\[([^\]\s]+)/.exec(info)?.[1],
      line: start + 1,
      code: code.join('\n'),
      exempt: /nocheck: (.+)/.exec(info)?.[1],
      preamble: preamble.join('\n'),
    })
    preamble = []
  }
  return blocks
}
