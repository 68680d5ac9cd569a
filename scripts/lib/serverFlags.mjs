/**
 * What Node needs to run the server's TypeScript (from 22.18 on nothing), and how much memory it
 * takes for short-lived objects: by default it takes 20 MB more, and a third of that is no slower.
 *
 * @param {string} version
 * @returns {readonly string[]}
 */
export function serverFlags(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isOld = major < 22 || (major === 22 && minor < 13) || major === 23
  if (isOld) {
    throw new Error(
      `The server needs Node 22.13 or newer, or 24 or newer; this is ${version}. Install one of them, then run the command again.`,
    )
  }
  const memory = ['--max-semi-space-size=4']
  if (major > 22 || minor >= 18) return memory
  return [...memory, '--experimental-strip-types', '--disable-warning=ExperimentalWarning']
}
