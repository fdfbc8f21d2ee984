import { modulePath } from '@varanda/design/cobogo'
import { courseLength, litBlocks } from './arrange.ts'

const petal = modulePath('petala')

/** The course of blocks under the header: its lit openings are the posts that wait. The pill says it in words. */
export function Course({ waiting }: { waiting: number }) {
  const { from, to } = litBlocks(waiting)
  return (
    <svg className="course" viewBox={`0 0 ${courseLength * 64} 64`} aria-hidden="true" focusable="false">
      {Array.from({ length: courseLength }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a wall stay where they are.
          key={index}
          d={petal}
          fillRule="evenodd"
          transform={`translate(${index * 64} 0)`}
          className={index >= from && index < to ? `lit after-${Math.min(index - from, 2)}` : undefined}
        />
      ))}
    </svg>
  )
}
