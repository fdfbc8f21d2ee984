import type { adminGraph as pt } from '../pt/admin-graph.ts'

const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`)

/** The graph of the instance, for administrators. */
export const adminGraph = {
  title: 'Map of the house',
  lead: 'Who came through whom, and who knows whom. Nothing that people post.',
  count: people,
  made: (when: string) => `Made ${when}, and again every night.`,
  renew: 'Make a new map',
  renewing: 'Making a new map…',
  renewingLong:
    'Making a new map… In a large house this takes some minutes. You can leave: it will be here when it is ready.',
  renewed: 'Done, this map is from now.',
  notAsked: 'The house didn’t get that. Try again.',
  newer: (when: string) => `There is a newer map, made ${when}.`,
  take: 'See the new map',
  reading: (share: number) => `Fetching the map: ${share}%`,
  none: {
    title: 'No map yet',
    text: 'The house makes the map every night. The first one can be now.',
  },
  alone: {
    title: 'Only one person on the map so far',
    text: 'As soon as somebody comes by an invite, the lines begin.',
  },
  nobody: {
    title: 'Nobody on the map',
    text: 'Whoever lives here chose not to be on it, or isn’t 18 yet.',
  },
  hidden:
    'Those who chose not to be on the map and those under 18 have no window and no lines: they are counted, without names, with whoever is next above them. Up to two, it only says that there are a few.',
  /** Hidden members above whom nobody is shown. */
  atTop: {
    few: 'There are also a few people off the map with nobody above them.',
    others: (count: number) => `There are also ${count} people off the map with nobody above them.`,
  },
  branchOf: (name: string) => `${name}’s branch`,
  /** Lines of a person's card. */
  person: {
    seats: (taken: number, seats: number) =>
      seats === 1 ? `${taken} of 1 seat taken` : `${taken} of ${seats} seats taken`,
    seatsUntold: (seats: number) => (seats === 1 ? 'Has 1 seat' : `Has ${seats} seats`),
    few: 'And a few others this way',
    others: (count: number) => `And ${count} others this way`,
    suspended: 'Account suspended',
    slowed: 'Account slowed down',
    resting: 'Branch paused',
  },
  health: {
    title: 'How the branches are doing',
    lead: 'A branch is somebody with everybody who came through them.',
    caption: 'Branches of the house',
    sort: 'Sort by',
    columns: {
      name: 'Branch of',
      members: 'People',
      others: 'Others',
      depth: 'Steps to the tip',
      seats: 'Seats taken',
      joined30: 'In 30 days',
      joined90: 'In 90 days',
      stopped: 'Suspended or slowed',
      resting: 'Paused',
    },
    seats: (taken: number, seats: number) => `${taken} of ${seats}`,
    few: 'a few',
    page: (from: number, to: number, all: number) => `${from} to ${to} of ${all}`,
    previous: 'Previous',
    next: 'Next',
    note: 'Seats of those with people who are not on the map don’t count here.',
  },
  /** What the explorer says of an instance, in the place of its own words. */
  terms: {
    branch: 'Branch',
    branches: 'Branches',
    through: 'Through {name}',
    throughWhom: 'Through',
    beginning: 'At the beginning of the house',
    came: { one: '{n} person came this way', other: '{n} people came this way' },
    howManyCame: 'How many came this way',
    cameHere: 'This way',
    line: 'Who came through whom',
    sizes: 'A larger window: more people came that way.',
    lines: { one: '{n} line on the map', other: '{n} lines on the map' },
    howManyLines: 'Lines on the map',
    oneLineAway: 'One line away',
    lineOrConnection: 'arrival or connection',
    depth: 'Steps since the beginning',
    path: {
      byTies: 'The lines of the map',
      byInvites: 'Who came through whom',
      ties: { one: '{n} step, along the lines of the map.', other: '{n} steps, along the lines of the map.' },
      invites: { one: '{n} step, by who came through whom.', other: '{n} steps, by who came through whom.' },
      invitesIn: {
        one: '{n} step, by who came through whom, over {months}.',
        other: '{n} steps, by who came through whom, over {months}.',
      },
      soFar: { one: 'By {month}, {n} step of this path.', other: 'By {month}, {n} steps of this path.' },
      noneByInvites: 'By who came through whom, the map doesn’t join the two.',
    },
  },
} satisfies typeof pt
