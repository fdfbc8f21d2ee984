import type { Locale } from '@varanda/domain/locale'
import type { PictureLegend } from '../canvas/legend.ts'
import { numberText } from '../count-text.ts'
import type { View } from '../view-state.ts'
import type { Classes } from './classes.ts'
import type { ExplorerWords } from './explorer-props.ts'
import type { Facts } from './facts/facts.ts'

/** What colours, lines and sizes of the picture stand for, in words: beside it, and in what is saved of it. */
export function pictureLegend(
  { colour, size }: Pick<View, 'colour' | 'size'>,
  classes: Classes | undefined,
  { hasInvites, isInvite }: Facts,
  words: ExplorerWords,
  locale: Locale,
): PictureLegend {
  const say = words.legend
  const hasOthers = isInvite.includes(0)
  return {
    title: colour === 'group' ? say.group : colour === 'community' ? say.community : words.colour[colour],
    classes: (classes?.list ?? []).flatMap(({ name, count }, colour) =>
      count > 0 ? [{ name, colour, count: numberText(locale, count) }] : [],
    ),
    lines: [
      ...(hasInvites ? [{ isInvite: true, text: say.invite }] : []),
      ...(hasOthers ? [{ isInvite: false, text: say.tie }] : []),
    ],
    sizes: size === 'invited' && hasInvites ? words.size.legend : undefined,
  }
}
