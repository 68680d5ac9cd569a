import { readFileSync } from 'node:fs'

/** Entries of the repository alone, which are not in the published packages, and styles. */
const internal = /^\.\/(?:testing\/|fixtures$|phone$|relay$|\*$)|\.css$/

/**
 * What users import from the packages: the name of each entry, its file, and the module that
 * TypeDoc makes of it, which is its page below `/reference/`.
 */
export const entries = ['kit', 'rainbowkit', 'auth', 'testkit'].flatMap((name) => {
  const manifest = new URL(`../../packages/${name}/package.json`, import.meta.url)
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8'))
  return Object.entries(exports)
    .filter(([entry]) => !internal.test(entry))
    .map(([entry, path]) => {
      const file = `packages/${name}/${path.slice(2)}`
      const module = file.replace('packages/', '').replace(/(?:\/index)?\.tsx?$/, '')
      return { name: `@foyer/${name}${entry.slice(1)}`, file, module }
    })
})

/** 'kit/src/errors' as '@foyer/kit/errors', the name that users import. */
export const importName = (name) => entries.find(({ module }) => module === name)?.name ?? name

/** What the kit's components and hooks are for, by the folder that `packages/kit` has them from. */
const topics = {
  Essentials: ['kit'],
  'Connection and sign-in': ['wallets', 'sign-in'],
  'Account and networks': ['account', 'chains'],
  Transactions: ['transactions'],
  'Parts to build with': ['@foyer'],
}

/** The reference's sidebar: components and hooks by topic, then everything by entry. */
export function referenceSidebar() {
  const kit = ['index', 'shell', 'sign-in'].flatMap((entry) => {
    const module = entry === 'index' ? 'kit/src' : `kit/src/${entry}`
    const source = readFileSync(
      new URL(`../../packages/kit/src/${entry}.ts`, import.meta.url),
      'utf8',
    )
    return [...source.matchAll(/^export \{([^}]*)\} from '(?:\.\/)?([^/']+)\//gm)].flatMap(
      ([, names = '', folder = '']) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => /^(?:[A-Z](?!\w*Error$)|use[A-Z])/.test(name))
          .map((name) => ({ folder, text: name, link: `/reference/${module}/functions/${name}` })),
    )
  })
  const groups = Object.entries(topics).map(([text, folders]) => ({
    text,
    collapsed: true,
    items: kit.filter(({ folder }) => folders.includes(folder)),
  }))
  const [ofKit, others] = [true, false].map((isKit) =>
    entries
      .filter(({ name }) => name.startsWith('@foyer/kit') === isKit)
      .map(({ module, name }) => ({ text: name, link: `/reference/${module}/` })),
  )
  return [
    ...groups,
    { text: 'All of @foyer/kit', collapsed: true, items: ofKit },
    { text: 'The other packages', collapsed: true, items: others },
  ]
}
