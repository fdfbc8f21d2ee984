import { plural } from '../../../messages/plural.ts'
import type { Action, ActionKind, ConditionKind, SaidKind, TriggerKind } from '../../parts.ts'

/** `20:30` as `às 20h30`, `01:00` as `à 1h`. */
function at(clock: string): string {
  return `${clock.startsWith('01') ? 'à' : 'às'} ${hour(clock)}`
}

function hour(clock: string): string {
  const [hours = '', minutes = ''] = clock.split(':')
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`
}

/** An automation as a sentence. What stands in braces is put in, and chosen there. */
export const sentence = {
  when: {
    'i-post': 'Quando {trigger}',
    posts: 'Quando {by} posta em {in}',
    said: 'Quando {trigger}',
    joined: 'Quando {trigger}',
    supported: 'Quando {trigger}',
    time: '{trigger} {at}',
  } satisfies Record<TriggerKind, string>,
  iPost: 'eu posto',
  joined: 'alguém entra pelo meu convite',
  supported: 'chega um apoio, por cartão ou confirmado por mim',
  said: {
    anything: 'alguém comenta, reage ou me chama',
    comment: 'alguém comenta o que é meu',
    reaction: 'alguém reage ao que é meu',
    mention: 'alguém me chama',
  } satisfies Record<SaidKind, string>,
  someone: 'alguém',
  anyCircle: 'qualquer círculo',
  /** What is still to be chosen. */
  aPerson: 'uma pessoa',
  aCircle: 'um círculo',
  aWord: 'uma palavra',
  aText: 'um texto',
  everyDay: 'Todo dia',
  everyWeek: ['Toda segunda', 'Toda terça', 'Toda quarta', 'Toda quinta', 'Toda sexta', 'Todo sábado', 'Todo domingo'],
  everyMonth: (day: number) => `Todo dia ${day}`,
  at,
  if: ', se ',
  join: { all: 'e', any: 'ou' },
  condition: {
    author: 'for de',
    circle: 'vier de',
    photo: 'tiver foto',
    word: 'disser',
    tag: 'tiver',
    hours: 'for entre',
    weekdays: 'for',
  } satisfies Record<ConditionKind, string>,
  hours: (from: string, to: string) => `${hour(from)} e ${hour(to)}`,
  weekdays: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'],
  quoted: (text: string) => `“${text}”`,
  next: ', ',
  and: ' e ',
  action: {
    share: '{kind} em {circles}',
    notify: '{kind}',
    post: '{kind} {text} em {circle}',
    mute: '{kind} {whom} por {days}',
    add: '{kind} em {circle}',
    save: '{kind}',
    thank: '{kind} {text}',
  } satisfies Record<ActionKind, string>,
  does: {
    share: 'mostre também',
    phone: 'avise meu celular',
    mail: 'me avise por e-mail',
    list: 'ponha nos meus avisos e no meu resumo',
    post: 'escreva',
    mute: 'silencie',
    add: 'ponha essa pessoa',
    save: 'guarde o post',
    thank: 'agradeça com',
  } satisfies Record<Exclude<ActionKind, 'notify'> | Extract<Action, { kind: 'notify' }>['by'], string>,
  whoDidIt: 'quem fez isso',
  days: (count: number) => `${count} ${plural('pt', count, { one: 'dia', other: 'dias' })}`,
  ingredients: { name: 'nome', date: 'data', circle: 'círculo' },
  /** Who did it is not known here (any more). */
  nobody: 'alguém',
}
