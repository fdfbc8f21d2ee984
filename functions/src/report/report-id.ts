import { createHash, createHmac } from 'node:crypto'
import { paths } from '@varanda/domain/paths'
import type { ReportTarget } from '@varanda/domain/report/report'
import { instanceKey } from '../instance/instance-key.ts'

/**
 * The ids of what `reporter` says of a target, by which time that is, from 0. They follow from both and from a secret of
 * the instance: those who look after a circle read a report's id, and know everybody in it who could have made it.
 */
export async function reportIdsOf(reporter: string, target: ReportTarget): Promise<(turn: number) => string> {
  const key = await instanceKey('report')
  return (turn) =>
    createHmac('sha256', key)
      .update(`${reporter} ${pathOf(target)} ${turn}`)
      .digest('hex')
}

/** The id that the same had before there was the secret. What lies there is found, and nothing new goes there. */
export function openlyMadeId(reporter: string, target: ReportTarget): string {
  return createHash('sha256')
    .update(`${reporter} ${pathOf(target)}`)
    .digest('hex')
}

function pathOf(target: ReportTarget): string {
  switch (target.kind) {
    case 'member':
      return paths.user(target.uid)
    case 'circle':
      return paths.circle(target.circleId)
    case 'post':
      return paths.post(target.postId)
    case 'comment':
      return paths.comment(target.postId, target.commentId)
  }
}
