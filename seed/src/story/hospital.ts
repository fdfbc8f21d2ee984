import { post, reply } from './telling.ts'
import { week } from './when.ts'

/** Tio Zeca's heart gives the family a fright, and then is put right. */
export const hospital = [
  post(
    'nena',
    week(8, 'mon', '14:05'),
    'O Zeca passou mal depois do almoço, uma dor no peito que ele chamou de "pastel atravessado". A Simone não gostou da cor dele e levou direto para o hospital. Está consciente e reclamando. Rezem.',
    [
      reply('cida', 3, 'Estou indo com a Lúcia.'),
      reply('beto', 5, 'Chego em quinze minutos, tia.'),
      reply('osvaldo', 12, 'A chave da casa de vocês está comigo, dou comida aos passarinhos.'),
    ],
  ),
  post(
    'simone',
    week(8, 'mon', '18:20'),
    'Para todos, com calma: meu sogro tem uma artéria entupida. Não foi infarto, chegou a tempo. Amanhã cedo faz cateterismo e provavelmente põe um stent. É um procedimento que fazem aqui todo dia. Ele está monitorado, corado e já pediu a escalação de domingo.',
    [
      reply('beto', 4, 'Obrigado, Simone. Respirei agora.'),
      reply('helena', 8, 'Você salvou ele. Sem brincadeira.'),
      reply('ana', 11, 'Levo as receitas dele organizadas, já imprimi tudo.'),
    ],
  ),
  post(
    'fabio',
    week(8, 'mon', '23:30'),
    'Primeira noite. Pai dorme. Eu fico olhando a linha verde subir e descer e pensando que é o melhor itinerário que eu já vi.',
    [
      reply('rafa', 6, 'Troco contigo às quatro, irmão. Já estou de pé.'),
      reply('simone', 9, 'Come alguma coisa. Tem bolacha na minha bolsa.'),
    ],
  ),
  post(
    'cida',
    week(8, 'tue', '06:30'),
    'Acordei às quatro, fiz o terço e passei café para o corredor inteiro do hospital. A moça da portaria disse que não podia. Servi a moça primeiro.',
    [
      reply('zuleide', 20, 'Estou rezando daqui, comadre.'),
      reply('sonia', 25, 'Estou no estacionamento, mãe, desço com os copos.'),
    ],
  ),
  post(
    'simone',
    week(8, 'tue', '10:42'),
    'DEU TUDO CERTO. Um stent, quarenta minutos, artéria aberta. Saiu da sala perguntando quanto foi o jogo. Não tinha jogo.',
    [
      reply('nena', 2, 'Obrigada meu Deus. Obrigada minha filha.'),
      reply('beto', 3, 'GOOOOOL'),
      reply('caua', 5, 'vô!!!!!!!! mãe eu tô chorando na aula de química'),
      reply('osvaldo', 9, 'Toquei o apito da estação. Ainda tenho o apito.'),
    ],
  ),
  post(
    'zeca',
    week(8, 'tue', '19:50'),
    'Estou vivo. A comida não tem sal, a enfermeira não aceita gorjeta e o companheiro de quarto torce para o adversário. Mas estou vivo e obrigado.',
    [
      reply('bruno', 3, 'Capitão!! Descansa que a zaga aguenta.'),
      reply('giba', 6, 'Bem-vindo de volta, cabeça-dura.'),
      reply('lucia', 18, 'Da próxima vez que quiser atenção toca a sanfona.'),
    ],
  ),
  post(
    'caua',
    week(8, 'wed', '18:15'),
    'visitei meu vô. ele tava ensinando o senhor da cama do lado a montar um 4-4-2 com os potinhos de gelatina',
    [reply('gabi', 6, 'quem era o goleiro'), reply('caua', 7, 'a de limão')],
  ),
  post(
    'nena',
    week(8, 'thu', '11:00'),
    `Alta! Lista da cardiologista, que colei na geladeira, na porta e na testa dele:
pouco sal
caminhada todo dia
remédio na hora
nada de carregar peso
nada de se aborrecer
Ele perguntou se o Unidos conta como aborrecimento. Ela disse que sim.`,
    [
      reply('marlene', 15, 'A hidroginástica aceita homens às terças. Só avisando.'),
      reply('fabio', 22, 'Já escondi o saleiro atrás do arroz.'),
      reply('zeca', 26, 'Achei.'),
    ],
  ),
  post(
    'zeca',
    week(8, 'fri', '16:30'),
    `Falando sério uma vez por ano, e este ano é hoje.

Na maca, o teto do corredor passa rápido, que nem janela de ônibus. Contei as lâmpadas: vinte e seis. Na vigésima pensei na Nena, na vigésima primeira no Fábio, e assim fui, uma pessoa para cada lâmpada. Acabaram as lâmpadas e não acabou a gente.

Era só isso. Podem voltar a me aborrecer, mas devagar.`,
    [
      reply('cida', 8, 'Meu cunhado querido.'),
      reply('marina', 12, 'Tio. Vou ler isso no meu casamento se você deixar.'),
      reply('zeca', 15, 'Deixo. Desconta dos meus quatro minutos?'),
      reply('fabio', 30, 'Te amo, pai. Qual lâmpada era eu? Já li, a vinte e um. Te amo.'),
    ],
  ),
  post(
    'osvaldo',
    week(7, 'sat', '08:15'),
    'Caminhei com o Zeca até a padaria e voltamos. Duzentos metros. Ele cumprimentou tanta gente que levou uma hora e doze. A médica disse para não forçar o ritmo. Não há perigo.',
    [
      reply('simone', 10, 'Aprovado.'),
      reply('katia', 20, 'Pão sem sal para ele a partir de hoje. Ele fez careta e comeu dois.'),
    ],
  ),
]
