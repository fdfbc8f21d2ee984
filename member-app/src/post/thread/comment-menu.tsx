import type { IconName } from '@varanda/design/icons'
import type { Comment } from '@varanda/domain/post/comment'
import { useNames } from '../../connection/data/connections.ts'
import type { Row } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { useMayWrite } from '../../ui/may-write.ts'
import { lazySheet } from '../../ui/sheet/lazy-sheet.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { words } from '../words.ts'
import type { ThreadActs } from './thread-acts.ts'
import { words as threadWords } from './words.ts'

const ReportSheet = lazySheet(async () => (await import('../../ui/sheet/report-sheet.tsx')).ReportSheet)

/** The element of the button that opens it. */
export const commentMenuId = (id: string) => `comment-menu-${id}`

/** What can be done about a comment besides answering: change or delete one's own, report another's. */
export function CommentMenu({ comment, acts }: { comment: Row<Comment>; acts: ThreadActs }) {
  const me = useMe()
  const mayWrite = useMayWrite()
  const { nameOf } = useNames()
  const sheet = useSheet(`comment/${comment.id}`)
  const report = useSheet(`report/${comment.id}`)
  const isMine = comment.data.author.uid === me.uid
  const name = nameOf(comment.data.author)
  const then = (act: () => void) => () => void sheet.hide().then(act)
  return (
    <>
      <button
        type="button"
        id={commentMenuId(comment.id)}
        className="icon-button"
        aria-label={isMine ? threadWords.moreMine : threadWords.more(name)}
        aria-haspopup="dialog"
        onClick={sheet.show}
      >
        <Icon name="more" size={20} />
      </button>
      <Sheet
        open={sheet.open}
        onClose={() => void sheet.hide()}
        title={isMine ? threadWords.mine : threadWords.of(name)}
      >
        <ul className="plain menu-acts">
          {mayWrite && isMine && !acts.closed && (
            <Act
              icon="edit"
              text={threadWords.edit}
              means={threadWords.editMeans}
              onAct={then(() => acts.edit(comment.id))}
            />
          )}
          {(isMine || acts.isMyPost) && (
            <Act
              icon="trash"
              takes
              text={threadWords.remove}
              means={threadWords.removeMeans}
              onAct={then(() => acts.remove(comment.id))}
            />
          )}
          {!isMine && <Act icon="flag" text={words.reportComment(name)} onAct={then(report.show)} />}
        </ul>
      </Sheet>
      {report.open && (
        <ReportSheet
          target={{ kind: 'comment', postId: acts.postId, commentId: comment.id }}
          onClose={() => void report.hide()}
        />
      )}
    </>
  )
}

function Act(props: { icon: IconName; text: string; means?: string; takes?: boolean; onAct: () => void }) {
  const { icon, text, means, takes, onAct } = props
  return (
    <li>
      <button type="button" className={takes ? 'menu-act takes' : 'menu-act'} onClick={onAct}>
        <Icon name={icon} />
        <span>
          {text}
          {means && <span className="small quiet">{means}</span>}
        </span>
      </button>
    </li>
  )
}
