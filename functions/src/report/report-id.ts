import { createHash } from 'node:crypto'
import { paths } from '@varanda/domain/paths'
import type { ReportTarget } from '@varanda/domain/report/report'

/** One for each reporter and target: its id follows from both. */
export function reportIdOf(reporter: string, target: ReportTarget): string {
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
