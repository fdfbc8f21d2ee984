import { type Network, nobody, tieKinds } from '../../network.ts'
import { writeDay } from '../days.ts'
import { cleanName } from '../read/clean-name.ts'
import { guardFormula } from './formula-guard.ts'

/** A row for each person. `label` is the column that Gephi shows. */
export function* writePeopleTable({ people }: Network): Generator<string> {
  const groups = people.groups.map((group) => cell(group))
  yield 'id,label,group,joined,born,household,inviter\r\n'
  for (let id = 0; id < people.count; id++) {
    const group = people.group[id]!
    const joined = writeDay(people.joined[id]!)
    const born = writeDay(people.born[id]!)
    const household = numberOrNothing(people.household[id]!)
    const inviter = numberOrNothing(people.inviter[id]!)
    const words = `${cell(people.names[id]!)},${group === nobody ? '' : groups[group]}`
    yield `${id},${words},${joined},${born},${household},${inviter}\r\n`
  }
}

/** A row for each tie. */
export function* writeTiesTable({ ties }: Network): Generator<string> {
  yield 'source,target,kind\r\n'
  for (let tie = 0; tie < ties.count; tie++) {
    yield `${ties.from[tie]},${ties.to[tie]},${tieKinds[ties.kind[tie]!]}\r\n`
  }
}

function cell(text: string): string {
  const guarded = guardFormula(cleanName(text))
  return /[",;\t]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

const numberOrNothing = (value: number) => (value === nobody ? '' : String(value))
