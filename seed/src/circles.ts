import type { Circle, CircleMember } from '@varanda/domain/circle/circle'
import type { DocumentWrite } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import { derivedId } from './derived-id.ts'
import type { Instant } from './instant.ts'
import { person, uidOf, type Who } from './people.ts'

interface StoryCircle {
  name: string
  owner: Who
  kind: Circle['kind']
  members: readonly Who[]
}

const circles: readonly StoryCircle[] = [
  {
    name: 'Família Andrade',
    owner: 'cida',
    kind: 'group',
    members: ['beto', 'ana', 'marina', 'rafa', 'lucia', 'sonia', 'giba', 'caio', 'helena', 'pedro', 'zeca', 'nena'],
  },
  {
    name: 'Primos',
    owner: 'caio',
    kind: 'group',
    members: ['helena', 'diego', 'pedro', 'bia', 'emma', 'noah'],
  },
  {
    name: 'Rua das Acácias',
    owner: 'osvaldo',
    kind: 'group',
    members: ['cida', 'lucia', 'zuleide', 'katia', 'wellington', 'nakamura', 'zeca', 'nena'],
  },
  {
    name: 'Pelada de quinta',
    owner: 'beto',
    kind: 'group',
    members: ['zeca', 'giba', 'fabio', 'bruno', 'rafa', 'osvaldo', 'wellington', 'caio', 'tiago', 'diego'],
  },
  {
    name: 'Casamento Marina e Rafa',
    owner: 'livia',
    kind: 'group',
    members: ['marina', 'rafa', 'ana', 'helena', 'paula', 'luana', 'zuleide', 'graca', 'andre'],
  },
  {
    name: 'Caderno da Nair',
    owner: 'lucia',
    kind: 'group',
    members: ['cida', 'marina', 'sonia', 'denise', 'nena', 'paula', 'emma'],
  },
  {
    name: 'Bolos da Paula',
    owner: 'paula',
    kind: 'public',
    members: ['marina', 'sonia', 'camila', 'marlene', 'patricia', 'renata', 'jessica', 'katia', 'graca'],
  },
  { name: 'Só a vó', owner: 'marina', kind: 'private', members: ['cida'] },
]

/** The circles and groups with the people in them, the owner among them. */
export function circleDocuments(at: Instant): DocumentWrite[] {
  return circles.flatMap(({ name, owner, kind, members }) => {
    const id = derivedId(`circle ${name}`, 20)
    const circle: Circle = { name, owner: uidOf(owner), kind, createdAt: at }
    const inside = [owner, ...members].map((who): DocumentWrite => {
      const role = who === owner ? 'owner' : 'member'
      const data: CircleMember = { uid: uidOf(who), name: person(who).name, role, since: at, from: at }
      return { path: paths.circleMember(id, data.uid), data }
    })
    return [{ path: paths.circle(id), data: circle }, ...inside]
  })
}
