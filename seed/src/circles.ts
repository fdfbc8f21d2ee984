import {
  type Circle,
  type CircleMember,
  type CircleRules,
  type JoinedCircle,
  type OwnedCircles,
  usualRules,
} from '@varanda/domain/circle/circle'
import type { CircleRoster } from '@varanda/domain/circle/circle-roster'
import type { DocumentWrite } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import { derivedId } from './derived-id.ts'
import type { Instant } from './instant.ts'
import { person, uidOf, type Who } from './people.ts'

interface StoryCircle {
  name: string
  purpose: string
  owner: Who
  kind: Circle['kind']
  members: readonly Who[]
  moderators?: readonly Who[]
  rules?: Partial<CircleRules>
}

const circles: readonly StoryCircle[] = [
  {
    name: 'Família Andrade',
    purpose: 'A família toda, do almoço de domingo ao álbum da bisa.',
    owner: 'cida',
    moderators: ['ana', 'beto'],
    kind: 'group',
    members: ['beto', 'ana', 'marina', 'rafa', 'lucia', 'sonia', 'giba', 'caio', 'helena', 'pedro', 'zeca', 'nena'],
  },
  {
    name: 'Primos',
    purpose: 'Combinar sem as tias.',
    owner: 'caio',
    kind: 'group',
    members: ['helena', 'diego', 'pedro', 'bia', 'emma', 'noah'],
  },
  {
    name: 'Rua das Acácias',
    purpose: 'Portão, entulho, festa e o que mais for da rua.',
    moderators: ['zuleide'],
    owner: 'osvaldo',
    kind: 'group',
    members: ['cida', 'lucia', 'zuleide', 'katia', 'wellington', 'nakamura', 'zeca', 'nena'],
  },
  {
    name: 'Pelada de quinta',
    purpose: 'Quem vai, quem leva a bola, quem paga.',
    owner: 'beto',
    kind: 'group',
    members: ['zeca', 'giba', 'fabio', 'bruno', 'rafa', 'osvaldo', 'wellington', 'caio', 'tiago', 'diego'],
  },
  {
    name: 'Casamento Marina e Rafa',
    purpose: 'Tudo o que os noivos podem saber antes.',
    rules: { whoInvites: 'moderators' },
    moderators: ['marina', 'rafa'],
    owner: 'livia',
    kind: 'group',
    members: ['marina', 'rafa', 'ana', 'helena', 'paula', 'luana', 'zuleide', 'graca', 'andre'],
  },
  {
    name: 'Caderno da Nair',
    purpose: 'As receitas da bisa, uma por vez, com foto do caderno.',
    rules: { history: 'all' },
    owner: 'lucia',
    kind: 'group',
    members: ['cida', 'marina', 'sonia', 'denise', 'nena', 'paula', 'emma'],
  },
  {
    name: 'Bolos da Paula',
    purpose: 'De casamento, de aniversário e de terça-feira',
    owner: 'paula',
    kind: 'public',
    members: ['marina', 'sonia', 'camila', 'marlene', 'patricia', 'renata', 'jessica', 'katia', 'graca'],
  },
  { name: 'Só a vó', purpose: '', owner: 'marina', kind: 'private', members: ['cida'] },
]

/** The circles and groups with the people in them, the owner among them. */
export function circleDocuments(at: Instant): DocumentWrite[] {
  const owned = [...Map.groupBy(circles, ({ owner }) => owner)].map(([owner, own]): DocumentWrite => {
    const data: OwnedCircles = { circles: Object.fromEntries(own.map(({ name, kind }) => [idOf(name), kind])) }
    return { path: paths.ownedCircles(uidOf(owner)), data }
  })
  const all = circles.flatMap(({ name, purpose, owner, kind, members, moderators = [], rules }) => {
    const id = idOf(name)
    const inside = [owner, ...members].map((who): CircleMember & { from: Instant } => {
      const role = who === owner ? 'owner' : moderators.includes(who) ? 'moderator' : 'member'
      return { uid: uidOf(who), name: person(who).name, role, since: at, from: at }
    })
    const isTold = kind !== 'private'
    const circle: Circle = {
      name,
      owner: uidOf(owner),
      kind,
      createdAt: at,
      purpose,
      rules: { ...usualRules(kind), ...rules },
      ...(isTold && { members: inside.length }),
    }
    const roster: CircleRoster = {
      people: Object.fromEntries(inside.map(({ uid, ...one }) => [uid, one])),
      complete: true,
    }
    const joined = inside.map(({ uid, role, since }): DocumentWrite => {
      const data: JoinedCircle = {
        kind: kind as JoinedCircle['kind'],
        role,
        since,
        ...(kind === 'public' && { owner: circle.owner }),
      }
      return { path: paths.joinedCircle(uid, id), data }
    })
    return [
      { path: paths.circle(id), data: circle },
      { path: paths.circleRoster(id), data: roster },
      ...inside.map((data): DocumentWrite => ({ path: paths.circleMember(id, data.uid), data })),
      ...(isTold ? joined : []),
    ]
  })
  return [...owned, ...all]
}

function idOf(name: string): string {
  return derivedId(`circle ${name}`, 20)
}
