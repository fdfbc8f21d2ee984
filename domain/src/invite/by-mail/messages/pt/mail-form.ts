import { digest } from '../../../../digest/messages/pt/digest.ts'

/** The form of whoever wants to be a member by mail alone. */
export const mailForm = {
  back: 'Prefiro entrar com senha',
  title: 'Só por e-mail',
  lead: 'Sem app e sem senha. O que a família posta chega no seu e-mail, e você responde por botões.',
  emailHint: 'Mandamos uma mensagem para lá agora. Só quem abrir essa caixa confirma.',
  when: 'Quando quer receber?',
  rhythms: { weekly: 'Uma vez por semana', daily: 'Todo dia' },
  weekday: 'Em que dia',
  weekdays: digest.settings.weekdays,
  hour: 'A que horas',
  hours: digest.settings.hours,
  notes: [
    'Cada e-mail traz até 20 posts, com as palavras e uma foto de cada um.',
    'Quem receber um e-mail seu repassado lê o que está nele e pode usar os botões em seu nome.',
    'Para sair do e-mail basta um toque. Para entrar no app um dia, basta um código neste mesmo endereço.',
    'Os outros veem “Lê por e-mail” ao lado do seu nome.',
  ],
  submit: 'Mandar a confirmação',
  submitting: 'Mandando…',
  adults: {
    title: 'Só por e-mail é para quem já fez 18',
    text: 'Antes disso a casa cuida de você melhor no app. Volte e entre com uma senha: o convite é o mesmo.',
  },
  sent: {
    title: 'Agora é com o e-mail',
    text: (email: string) =>
      `Mandamos uma mensagem para ${email}. O botão dela abre uma página onde se confirma, em qualquer aparelho, por três dias. O lugar só é seu depois disso.`,
    again: 'Não chegou? Olhe na caixa de spam. Mandamos uma por dia para cada endereço.',
    other: 'Escrever outro e-mail',
  },
}
