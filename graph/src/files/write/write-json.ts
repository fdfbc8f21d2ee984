import { type Network, nobody, tieKinds } from '../../network.ts'
import { writeDay } from '../days.ts'
import { cleanName } from '../read/clean-name.ts'

export const jsonFormat = 'varanda-network'
export const jsonVersion = 1

/** Node-link JSON as NetworkX reads it, a line for each person and tie. */
export function* writeJson({ people, ties }: Network): Generator<string> {
  const groups = people.groups.map((group) => cleanName(group))
  yield `{"directed":false,"multigraph":false,"graph":{"format":"${jsonFormat}","version":${jsonVersion}},\n"nodes":[\n`
  for (let id = 0; id < people.count; id++) {
    const group = people.group[id]!
    const household = people.household[id]!
    const inviter = people.inviter[id]!
    const node = {
      id,
      name: cleanName(people.names[id]!),
      group: group === nobody ? undefined : groups[group],
      joined: writeDay(people.joined[id]!) || undefined,
      born: writeDay(people.born[id]!) || undefined,
      household: household === nobody ? undefined : household,
      inviter: inviter === nobody ? undefined : inviter,
    }
    yield `${id ? ',\n' : ''}${JSON.stringify(node)}`
  }
  yield '\n],\n"edges":[\n'
  for (let tie = 0; tie < ties.count; tie++) {
    yield `${tie ? ',\n' : ''}{"source":${ties.from[tie]},"target":${ties.to[tie]},"kind":"${tieKinds[ties.kind[tie]!]}"}`
  }
  yield '\n]}\n'
}
