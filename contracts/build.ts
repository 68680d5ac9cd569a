import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generate, generatedFolder } from './generate.ts'
import { readSources } from './sources.ts'

const files = generate(await readSources())

await mkdir(generatedFolder, { recursive: true })
const stale = (await readdir(generatedFolder)).filter((name) => !files.has(name))
await Promise.all(stale.map((name) => rm(join(generatedFolder, name), { recursive: true })))
await Promise.all([...files].map(([name, text]) => writeFile(join(generatedFolder, name), text)))
console.log(`Wrote ${files.size} contracts to contracts/generated.`)
