import { type Network, nobody, tieKinds } from '../../network.ts'
import { writeDay } from '../days.ts'
import { cleanName } from '../read/clean-name.ts'
import { xmlText } from './xml-text.ts'

const head = `<?xml version="1.0" encoding="UTF-8"?>
<gexf xmlns="http://gexf.net/1.3" version="1.3">
<graph defaultedgetype="undirected">
<attributes class="node">
<attribute id="0" title="group" type="string"/>
<attribute id="1" title="joined" type="string"/>
<attribute id="2" title="born" type="string"/>
<attribute id="3" title="household" type="long"/>
<attribute id="4" title="inviter" type="string"/>
</attributes>
<attributes class="edge">
<attribute id="0" title="kind" type="string"/>
</attributes>
<nodes>
`

/** GEXF 1.3 (gexf.net), which Gephi and NetworkX read. Days are texts, since NetworkX knows no type for them. */
export function* writeGexf({ people, ties }: Network): Generator<string> {
  const groups = people.groups.map((group) => xmlText(cleanName(group)))
  const value = (attribute: number, text: string | number) => `<attvalue for="${attribute}" value="${text}"/>`
  yield head
  for (let id = 0; id < people.count; id++) {
    const group = people.group[id]!
    const joined = writeDay(people.joined[id]!)
    const born = writeDay(people.born[id]!)
    const household = people.household[id]!
    const inviter = people.inviter[id]!
    const values = [
      group === nobody ? '' : value(0, groups[group]!),
      joined && value(1, joined),
      born && value(2, born),
      household === nobody ? '' : value(3, household),
      inviter === nobody ? '' : value(4, inviter),
    ].join('')
    const label = xmlText(cleanName(people.names[id]!))
    yield `<node id="${id}" label="${label}"${values ? `><attvalues>${values}</attvalues></node>` : '/>'}\n`
  }
  yield '</nodes>\n<edges>\n'
  for (let tie = 0; tie < ties.count; tie++) {
    const kind = value(0, tieKinds[ties.kind[tie]!]!)
    yield `<edge id="${tie}" source="${ties.from[tie]}" target="${ties.to[tie]}"><attvalues>${kind}</attvalues></edge>\n`
  }
  yield '</edges>\n</graph>\n</gexf>\n'
}
