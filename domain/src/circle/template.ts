import type { CircleKind, CircleRules } from './circle.ts'

/** What a circle begins with; its words are in the messages, by its name. */
export interface CircleTemplate {
  kind: CircleKind
  rules: CircleRules
  /** What of the rules stays as it is, because people came for it. */
  fixed?: Partial<CircleRules>
  /** Nobody with a guardian is in it without their yes, also at 16 and 17. */
  asksEveryGuardian?: true
  /** What leaves the app about it (a push, a mail) names nobody with a guardian. */
  namesNoChildren?: true
}

const group = { whoPosts: 'members', whoInvites: 'members', history: 'all', comments: true, mail: true } as const

export const circleTemplates = {
  /** All share and ask others in, and whoever comes sees all. */
  family: { kind: 'group', rules: group },
  /** Guardians who arrange to meet. */
  playdates: { kind: 'group', rules: { ...group, whoInvites: 'moderators', history: 'month' }, namesNoChildren: true },
  /** School or class: few announce, all answer. */
  class: {
    kind: 'group',
    rules: { ...group, whoPosts: 'moderators', whoInvites: 'moderators', history: 'new' },
  },
  /** Children and teens: whoever has a guardian comes with their yes, and nothing of it leaves by mail. */
  kids: {
    kind: 'group',
    rules: { ...group, whoInvites: 'moderators', history: 'new', mail: false },
    fixed: { mail: false },
    asksEveryGuardian: true,
  },
  /** A shop of the neighbourhood, followed by whoever likes. */
  brand: { kind: 'public', rules: { ...group, whoPosts: 'moderators' } },
} as const satisfies Record<string, CircleTemplate>

export type TemplateName = keyof typeof circleTemplates
export const templateNames = Object.keys(circleTemplates) as [TemplateName, ...TemplateName[]]

export function templateOf(name: TemplateName | undefined): CircleTemplate | undefined {
  return name && circleTemplates[name]
}
