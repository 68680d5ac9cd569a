import type { Rule } from '../Rule.ts'
import { roomOf, rooms } from '../rooms.ts'
import { importTarget } from '../source/resolveImport.ts'
import type { SourceFile } from '../source/SourceFile.ts'
import type { Violation } from '../Violation.ts'

/** Which way the arrows between the kit's rooms run. Types count: to name a thing is to know it. */
export const roomsRule: Rule = {
  name: 'rooms',
  check(tree) {
    const found: Violation[] = []
    const unknown = new Set<string>()
    for (const file of tree.under('packages/kit/src')) {
      const room = roomOf(file.path)
      // A test may set up whatever it needs.
      if (room === undefined || !file.isCode || file.isTest) continue
      const allowed = rooms.get(room)
      if (allowed === undefined) {
        if (!unknown.has(room)) {
          found.push(file.error(0, `room '${room}' has no floor: add it to scripts/lint/rooms.ts`))
        }
        unknown.add(room)
        continue
      }
      found.push(...checkFile(file, room, allowed))
    }
    return found
  },
}

function checkFile(file: SourceFile, room: string, allowed: ReadonlySet<string>): Violation[] {
  const found: Violation[] = []
  for (const { specifier, start } of file.imports) {
    const target = importTarget(file.path, specifier)
    if (target === undefined || !target.startsWith('packages/kit/src/')) continue
    const other = roomOf(target)
    if (other === undefined) {
      found.push(
        file.error(
          start,
          `'${room}' imports ${specifier}: the entries of the kit are for its users, import the file itself`,
        ),
      )
    } else if (other !== room && !allowed.has(other)) {
      found.push(
        file.error(
          start,
          `'${room}' must not know '${other}' (${specifier}): move what both need to a room before both`,
        ),
      )
    }
  }
  return found
}
