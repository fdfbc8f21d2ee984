import { type Network, nobody, tieKinds } from '../../network.ts'
import { writeDay } from '../days.ts'
import { cleanName } from '../read/clean-name.ts'
import { xmlText } from './xml-text.ts'

const head = `<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
<key id="label" for="node" attr.name="label" attr.type="string"/>
<key id="group" for="node" attr.name="group" attr.type="string"/>
<key id="joined" for="node" attr.name="joined" attr.type="string"/>
<key id="born" for="node" attr.name="born" attr.type="string"/>
<key id="household" for="node" attr.name="household" attr.type="long"/>
<key id="inviter" for="node" attr.name="inviter" attr.type="string"/>
<key id="kind" for="edge" attr.name="kind" attr.type="string"/>
<graph edgedefault="undirected">
`

/** GraphML 1.0 (graphml.graphdrawing.org), which Gephi and NetworkX read. It has no type for days: they are texts. */
export function* writeGraphml({ people, ties }: Network): Generator<string> {
  const groups = people.groups.map((group) => xmlText(cleanName(group)))
  const data = (key: string, text: string | number) => `<data key="${key}">${text}</data>`
  yield head
  for (let id = 0; id < people.count; id++) {
    const group = people.group[id]!
    const joined = writeDay(people.joined[id]!)
    const born = writeDay(people.born[id]!)
    const household = people.household[id]!
    const inviter = people.inviter[id]!
    const values = [
      data('label', xmlText(cleanName(people.names[id]!))),
      group === nobody ? '' : data('group', groups[group]!),
      joined && data('joined', joined),
      born && data('born', born),
      household === nobody ? '' : data('household', household),
      inviter === nobody ? '' : data('inviter', inviter),
    ].join('')
    yield `<node id="${id}">${values}</node>\n`
  }
  for (let tie = 0; tie < ties.count; tie++) {
    const kind = data('kind', tieKinds[ties.kind[tie]!]!)
    yield `<edge source="${ties.from[tie]}" target="${ties.to[tie]}">${kind}</edge>\n`
  }
  yield '</graph>\n</graphml>\n'
}
