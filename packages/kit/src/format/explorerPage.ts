/**
 * A page of a block explorer (EIP-3091), such as 'tx/0x…'. Dozens of viem's chains have explorers
 * whose URL ends in a slash, and not every explorer has pages below two.
 */
export function explorerPage(url: string, path: string): string {
  return `${url.endsWith('/') ? url : `${url}/`}${path}`
}
