/** A program for the tests: starts two chains, prints their process ids and keeps running. */
import { startChains } from './startChains.ts'

const { chains } = await startChains({ chains: [{ id: 1 }, { id: 56 }] })
process.stdout.write(`${JSON.stringify(chains.map(({ pid }) => pid))}\n`)
