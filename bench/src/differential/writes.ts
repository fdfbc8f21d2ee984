/** Writes against writes: random commits one after the other, what is answered and what is there afterwards. */
import fc from 'fast-check'
import { type Answered, type Peer, refusalOf, root } from './peers.ts'
import { stable } from './stable.ts'
import { fieldNames, fields, value } from './values.ts'

const name = fc.constantFrom('a', 'b', 'c').map((id) => `${root}/w/${id}`)
const path = fc.constantFrom(...fieldNames, 'x.y.z', '`a b`', 'm.`c.d`')
const numbers = fc.constantFrom<object>(
  { integerValue: '1' },
  { integerValue: '9223372036854775807' },
  { doubleValue: 1.5 },
  { integerValue: '-2' },
)
const values = fc
  .array(
    value.filter((one) => !('arrayValue' in one)),
    { maxLength: 2 },
  )
  .map((values) => ({ values }))

const transform = fc
  .tuple(
    path,
    fc.oneof(
      numbers.map((increment) => ({ increment })),
      numbers.map((maximum) => ({ maximum })),
      numbers.map((minimum) => ({ minimum })),
      values.map((appendMissingElements) => ({ appendMissingElements })),
      values.map((removeAllFromArray) => ({ removeAllFromArray })),
    ),
  )
  .map(([fieldPath, one]) => ({ fieldPath, ...one }))

const precondition = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  fc.boolean().map((exists) => ({ currentDocument: { exists } })),
)

const write: fc.Arbitrary<object> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        name,
        fields,
        fc.option(fc.array(path, { maxLength: 3 }), { freq: 2 }),
        fc.array(transform, { maxLength: 2 }),
        precondition,
      )
      .map(([name, fields, mask, transforms, current]) => ({
        update: { name, fields },
        ...(mask && { updateMask: { fieldPaths: mask } }),
        ...(transforms.length > 0 && { updateTransforms: transforms }),
        ...current,
      })),
  },
  fc.tuple(name, precondition).map(([name, current]) => ({ delete: name, ...current })),
  fc.tuple(name, fc.boolean()).map(([name, exists]) => ({ verify: name, currentDocument: { exists } })),
  fc
    .tuple(name, fc.array(transform, { minLength: 1, maxLength: 2 }), precondition)
    .map(([document, fieldTransforms, current]) => ({ transform: { document, fieldTransforms }, ...current })),
)

export const commitsOfWorld = 20

const commits = fc.array(fc.array(write, { minLength: 1, maxLength: 3 }), {
  minLength: commitsOfWorld,
  maxLength: commitsOfWorld,
})

export const commitsFrom = (seed: number): object[][] => fc.sample(commits, { numRuns: 1, seed })[0]!

export interface WriteDifference {
  writes: object[]
  ours: string
  theirs: string
}

/** The refusal's status, or what each transform gave. */
function told(answer: Answered): string {
  const refusal = refusalOf(answer)
  if (refusal) return `refused ${refusal.status}`
  const { writeResults = [] } = answer.body as { writeResults?: { transformResults?: object[] }[] }
  return stable(writeResults.map(({ transformResults = [] }) => transformResults))
}

async function state(peer: Peer): Promise<string> {
  const { body } = await peer.ask('owner', 'POST', `${root}:runQuery`, {
    structuredQuery: { from: [{ collectionId: 'w' }] },
  })
  return (body as { document?: { name: string; fields?: object } }[])
    .flatMap(({ document }) =>
      document ? [`${document.name.slice(root.length)} ${stable(document.fields ?? {})}`] : [],
    )
    .join('\n')
}

/** Stops at the first difference: what follows would only follow from it. */
export async function compareWrites(
  peers: readonly [Peer, Peer],
  commits: readonly object[][],
): Promise<WriteDifference | null> {
  await Promise.all(peers.map((peer) => peer.clear()))
  for (const writes of commits) {
    const [mine, others] = (await Promise.all(
      peers.map(async (peer) => {
        const answer = told(await peer.ask('owner', 'POST', `${root}:commit`, { writes }))
        return `${answer}\n${await state(peer)}`
      }),
    )) as [string, string]
    if (mine !== others) return { writes, ours: mine, theirs: others }
  }
  return null
}
