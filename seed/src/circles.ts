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
  visibility: Circle['visibility']
  members: readonly Who[]
}

const circles: readonly StoryCircle[] = [
  {
    name: 'Família Andrade',
    owner: 'cida',
    kind: 'group',
    visibility: 'private',
    members: ['beto', 'ana', 'marina', 'rafa', 'lucia', 'sonia', 'giba', 'caio', 'helena', 'pedro', 'zeca', 'nena'],
  },
  {
    name: 'Primos',
    owner: 'caio',
    kind: 'group',
    visibility: 'private',
    members: ['helena', 'diego', 'pedro', 'bia', 'emma', 'noah'],
  },
  {
    name: 'Rua das Acácias',
    owner: 'osvaldo',
    kind: 'group',
    visibility: 'private',
    members: ['cida', 'lucia', 'zuleide', 'katia', 'wellington', 'nakamura', 'zeca', 'nena'],
  },
  {
    name: 'Pelada de quinta',
    owner: 'beto',
    kind: 'group',
    visibility: 'private',
    members: ['zeca', 'giba', 'fabio', 'bruno', 'rafa', 'osvaldo', 'wellington', 'caio', 'tiago', 'diego'],
  },
  {
    name: 'Casamento Marina e Rafa',
    owner: 'livia',
    kind: 'group',
    visibility: 'private',
    members: ['marina', 'rafa', 'ana', 'helena', 'paula', 'luana', 'zuleide', 'graca', 'andre'],
  },
  {
    name: 'Caderno da Nair',
    owner: 'lucia',
    kind: 'group',
    visibility: 'private',
    members: ['cida', 'marina', 'sonia', 'denise', 'nena', 'paula', 'emma'],
  },
  {
    name: 'Bolos da Paula',
    owner: 'paula',
    kind: 'circle',
    visibility: 'public',
    members: ['marina', 'sonia', 'camila', 'marlene', 'patricia', 'renata', 'jessica', 'katia', 'graca'],
  },
  { name: 'Só a vó', owner: 'marina', kind: 'circle', visibility: 'private', members: ['cida'] },
]

/** The circles and groups with the people in them, the owner among them. */
export function circleDocuments(at: Instant): DocumentWrite[] {
  return circles.flatMap(({ name, owner, kind, visibility, members }) => {
    const id = derivedId(`circle ${name}`, 20)
    const circle: Circle = { name, owner: uidOf(owner), kind, visibility, epoch: 1, createdAt: at }
    const inside = [owner, ...members].map((who): DocumentWrite => {
      const role = who === owner ? 'owner' : 'member'
      const data: CircleMember = { uid: uidOf(who), name: person(who).name, role, since: at }
      return { path: paths.circleMember(id, data.uid), data }
    })
    return [{ path: paths.circle(id), data: circle }, ...inside]
  })
}
