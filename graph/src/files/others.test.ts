/** Files between us and other programs: independent readers take what is written, and what they write is read. */
import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import Graph, { UndirectedGraph } from 'graphology'
import gexf from 'graphology-gexf'
import graphml from 'graphology-graphml'
import { describe, expect, it } from 'vitest'
import { deflatedZip, readFiles, wholeFile } from '../../test/file-kit.ts'
import { hostileNames, networks } from '../../test/network-arbitrary.ts'
import { type Network, nobody, noDay, tieKinds } from '../network.ts'
import type { Format } from './formats.ts'
import { unzip } from './read/unzip.ts'

const samples = [
  ...fc.sample(networks(), { numRuns: 30, seed: 8 }),
  ...fc.sample(networks({ names: fc.constantFrom(...hostileNames) }), { numRuns: 10, seed: 8 }),
]
const fileText = (network: Network, format: Format) => new TextDecoder().decode(wholeFile(network, format))

describe('what is written is read elsewhere', () => {
  it.each(['gexf', 'graphml'] as const)('%s by graphology', (format) => {
    for (const network of samples) {
      const { people, ties } = network
      const graph = (format === 'gexf' ? gexf : graphml).parse(Graph, fileText(network, format))
      expect([graph.order, graph.size]).toEqual([people.count, ties.count])
      for (const [person, name] of people.names.entries()) {
        const { label, group, household, inviter } = graph.getNodeAttributes(String(person))
        // This parser trims what stands between tags.
        expect(label).toBe(name.trim())
        expect(group).toBe(people.groups[people.group[person]!])
        expect(household ?? nobody).toBe(people.household[person])
        expect(inviter ?? String(nobody)).toBe(String(people.inviter[person]))
      }
      for (let tie = 0; tie < ties.count; tie++) {
        const kind = graph.getEdgeAttribute(String(ties.from[tie]), String(ties.to[tie]), 'kind')
        expect(kind).toBe(tieKinds[ties.kind[tie]!])
      }
    }
  })

  it.each(['gexf', 'graphml'] as const)('%s is well-formed', (format) => {
    for (const network of samples) {
      const text = fileText(network, format)
      expect(XMLValidator.validate(text)).toBe(true)
      const { graph } = new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(text)[format]
      const nodes = [format === 'gexf' ? graph.nodes.node : graph.node].flat()
      expect(nodes.map((node: Record<string, string>) => node['@_id'])).toEqual(
        network.people.names.map((_, id) => `${id}`),
      )
    }
  })

  it('tables by any reader of RFC 4180, and no cell is a formula', async () => {
    for (const network of samples) {
      const [people, ties] = await unzip(wholeFile(network, 'csv'), () => true)
      const rows = rowsOf(new TextDecoder().decode(people!.bytes))
      expect(rows.slice(1).map(([id, label]) => [id, label?.replace(/^'(?='*[=+\-@＝＋－＠])/, '')])).toEqual(
        network.people.names.map((name, id) => [String(id), name]),
      )
      for (const row of rows) expect(row).toHaveLength(7)
      for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@＝＋－＠]/)
      expect(rowsOf(new TextDecoder().decode(ties!.bytes))).toHaveLength(1 + network.ties.count)
    }
  })

  it('JSON as node-link data', () => {
    for (const network of samples) {
      const { nodes, edges } = JSON.parse(fileText(network, 'json'))
      expect(nodes.map(({ name }: { name: string }) => name)).toEqual(network.people.names)
      expect(edges).toHaveLength(network.ties.count)
    }
  })
})

/** RFC 4180, and nothing else. */
function rowsOf(text: string): string[][] {
  return text
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .filter((row) => row !== '')
    .map((row) =>
      Array.from(row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g), ([, quoted, plain]) =>
        quoted === undefined ? plain! : quoted.replaceAll('""', '"'),
      ),
    )
}

const graph = new UndirectedGraph()
graph.addNode('ana', { label: 'Ana "Nana" & Cia', group: 'Souza', born: '1950-02-28', weight: 2 })
graph.addNode('bia', { label: 'Bia', group: 'Lima', inviter: 'ana' })
graph.addNode('caio', { label: 'Caio', household: 7 })
graph.addEdge('ana', 'bia', { kind: 'parent' })
graph.addEdge('caio', 'ana', { kind: 'class', weight: 3 })

const graphologysNetwork: Network = {
  people: {
    count: 3,
    names: ['Ana "Nana" & Cia', 'Bia', 'Caio'],
    group: Uint32Array.of(0, 1, nobody),
    groups: ['Souza', 'Lima'],
    inviter: Uint32Array.of(nobody, 0, nobody),
    joined: Int32Array.of(noDay, noDay, noDay),
    born: Int32Array.of(-7247, noDay, noDay),
    household: Uint32Array.of(nobody, nobody, 7),
  },
  ties: { count: 2, from: Uint32Array.of(0, 2), to: Uint32Array.of(1, 0), kind: Uint8Array.of(2, 5) },
}

/** Names, and who is tied to whom, of what others write. */
async function read(...files: (string | Uint8Array)[]) {
  const { network, report } = await readFiles(...files)
  const { people, ties } = network
  const told = Array.from({ length: ties.count }, (_, tie) => {
    const [from, to] = [people.names[ties.from[tie]!], people.names[ties.to[tie]!]]
    return `${from} ${tieKinds[ties.kind[tie]!]} ${to}`
  })
  return { names: people.names, ties: told, people, report }
}

describe('what others write is read', () => {
  it('graphology in GEXF', async () => {
    const { network, report } = await readFiles(gexf.write(graph))
    expect(network).toEqual(graphologysNetwork)
    expect(report.leftOut).toEqual(['weight'])
  })

  it('graphology in JSON', async () => {
    const { network, report } = await readFiles(JSON.stringify(graph.export(), null, 1))
    expect(network).toEqual(graphologysNetwork)
    expect(report.leftOut).toContain('weight')
  })

  it('NetworkX in GEXF 1.2', async () => {
    const { names, ties, people } = await read(`<?xml version='1.0' encoding='utf-8'?>
<gexf xmlns="http://www.gexf.net/1.2draft" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2">
  <meta lastmodifieddate="2026-11-21"><creator>NetworkX 3.6.1</creator></meta>
  <graph defaultedgetype="undirected" mode="static" name="">
    <attributes mode="static" class="edge"><attribute id="2" title="kind" type="string" /></attributes>
    <attributes mode="static" class="node"><attribute id="0" title="group" type="string" /><attribute id="1" title="household" type="long" /></attributes>
    <nodes>
      <node id="0" label="Ana"><attvalues><attvalue for="0" value="Silva" /><attvalue for="1" value="1" /></attvalues></node>
      <node id="1" label="1"/>
    </nodes>
    <edges><edge source="0" target="1" id="0"><attvalues><attvalue for="2" value="couple" /></attvalues></edge></edges>
  </graph>
</gexf>`)
    expect([names, ties, people.groups, people.household[0]]).toEqual([['Ana', '1'], ['Ana couple 1'], ['Silva'], 1])
  })

  it('NetworkX in GraphML', async () => {
    const { names, ties, people } = await read(`<?xml version='1.0' encoding='utf-8'?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://graphml.graphdrawing.org/xmlns http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd"><key id="d2" for="edge" attr.name="kind" attr.type="string"/>
<key id="d1" for="node" attr.name="born" attr.type="string"/>
<key id="d0" for="node" attr.name="Name" attr.type="string"/>
<graph edgedefault="undirected"><node id="a"><data key="d0">Ana &lt;3</data><data key="d1">1942-08-16</data></node>
<node id="b"/>
<edge source="a" target="b"><data key="d2">kin</data></edge>
</graph></graphml>`)
    expect([names, ties, people.born[0]]).toEqual([['Ana <3', 'b'], ['Ana <3 kin b'], -10000])
  })

  it('NetworkX and d3 in JSON, whatever comes first', async () => {
    const nodes = '"nodes":[{"id":"a","name":"Ana","x":1.5e-3},{"id":"b","name":"Bia"}]'
    const ties = '[{"source":"a","target":"b","key":0,"value":2}]'
    for (const file of [`{"directed":true,${nodes},"edges":${ties}}`, `\uFEFF{"links":${ties},${nodes}}`]) {
      const { names, ties } = await read(file)
      expect([names, ties]).toEqual([['Ana', 'Bia'], ['Ana connection Bia']])
    }
  })

  it('ties between places in a list', async () => {
    const { ties } = await read('{"nodes":[{"name":"Ana","group":1},{"name":"Bia"}],"links":[{"source":1,"target":0}]}')
    expect(ties).toEqual(['Bia connection Ana'])
  })

  it('Gephi in GEXF 1.3: looks, times, kinds as attributes, nodes in nodes, values by default', async () => {
    const { names, ties, people, report } = await read(`<?xml version="1.0" encoding="UTF-8"?>
<gexf xmlns="http://gexf.net/1.3" version="1.3" xmlns:viz="http://gexf.net/1.3/viz">
  <graph defaultedgetype="directed" idtype="string" mode="dynamic">
    <attributes class="node" mode="static">
      <attribute id="modularity_class" title="Modularity Class" type="integer"/>
      <attribute id="g" title="GROUP" type="string"><default>Souza</default></attribute>
    </attributes>
    <nodes count="3">
      <node id="a" label="Ana" start="2020"><viz:size value="10"/><viz:position x="1" y="2"/><viz:color r="1" g="2" b="3"/>
        <nodes><node id="b" label="Bia"><attvalues><attvalue for="g" value="Lima"/></attvalues></node></nodes>
      </node>
      <node id="c"><spells><spell start="1"/></spells></node>
    </nodes>
    <edges><edge id="0" source="a" target="b" kind="Parent" weight="2.0"/><edge id="1" source="c" target="b" kind="rival"/></edges>
  </graph>
</gexf>`)
    expect([names, ties]).toEqual([
      ['Bia', 'Ana', 'c'],
      ['Ana parent Bia', 'c connection Bia'],
    ])
    expect([...people.group].map((group) => people.groups[group])).toEqual(['Lima', 'Souza', 'Souza'])
    expect([report.leftOut, report.otherKinds]).toEqual([['Modularity Class'], 1])
  })

  it('GraphML with CDATA, comments, graphs in nodes, ports, and edges before nodes', async () => {
    const { names, ties, report } = await read(`<graphml>
<key id="n" for="node" attr.name="label"><default>Someone</default></key>
<graph edgedefault="directed"><edge source="b" target="a"/><hyperedge/>
<node id="a"><data key="n"><![CDATA[A]]>n<!-- n -->&#x61;</data><port name="p"><data key="n">P</data></port><graph><node id="b"/></graph></node></graph></graphml>`)
    expect([names, ties]).toEqual([['Someone', 'Ana'], ['Someone connection Ana']])
    expect(report.leftOut).toEqual(['hyperedge', 'port'])
  })

  it('GraphML with keys for all, for whole graphs, and for nobody in particular', async () => {
    const { names, ties } = await read(`<graphml>
<key id="g" for="graph" attr.name="name"><default>My graph</default></key>
<key id="k" attr.name="kind"/><key id="l" for="all" attr.name="label"/>
<graph edgedefault="undirected"><data key="g">Families</data><node id="a"><data key="l">Ana</data></node><node id="b"/>
<edge source="a" target="b"><data key="k">work</data><data key="l">of old</data></edge></graph></graphml>`)
    expect([names, ties]).toEqual([['Ana', 'b'], ['Ana work b']])
  })

  it('a list of ties alone, as Gephi and spreadsheets know it', async () => {
    const { names, ties, report } = await read(
      'Source;Target;Type;Weight\r\nAna;Bia;Undirected;1,5\r\n\r\nBia;Caio;Undirected;1\r\n',
    )
    expect([names, ties]).toEqual([
      ['Ana', 'Bia', 'Caio'],
      ['Ana connection Bia', 'Bia connection Caio'],
    ])
    expect(report.leftOut).toEqual(['Type', 'Weight'])
  })

  it('a list of people alone, with their inviters', async () => {
    const { ties, report } = await read('"Id"\t"Name"\t"Invited by"\r1\tAna\t\r2\tBia\t1')
    expect([ties, report.added]).toEqual([['Ana connection Bia'], 1])
  })

  it('tables in any order, with numbers as pandas writes them', async () => {
    const people = ',id,label,household,inviter\n0,7,Ana,1.0,\n1,8,Bia,,7.0\n'
    const result = await read('from,to\n8.0,7.0\n', people)
    expect([result.ties, result.people.household[0], result.report.added]).toEqual([['Bia connection Ana'], 1, 0])
  })

  it('as many people as there may be, with each inviter as pandas writes them', async () => {
    const rows = Array.from({ length: 100_000 }, (_, id) => `${id},${id ? `${id - 1}.0` : ''}`)
    const { people } = await read(`id,inviter\n${rows.join('\n')}\n`)
    expect([people.count, people.inviter[99_999]]).toEqual([100_000, 99_998])
  })

  it('texts of spreadsheets in UTF-16', async () => {
    const text = 'id\tname\r\n1\tJoão\r\n2\t李\r\n'
    const little = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
    const big = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())
    for (const file of [little, big]) expect((await read(file)).names).toEqual(['João', '李'])
  })

  it('zips of other archivers', async () => {
    const zip = deflatedZip('rede/ana.json', new TextEncoder().encode('{"nodes":[{"id":"Ana"}]}'))
    expect((await read(zip)).names).toEqual(['Ana'])
  })

  it('loops, ties told twice and names too long are counted, not kept', async () => {
    const { ties, report, names } = await read(
      `id,name\na,${'x'.repeat(201)}\nb,B`,
      'source,target,kind\na,a,\na,b,kin\nb,a,couple',
    )
    expect([ties, names[0]]).toEqual([[`${'x'.repeat(200)} kin B`], 'x'.repeat(200)])
    expect(report).toMatchObject({ loops: 1, merged: 1, cut: 1 })
  })

  it('names without what hides or turns them', async () => {
    const { names } = await read(
      JSON.stringify({ nodes: [{ id: '\u202Eana\u0000\n b\uD800' }, { id: 'x', name: ' \u0007 ' }] }),
    )
    expect(names).toEqual(['ana  b\uFFFD', 'x'])
  })

  it('the names of what every object has', async () => {
    const { names, ties } = await read(
      'id,toString,__proto__\n__proto__,1,2\nconstructor,3,4',
      'source,target\n__proto__,constructor',
    )
    expect([names, ties]).toEqual([['__proto__', 'constructor'], ['__proto__ connection constructor']])
  })
})
