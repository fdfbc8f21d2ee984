/** What pages tell of the tables of personal data. */
import { personalDocuments } from './documents.ts'
import { personalFiles } from './files.ts'
import { type PersonalData, type PersonalTopic, personalTopics } from './row.ts'
import { personalTables } from './tables.ts'

type Rows = typeof personalDocuments & typeof personalFiles & typeof personalTables
type TopicThatStays<Row> = Row extends { tells: readonly (infer Topic)[]; whose: infer Whose }
  ? 'keep' extends Whose[keyof Whose]
    ? Topic
    : never
  : never
/** Of which something stays after an erasure. */
export type StayingTopic = { [Name in keyof Rows]: TopicThatStays<Rows[Name]> }[keyof Rows]

/** What pages say of each topic. */
export interface PersonalDataWords {
  topics: Record<PersonalTopic, { name: string; more?: string; why: string; kept: string }>
  /** What stays of it after an erasure, and why. */
  stays: Record<StayingTopic, string>
}

const rows: readonly PersonalData[] = [personalDocuments, personalFiles, personalTables].flatMap(Object.values)
const toldBy = (those: readonly PersonalData[]): readonly PersonalTopic[] =>
  personalTopics.filter((topic) => those.some(({ tells }) => tells.includes(topic)))

/** Of which nothing stays that tells whose it was. */
export const erasedTopics = personalTopics.filter(
  (topic) => !rows.some(({ tells, whose }) => tells.includes(topic) && Object.values(whose).includes('keep')),
)

/** What the copy of somebody's data holds. */
export const copiedTopics = toldBy(rows.filter(({ copyFor }) => copyFor !== undefined))

/** What is kept, why and until when, as rows of a page's table. */
export function dataRows({ topics }: PersonalDataWords): string[][] {
  return personalTopics.map((topic) => {
    const { name, more = '', why, kept } = topics[topic]
    return [`**${name}**${more}`, why, kept]
  })
}

/** Topics within a sentence. */
export function listedTopics(listed: readonly PersonalTopic[], { topics }: PersonalDataWords): string {
  return listed.map((topic) => `${topics[topic].name.charAt(0).toLowerCase()}${topics[topic].name.slice(1)}`).join('; ')
}
