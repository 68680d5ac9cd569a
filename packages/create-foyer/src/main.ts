#!/usr/bin/env node
import { relative, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { CreateError, createApp, isTemplate, type Template, templates } from './createApp.ts'

const names = Object.keys(templates).join(', ')
const usage = `Creates an app with the Foyer wallet-connection kit.

  create-foyer [folder] [--template <name>] [--yes]

  --template   ${names}; default vite
  --yes        ask nothing`

try {
  await main()
} catch (error) {
  // A call that the system refuses, such as a folder without permission, says why itself.
  const isExplained = error instanceof CreateError || (error instanceof Error && 'syscall' in error)
  if (!isExplained) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function main(): Promise<void> {
  const { positionals, values } = parse()
  if (values.help) {
    console.log(usage)
    return
  }
  const [, extra] = positionals
  if (extra !== undefined) {
    throw new CreateError(`Unexpected argument: ${extra}\n\n${usage}`)
  }
  // Without `--` before it, npm takes `--template=next` for its own, and passes it on here.
  const npmTemplate = process.env.npm_config_template
  const asks = !values.yes && process.stdin.isTTY
  const given = positionals[0] ?? (asks ? await ask('Folder', 'my-app') : 'my-app')
  const folder = resolve(given)
  await createApp(folder, await chooseTemplate(values.template ?? npmTemplate, asks))
  const path = relative('.', folder)
  const place = /^[\w./\\:-]*$/.test(path) ? path : `"${path}"`
  const manager = managerOf(process.env.npm_config_user_agent)
  console.log(`\nCreated ${folder}. Next:\n`)
  // On lines of their own: PowerShell 5 knows no `&&`.
  if (place) console.log(`  cd ${place}`)
  console.log(`  ${manager} install`)
  console.log(`  ${manager} run dev`)
}

/** @throws CreateError for an option that does not exist. */
function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        template: { type: 'string', short: 't' },
        yes: { type: 'boolean', short: 'y', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new CreateError(`${error.message}\n\n${usage}`)
  }
}

async function chooseTemplate(given: string | undefined, asks: boolean): Promise<Template> {
  if (given === undefined && !asks) return 'vite'
  if (given === undefined) {
    for (const [name, what] of Object.entries(templates)) {
      console.log(`  ${name.padEnd(6)} ${what}`)
    }
  }
  const name = given ?? (await ask('Template', 'vite'))
  if (!isTemplate(name)) throw new CreateError(`There is no template "${name}": ${names}.`)
  return name
}

async function ask(question: string, byDefault: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // Ctrl+C or the end of the input instead of an answer.
  const leave = () => process.exit(130)
  terminal.once('close', leave)
  const answer = await terminal.question(`${question} (${byDefault}): `)
  terminal.off('close', leave)
  terminal.close()
  return answer.trim() || byDefault
}

/** The package manager that runs this, from its user agent, for example 'pnpm/10.2.0 …'. */
function managerOf(agent: string | undefined): string {
  const [name = ''] = agent?.split('/') ?? []
  return ['pnpm', 'yarn', 'bun'].includes(name) ? name : 'npm'
}
