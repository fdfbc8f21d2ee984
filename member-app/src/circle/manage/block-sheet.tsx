import { call } from '@varanda/client/call'
import { changeCircle } from '@varanda/domain/circle/calls/change-circle'
import { circleLimits } from '@varanda/domain/circle/circle'
import { useState } from 'react'
import { CircleBlock } from '../../ui/circle-block.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { ConfirmSheet } from '../../ui/sheet/confirm-sheet.tsx'
import type { MyCircle } from '../data/circles-found.ts'
import { managingWords } from '../words.ts'

const words = managingWords.block
const editions = Array.from({ length: circleLimits.blocks }, (_, edition) => edition)

/** Another of the blocks that a circle's id stands for. */
export function BlockSheet({ circle: { id, circle }, onClose }: { circle: MyCircle; onClose: () => Promise<void> }) {
  const [block, setBlock] = useState(circle.block ?? 0)
  const { yes, no, doing, done, failed } = managingWords.rename
  return (
    <ConfirmSheet
      title={words.title}
      yes={yes}
      no={no}
      doing={doing}
      failed={failed}
      act={async () => {
        await call(changeCircle, { circleId: id, block })
        toast(done)
      }}
      onClose={onClose}
    >
      <p className="quiet">{words.note}</p>
      <fieldset className="block-choice">
        <legend className="visually-hidden">{words.title}</legend>
        {editions.map((edition) => (
          <label key={edition} className="block-tile">
            <input
              type="radio"
              name="block"
              className="visually-hidden"
              aria-label={words.one(edition + 1)}
              checked={edition === block}
              onChange={() => setBlock(edition)}
            />
            <CircleBlock id={id} edition={edition} />
          </label>
        ))}
      </fieldset>
    </ConfirmSheet>
  )
}
