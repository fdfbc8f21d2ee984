import { type NoticeTopic, noticeChannels } from '@varanda/domain/notice/topics'
import { channelsOf, type NoticeWishes } from '@varanda/domain/notice/wishes'
import type { ReactNode } from 'react'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import type { SaveWishes } from '../use-save-wishes.ts'
import { settingsWords as words } from '../words.ts'
import { SettingRow } from './row.tsx'
import { useMailComes } from './use-mail-comes.ts'

const icons = { push: 'bell', mail: 'mail' } as const

interface TopicRowProps {
  topic: NoticeTopic
  wishes: NoticeWishes
  save: SaveWishes
  /** Whether the instance can ring anybody. */
  pushes: boolean
  isOpen: boolean
  onTurn: () => void
  /** Another sentence of what is set, around where it goes. */
  say?: (how: string) => string
  /** Nothing of it comes at all. */
  isIdle?: boolean
  children?: ReactNode
}

/** Where one kind of notice goes besides the list. */
export function TopicRow({ topic, wishes, save, pushes, isOpen, onTurn, say, isIdle, children }: TopicRowProps) {
  const channels = channelsOf(wishes, topic)
  const push = channels.push && pushes
  // Whoever comes in by a guardian's code has no address.
  const hasAddress = useMe().email !== ''
  const mailComes = useMailComes()
  const mail = channels.mail && mailComes
  const how = words.how[push && mail ? 'both' : push ? 'push' : mail ? 'mail' : 'none']
  return (
    <SettingRow
      id={topic}
      title={words.topics[topic]}
      how={say ? say(how) : how}
      isLoud={(push || mail) && !isIdle}
      isOpen={isOpen}
      onTurn={onTurn}
    >
      {noticeChannels
        .filter((channel) => (channel === 'mail' ? hasAddress : pushes))
        .map((channel) => (
          <label key={channel} className="how-check">
            <Icon name={icons[channel]} />
            <span>{words.channels[channel]}</span>
            <input
              type="checkbox"
              checked={channels[channel]}
              onChange={({ target }) => save({ topics: { [topic]: { [channel]: target.checked } } })}
            />
          </label>
        ))}
      {channels.mail && hasAddress && !mailComes && <p className="small">{words.how.noMail}</p>}
      <p className="small quiet">{words.always}</p>
      {children}
    </SettingRow>
  )
}
