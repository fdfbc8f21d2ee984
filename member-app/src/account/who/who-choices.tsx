import { calledBy, postsFor, type Settings } from '@varanda/domain/account/settings'
import { useCountKept } from '../../data/use-count-kept.ts'
import { useMe } from '../../data/use-me.ts'
import { Choice } from '../../ui/choice/choice.tsx'
import { saveCalledBy, savePostsFor } from '../data/settings.ts'
import { useSetting } from '../use-setting.ts'
import { words } from './words.ts'

const { posts, called } = words

/** What is chosen here and nowhere else: for whom a post is at first, and of whose mentions I am told. */
export function WhoChoices({ settings }: { settings: Settings | undefined }) {
  const me = useMe()
  useCountKept(me.uid, 'choice')
  const [isFor, chooseFor] = useSetting(settings?.postsFor ?? 'last', (value) => savePostsFor(me.uid, value))
  const [isCalled, chooseCalled] = useSetting(settings?.calledBy ?? 'readers', (value) => saveCalledBy(me.uid, value))
  return (
    <>
      <Choice
        label={posts.title}
        value={isFor}
        options={postsFor.map((value) => ({ value, text: posts.options[value], note: posts.means[value] }))}
        onChoose={chooseFor}
      />
      <Choice
        label={called.title}
        value={isCalled}
        options={calledBy.map((value) => ({ value, text: called.options[value], note: called.means[value] }))}
        onChoose={chooseCalled}
      />
    </>
  )
}
