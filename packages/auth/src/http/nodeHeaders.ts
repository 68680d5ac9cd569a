export type NodeHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

/** Node gives each header once, with a lower-case name. */
export function nodeHeaders(headers: NodeHeaders): Pick<Headers, 'get'> {
  return {
    get(name) {
      const value = headers[name]
      return typeof value === 'string' ? value : (value?.join('; ') ?? null)
    },
  }
}
