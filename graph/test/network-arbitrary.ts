import fc from 'fast-check'
import { cleanName } from '../src/files/read/clean-name.ts'
import { type Network, nobody, noDay, tieKinds } from '../src/network.ts'

/** Names that some format or program could take for something else. */
export const hostileNames = [
  'Ana "Nana" Souza',
  "O'Brien, d'Ávila",
  'a,b;c',
  ']]>',
  '<script>alert(1)</script>',
  '&amp; &#0; &lt;',
  '<!-- Ana --><![CDATA[x]]>',
  '=1+1',
  '+55 11 5555-5555',
  '-2',
  '@SUM(A1)',
  "'=1",
  "''@x",
  "'Ndrangheta",
  '＝1',
  'محمد عبد الله',
  'דוד',
  '👩‍👩‍👧‍👦 Família',
  '𝒜𝓃𝒶',
  'e\u0301',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e999',
  '0',
  '\\u0041\\"',
  '{"id":1}',
  'Maria das Dores Aparecida Conceição do Sacramento Albuquerque',
  'x'.repeat(200),
  '😀'.repeat(200),
]

const anyName = fc
  .oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileNames) },
    { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'"\'<>&,;=+-@]\\/ \t{}'), minLength: 1 }) },
  )
  .map((name) => cleanName(name))
  .filter((name) => name !== '')

const days = fc.oneof(fc.constant(noDay), fc.integer({ min: -719_162, max: 2_932_896 }))
const households = fc.oneof(fc.constant(nobody), fc.nat(50), fc.integer({ min: 0, max: nobody - 1 }))

/**
 * Networks as the models make them: groups are numbered as people of them come up, whoever was invited came after their
 * inviter and is tied to them.
 */
export function networks({ names = anyName }: { names?: fc.Arbitrary<string> } = {}): fc.Arbitrary<Network> {
  const person = fc.record({
    name: names,
    group: fc.option(fc.nat(4), { freq: 3 }),
    inviter: fc.option(fc.nat(), { freq: 3 }),
    joined: days,
    born: days,
    household: households,
  })
  const tie = fc.record({ from: fc.nat(), to: fc.nat(), kind: fc.nat(tieKinds.length - 1) })
  const groupNames = fc.uniqueArray(names === anyName ? anyName : fc.constantFrom('A', 'B', 'C', 'D', 'E'), {
    minLength: 5,
    maxLength: 5,
  })
  return fc
    .tuple(fc.array(person, { minLength: 1, maxLength: 20 }), fc.array(tie, { maxLength: 40 }), groupNames)
    .map(([people, wanted, groupNames]) => {
      const count = people.length
      const inviter = people.map(({ inviter }, index) => (inviter === null || index === 0 ? nobody : inviter % index))
      const ties = new Map<string, { from: number; to: number; kind: number }>()
      const add = (from: number, to: number, kind: number) => {
        const pair = [from, to].sort((a, b) => a - b).join()
        if (from !== to && !ties.has(pair)) ties.set(pair, { from, to, kind })
      }
      for (const { from, to, kind } of wanted) add(from % count, to % count, kind)
      for (const [index, by] of inviter.entries()) if (by !== nobody) add(by, index, 0)
      const groups: string[] = []
      const group = people.map(({ group }) => {
        if (group === null) return nobody
        const name = groupNames[group]!
        if (!groups.includes(name)) groups.push(name)
        return groups.indexOf(name)
      })
      const told = [...ties.values()]
      return {
        people: {
          count,
          names: people.map(({ name }) => name),
          group: Uint32Array.from(group),
          groups,
          inviter: Uint32Array.from(inviter),
          joined: Int32Array.from(people, ({ joined }) => joined),
          born: Int32Array.from(people, ({ born }) => born),
          household: Uint32Array.from(people, ({ household }) => household),
        },
        ties: {
          count: told.length,
          from: Uint32Array.from(told, ({ from }) => from),
          to: Uint32Array.from(told, ({ to }) => to),
          kind: Uint8Array.from(told, ({ kind }) => kind),
        },
      }
    })
}
