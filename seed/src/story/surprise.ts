import { post, reply } from './telling.ts'
import { week } from './when.ts'

/** Birthdays; and Rafa's, of which Rafa must not know. */
export const surprise = [
  post(
    'giba',
    week(16, 'thu', '06:45'),
    'Hoje é aniversário da Sônia. Ela já arrumou a própria cama, o próprio café e está conferindo se o bolo que eu escondi está bem escondido. Não está.',
    [
      reply('helena', 10, 'Feliz aniversário, mãe! Finge surpresa pelo menos uma vez.'),
      reply('beto', 22, 'Parabéns, mana. Quer que eu devolva a furadeira do Giba de presente?'),
      reply('cida', 30, 'Minha primeira. Nasceu às cinco da manhã, já olhando o relógio.'),
    ],
  ),
  post(
    'sonia',
    week(16, 'thu', '22:20'),
    'Obrigada a todos. Ganhei uma agenda, uma agenda, um planner e uma agenda. Vocês me conhecem. Já anotei os agradecimentos.',
    [reply('marina', 8, 'A agenda com elástico é minha. A melhor.')],
  ),
  post(
    'camila',
    week(15, 'sat', '13:50'),
    'Meu pai fez aniversário e pediu uma coisa só: que ninguém falasse durante a partida. Durou quatro minutos. Recorde da família Ribeiro.',
    [
      reply('marlene', 9, 'Eu só perguntei se ele queria bolo.'),
      reply('ivo', 14, 'Eu tinha o duplo seis na mão.'),
      reply('pedro', 30, 'parabéns vô! ensina o duplo seis'),
    ],
  ),
  post(
    'ana',
    week(11, 'wed', '20:55'),
    'O Beto assoprou a vela, fez um pedido e na mesma hora tocou a campainha: era o Giba com a furadeira. Nunca vi um desejo se cumprir tão rápido.',
    [reply('giba', 5, 'Vim pegar a escada.'), reply('camila', 12, 'Que pedido mal gasto.')],
  ),
  post(
    'diego',
    week(9, 'wed', '19:30'),
    'Aniversário da Helena: 37 semanas de barriga, uma vela equilibrada em cima. O Tomás chutou e apagou. Tecnicamente o pedido é dele.',
    [reply('jessica', 7, 'Pediu para sair.'), reply('sonia', 20, 'Ainda não, Tomás, falta esterilizar as mamadeiras.')],
  ),
  post(
    'marina',
    week(5, 'mon', '21:50'),
    'SEGREDO. O aniversário do Rafa está chegando e ele acha que ninguém lembra, por causa do casamento. Vamos fazer a festa dentro da marcenaria, enquanto ele acha que vai consertar uma porta. Quem topa? Tirei ele desta conversa, podem falar à vontade.',
    [
      reply('livia', 2, 'Aba nova: "Operação Serragem".'),
      reply('ana', 6, 'Eu distraio. Tenho uma porta quebrada de verdade.'),
      reply('graca', 12, 'Faço o bobó. Ele desconfia se eu sumir, então vou dizer que é gripe.'),
      reply('caio', 20, 'a placa fica comigo'),
      reply('zeca', 26, 'Eu sei guardar segredo.'),
      reply('nena', 27, 'Não sabe. Eu vigio.'),
    ],
    ['rafa'],
  ),
  post(
    'livia',
    week(4, 'thu', '12:15'),
    'Operação Serragem, andamento: 34 confirmados. Sinal combinado: quando a Ana mandar mensagem dizendo "a dobradiça é essa mesma", todo mundo apaga a luz. André, por favor, só a luz da oficina, não a do quarteirão.',
    [reply('andre', 4, 'Foi UMA vez.'), reply('jessica', 16, 'Confirmo. Levo o Tomás emprestado.')],
    ['rafa'],
  ),
  post(
    'beto',
    week(4, 'fri', '19:10'),
    'O Rafa me perguntou hoje se eu sabia de alguma coisa na quinta. Eu respondi "que quinta?". Ele disse "a da pelada, Beto, toda quinta". Quase entreguei tudo por excesso de zelo.',
    [
      reply('bruno', 6, 'Amador.'),
      reply('marina', 11, 'Beto, não fala mais com ele até quinta.'),
      reply('ana', 14, 'Eu falei que ele era o elo fraco.'),
    ],
    ['rafa'],
  ),
  post(
    'tiago',
    week(3, 'wed', '18:45'),
    'dúvida operacional: o presente coletivo (a serra de fita) está no meu quarto. tem 1,80 m. se o rafa vier buscar o caio eu digo o que',
    [reply('caio', 2, 'que é um cabide'), reply('diego', 9, 'Que é minha.'), reply('zeca', 13, 'Diz que é uma harpa.')],
    ['rafa'],
  ),
  post(
    'rafa',
    week(3, 'thu', '23:40'),
    `Fui consertar a porta da Ana. Três parafusos, uma dobradiça, uma demora danada, a Ana oferecendo café de cinco em cinco minutos. Depois passei na oficina para largar a caixa e a luz não acendeu.

Quando acendeu estavam todos vocês lá. Meus amigos, minha mãe curada da gripe, o Tomás de chapeuzinho. E uma serra de fita com laço, que o Tiago jurou ontem que era uma harpa.

Nunca tive uma festa surpresa. Não sabia que dava essa fraqueza na perna.`,
    [
      reply('graca', 8, 'Milagre da medicina.'),
      reply('marina', 10, 'Você não desconfiou nem do bobó? O quarteirão inteiro cheirava.'),
      reply('rafa', 13, 'Achei que era saudade.'),
      reply('ana', 18, 'A porta está ótima, obrigada. Pode voltar, tem outra.'),
      reply('tiago', 25, 'harpa de fita'),
      reply('cida', 33, 'Parabéns, meu filho. Daqui a pouco é na papelada também.'),
    ],
  ),
  post(
    'sonia',
    week(4, 'sun', '08:00'),
    'Hoje tem varanda nova E aniversário da Tia Lúcia. Ela pediu para não fazer alarde. Mandou a lista do alarde às seis da manhã: bolo, flores, retrato na escada e uma valsa.',
    [
      reply('lucia', 18, 'A valsa é facultativa. Não é, mas é educado dizer.'),
      reply('zeca', 25, 'Sanfona afinada.'),
      reply('denise', 35, 'Mãe, feliz aniversário! Põe a câmera na escada que a gente entra por vídeo.'),
    ],
  ),
  post(
    'lucia',
    week(4, 'sun', '22:10'),
    'Dancei a valsa na varanda nova, com a luz do cobogó passando por cima de todo mundo. Dancei com o Zeca, com o Osvaldo, com o Pedro, que pisa, e com a Cida, que conduz. Setenta e tantos e ainda me tiram para dançar.',
    [
      reply('pedro', 7, 'eu avisei que pisava'),
      reply('osvaldo', 15, 'Foi uma honra. Peço a próxima.'),
      reply('cida', 20, 'Você ainda conta os passos em voz alta, Lúcia.'),
    ],
  ),
]
