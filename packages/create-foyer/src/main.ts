#!/usr/bin/env node
import { relative, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { CreateError, createApp, isTemplate, type Template, templates } from './createApp.ts'

const names = Object.keys(templates).join(', ')
const usage = `Creates an app with the Foyer wallet-connection kit.

  npm create foyer@latest [folder] -- [--template <name>] [--yes]

  --template   ${names}; default vite
  --yes        ask nothing`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    template: { type: 'string', short: 't' },
    yes: { type: 'boolean', short: 'y', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

try {
  if (values.help) console.log(usage)
  else await create()
} catch (error) {
  if (!(error instanceof CreateError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function create(): Promise<void> {
  const asks = !values.yes && process.stdin.isTTY
  const given = positionals[0] ?? (asks ? await ask('Folder', 'my-app') : 'my-app')
  const folder = resolve(given)
  await createApp(folder, await chooseTemplate(asks))
  console.log(`\nMade ${folder}. Next:\n`)
  console.log(`  cd ${relative('.', folder) || '.'} && npm install`)
  console.log('  npm run dev')
}

async function chooseTemplate(asks: boolean): Promise<Template> {
  if (!asks && values.template === undefined) return 'vite'
  for (const [name, what] of asks && !values.template ? Object.entries(templates) : []) {
    console.log(`  ${name.padEnd(6)} ${what}`)
  }
  const name = values.template ?? (await ask('Template', 'vite'))
  if (!isTemplate(name)) throw new CreateError(`There is no template "${name}": ${names}.`)
  return name
}

async function ask(question: string, byDefault: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} (${byDefault}): `)
  terminal.close()
  return answer.trim() || byDefault
}
