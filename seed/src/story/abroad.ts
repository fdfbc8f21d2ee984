import { post, reply } from './telling.ts'
import { week } from './when.ts'

/** Toronto, where Denise, Emma and Noah live, and the roads where Márcio does. */
export const abroad = [
  post(
    'emma',
    week(17, 'sun', '20:30'),
    'Hi family! Mom says this is the place where everyone actually answers. I will write in English and you will all pretend my Portuguese is on its way. É quase. Quase.',
    [
      reply('caio', 9, 'welcome prima! your quase is perfect'),
      reply('lucia', 20, 'Minha flor, escreve do jeito que quiser. Eu ponho os óculos e a Bia traduz.'),
      reply('bia', 22, 'tradutora oficial aqui. cobro em doce'),
    ],
  ),
  post(
    'noah',
    week(17, 'tue', '22:00'),
    'Hello from the other one. I’m the tall one. I have one question and it is about pão de queijo: why is it not everywhere?',
    [reply('helena', 15, 'Finalmente alguém fazendo as perguntas certas.')],
  ),
  post(
    'denise',
    week(16, 'sat', '11:40'),
    'Fui buscar o Noah na rodoviária e ele me abraçou levantando do chão. Uns anos atrás eu é que levantava. Não me lembro do dia em que trocou.',
    [reply('vanessa', 30, 'Ninguém lembra, prima. Ainda bem, senão a gente não deixava.')],
  ),
  post(
    'marcio',
    week(16, 'thu', '05:30'),
    'Saindo de casa com 28 toneladas de azulejo. A Bia desenhou um coração no pó da porta traseira. Vou rodar 1.400 quilômetros sem lavar.',
  ),
  post(
    'emma',
    week(15, 'fri', '19:45'),
    'Started Portuguese classes on Tuesdays. The teacher asked for a sentence with "família." I said "minha família grita, mas é carinho." She gave me a star. I am a grown woman and I put the star on my laptop.',
    [
      reply('marina', 20, 'Como professora eu confirmo: mereceu. A frase está impecável.'),
      reply('sonia', 33, 'NÓS NÃO GRITAMOS.'),
    ],
  ),
  post(
    'noah',
    week(14, 'thu', '20:15'),
    'Vó Lúcia taught me a tongue twister over video. Three rats, a king, some clothes in Rome. I bit my tongue. She laughed so hard she dropped the phone in the beans.',
    [reply('lucia', 20, 'O telefone está no arroz agora. Que semana para esse telefone.')],
  ),
  post(
    'marcio',
    week(14, 'tue', '12:50'),
    'Almocei num posto na beira do rio. A dona só serve um prato por dia e não conta qual é antes. Hoje foi peixe com pirão. Perguntei e amanhã: "amanhã o senhor não está aqui, então não interessa". Vou dar um jeito de estar.',
    [reply('beto', 25, 'Quero o endereço desse posto.')],
  ),
  post(
    'denise',
    week(13, 'wed', '21:30'),
    'Hoje no trabalho me perguntaram de onde vem o meu sotaque. Respondi: de uma cozinha com oito pessoas falando ao mesmo tempo. É o endereço mais exato que eu tenho.',
    [
      reply('cida', 60, 'A cozinha continua no mesmo lugar, Denise. E com as oito.'),
      reply('sonia', 70, 'Dez, contando o Zeca, que vale três.'),
    ],
  ),
  post(
    'vanessa',
    week(12, 'tue', '20:00'),
    'O Márcio liga toda noite às nove. Ontem não tinha assunto, então ele ficou só na linha enquanto eu dobrava a roupa e ele tomava sopa. Trinta minutos de colher e gaveta. Foi ótimo.',
    [reply('denise', 20, 'Isso é casamento, cunhada.'), reply('marcio', 45, 'A sopa era de mandioquinha.')],
  ),
  post(
    'emma',
    week(11, 'thu', '21:00'),
    'The cobogó news reached Toronto and I made Caio send me forty photos. There is something about a wall that was there all along, waiting. Anyway I called my grandmother and we didn’t even talk about walls.',
    [
      reply('lucia', 25, 'Falamos do teu namorado novo, que eu ainda não aprovei.'),
      reply('emma', 28, 'VÓ. This is the family feed.'),
      reply('caio', 31, 'que namorado'),
    ],
  ),
  post(
    'noah',
    week(9, 'wed', '18:40'),
    'Went on a first date. Wanted to sound cultured. Told her my family owns a celebrity dog who rides buses. She didn’t believe me. Showed her the ID card. Second date confirmed.',
    [reply('pedro', 15, 'farofa cupido'), reply('helena', 24, 'Contem isso para a tia Ana, por favor.')],
  ),
  post(
    'marcio',
    week(8, 'sat', '05:10'),
    'Estrada vazia, céu cor de goiaba, rádio chiando moda antiga. Gravei dez minutos do para-brisa para a Bia, sem falar nada, como ela pediu. Aos nove minutos eu espirrei. Ela disse que vai deixar.',
    [reply('bia', 60, 'o espirro é o clímax')],
  ),
  post(
    'denise',
    week(6, 'fri', '12:30'),
    'Pedi férias. Três semanas. A chefe perguntou se era para descansar. Eu disse que não, que era para a família.',
    [reply('marina', 15, 'VEM LOGO.'), reply('vanessa', 28, 'Já marquei teu corte. Franja, você prometeu.')],
  ),
  post(
    'noah',
    week(5, 'tue', '19:00'),
    'Measured the spare bed at tia Cida’s with Caio on video. I am four inches longer than it is. Caio has proposed "a pergola for the feet."',
    [
      reply('caio', 8, 'o projeto executivo sai amanhã'),
      reply('lucia', 30, 'Põe um banquinho. Seu bisavô dormia assim e viveu 89 anos.'),
    ],
  ),
  post(
    'marcio',
    week(4, 'wed', '19:20'),
    'Fiz a troca com o Joelson e consegui a folga na semana do casamento. Custou duas viagens para o norte e um queijo. Barato.',
    [reply('marina', 14, 'Primo! Agora sim está completo.'), reply('vanessa', 19, 'O queijo era o meu.')],
  ),
  post(
    'emma',
    week(2, 'fri', '21:20'),
    'Practiced my speech for the wedding out loud on the subway. In Portuguese. An old man two seats away corrected my pronunciation of "saudade" and then missed his stop to hear the end.',
    [reply('denise', 10, 'Qual era a linha? Aposto que era de Minas.'), reply('marina', 22, 'Convida o senhor.')],
  ),
  post(
    'denise',
    week(1, 'mon', '22:40'),
    'Mala aberta no chão da sala. Para lá: maple, salgadinho de ketchup do Pedro, meia grossa para ninguém. Para cá, na volta: goiabada, polvilho, café, minha mãe se ela deixar.',
    [
      reply('lucia', 35, 'Sua mãe não cabe na mala e não larga o hibisco.'),
      reply('emma', 41, 'She’s leaving half the suitcase empty on purpose. I checked.'),
    ],
  ),
]
