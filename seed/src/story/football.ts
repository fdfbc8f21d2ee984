import { post, reply } from './telling.ts'
import { week } from './when.ts'

/** Unidos das Acácias on Thursdays, and the Copa da Represa. */
export const football = [
  post(
    'beto',
    week(17, 'thu', '23:05'),
    'Pelada de hoje: 9 a 8. Não sei para quem. O Osvaldo, que marca o placar com pedrinhas, foi distraído por um sorveteiro no segundo tempo.',
    [
      reply('osvaldo', 15, 'O picolé de milho estava irrepreensível. O placar eu mantenho.'),
      reply('tiago', 21, 'a gente ganhou, tenho certeza moral'),
    ],
  ),
  post(
    'zeca',
    week(16, 'wed', '18:30'),
    'Inscrevi o Unidos das Acácias na Copa da Represa. Doze times. Idade mínima: trinta e cinco, com direito a quatro "jovens". Caio, Tiago, Diego: vocês são os jovens. O quarto jovem é o Bruno, que vai fazer a barba.',
    [
      reply('bruno', 7, 'Tenho quarenta e nove anos de juventude.'),
      reply('diego', 19, 'Seu Zeca, minha mulher está grávida de sete meses.'),
      reply('zeca', 23, 'Ótimo, ela também pode vir. Joga mais que você.'),
      reply('caio', 30, 'eu só sei jogar no desenho'),
    ],
  ),
  post(
    'bruno',
    week(15, 'fri', '08:10'),
    'Estreia no domingo e o uniforme ainda é aquele de 2009, com o patrocínio da locadora. A locadora fechou em 2011. Em respeito, a gente continua devendo dois filmes.',
    [
      reply('giba', 12, 'Um dos filmes está comigo. Não devolvo.'),
      reply('fabio', 20, 'Um era do Cauã, desenho. Ele vai fazer dezoito.'),
    ],
  ),
  post(
    'giba',
    week(15, 'sun', '13:10'),
    'Ganhamos de 2 a 1!!! Defendi um pênalti com o joelho. O joelho não foi consultado.',
    [
      reply('sonia', 4, 'Gelo. Agora. Vinte minutos sim, vinte não.'),
      reply('wellington', 15, 'Foi a defesa mais bonita que eu já vi alguém fazer gritando "ai" antes da bola chegar.'),
      reply('helena', 31, 'Pai, manda foto do joelho. Do joelho, não do troféu de participação.'),
    ],
  ),
  post(
    'rafa',
    week(14, 'fri', '07:35'),
    'Fiz um banco de reservas de verdade, com encosto. O time todo quer ser reserva agora.',
    [
      reply('caio', 10, 'eu já era, por convicção'),
      reply('zeca', 18, 'Banco confortável acaba com o time. Serra o encosto.'),
    ],
  ),
  post(
    'tiago',
    week(13, 'sun', '14:20'),
    'perdemos de 4 a 0 mas o banco de reservas foi muito elogiado pelo adversário',
    [
      reply('rafa', 6, 'Já recebi duas encomendas.'),
      reply('bruno', 14, 'O segundo gol foi impedido. O terceiro foi vento. O quarto eu não vi.'),
      reply('diego', 20, 'O primeiro fui eu. Contra. Pode falar.'),
    ],
  ),
  post(
    'wellington',
    week(12, 'thu', '22:55'),
    'O papagaio aprendeu a gritar "sai da área, Bruno". Quem ensinou vai ter que desensinar, porque ele grita às cinco da manhã e a vizinha também se chama Bruna.',
    [
      reply('osvaldo', 9, 'Não fui eu. Mas eu ri.'),
      reply('fabio', 15, 'O papagaio tem mais leitura tática que o meu pai.'),
      reply('bruno', 22, 'Até o papagaio.'),
    ],
  ),
  post(
    'fabio',
    week(11, 'sun', '12:50'),
    'Três a um, segunda vitória. Dois gols do Wellington de cabeça. Ele diz que é igual assentar telha: olhar para cima e confiar.',
    [
      reply('caua', 12, 'pai conta do teu passe de letra'),
      reply('fabio', 16, 'Foi tropeço, filho. Mas deu certo, então foi de letra.'),
    ],
  ),
  post(
    'caua',
    week(10, 'sun', '19:30'),
    'fui gandula hoje na copa dos velhos. corri mais que os dois times somados. meu vô me pagou com um guaraná e uma palestra',
    [
      reply('zeca', 14, 'A palestra era o principal.'),
      reply('gabi', 20, 'quanto tempo de palestra'),
      reply('caua', 22, 'um guaraná de dois litros'),
    ],
  ),
  post(
    'osvaldo',
    week(9, 'thu', '21:30'),
    'No meu tempo de ferrovia, o time da estação jogava com um olho na bola e outro no sinal. Uma vez paramos um jogo aos 40 do segundo tempo para deixar passar o cargueiro. O goleiro deles era o maquinista: acenou e levou gol.',
    [
      reply('beto', 13, 'Seu Osvaldo, o senhor devia escrever essas histórias.'),
      reply('giba', 18, 'Eu entendo o maquinista. É falta de respeito não acenar.'),
    ],
  ),
  post(
    'bruno',
    week(7, 'sun', '13:30'),
    'Primeiro jogo sem o Zeca na beira do campo. Silêncio esquisito. No intervalo a gente ligou para ele e pôs no alto-falante. Levamos bronca por vinte minutos e viramos o jogo. Melhor remédio para os dois lados.',
    [
      reply('zeca', 8, 'Bruno, você estava na área. Deu para ouvir pelo telefone.'),
      reply('beto', 15, 'Semifinal! Alguém avisa a pressão dele devagarinho.'),
      reply('diego', 33, 'Eu fiz gol! A FAVOR!'),
    ],
  ),
  post(
    'diego',
    week(6, 'sat', '10:20'),
    'Como pai de recém-nascido, fui dispensado do treino. Como pai de recém-nascido, eu daria tudo para dormir no banco do Rafa.',
    [reply('rafa', 9, 'Está lá, com almofada. Ninguém vai contar.')],
  ),
  post(
    'beto',
    week(5, 'sun', '13:45'),
    'ESTAMOS NA FINAL. Um a zero, gol do Rafa, de canela, aos 43. Ele jura que estudou o efeito na madeira.',
    [
      reply('marina', 5, 'Eu vi! Eu estava lá! Foi de canela mesmo.'),
      reply(
        'ivo',
        22,
        'Ouvi os gritos da praça. O Almir derrubou as pedras do dominó e disse que foi o susto. Estava perdendo.',
      ),
      reply('zeca', 29, 'Assisti do carro, vidro fechado, como mandou a enfermeira. Embacei tudo.'),
    ],
  ),
  post(
    'simone',
    week(4, 'wed', '13:15'),
    'Termos para o paciente Zeca assistir à final: sentado, na sombra, com chapéu, garrafa de água, eu ao lado com o aparelho de pressão e um cartão vermelho no bolso.',
    [
      reply('fabio', 8, 'Amor, leva dois cartões.'),
      reply('nena', 13, 'Assinei como testemunha.'),
      reply('zeca', 25, 'Assinei sob protesto. E quero acréscimos.'),
    ],
  ),
  post(
    'zeca',
    week(3, 'sun', '18:50'),
    `CAMPEÕES DA COPA DA REPRESA.

Trinta e oito anos de Unidos das Acácias. Fomos vice em 94, em 2003 e em 2016, que a chuva roubou. Hoje, 2 a 2 no tempo, e nos pênaltis o Giba pegou dois. DOIS. Um com a mão e um com a testa.

Assisti sentado, como prometi. A pressão deu 13 por 8. Chorei sentado também, isso ninguém proibiu.

Antônio, meu irmão, essa é nossa.`,
    [
      reply('giba', 10, 'O da testa ainda dói e nunca esteve tão bom.'),
      reply('cida', 18, 'Ele viu, Zeca. Estava na grade, como sempre, com o radinho.'),
      reply('sonia', 24, 'Gelo. Mas com muito orgulho.'),
      reply('bruno', 30, 'SAÍ DA ÁREA NA HORA CERTA. Pela primeira vez.'),
      reply('simone', 41, 'O cartão vermelho voltou para casa sem uso. Registro histórico.'),
      reply('pedro', 55, 'o tio zeca abraçou o juiz. o JUIZ.'),
    ],
  ),
  post(
    'giba',
    week(3, 'mon', '07:00'),
    'Acordei com a taça no criado-mudo. A Sônia pôs um paninho de crochê embaixo.',
    [reply('helena', 20, 'O casal.'), reply('sonia', 26, 'Riscava o móvel.')],
  ),
  post(
    'wellington',
    week(3, 'thu', '19:40'),
    'A taça está passando uma noite na casa de cada jogador. Hoje é aqui em casa. O papagaio não para de olhar o próprio reflexo e dizer "campeão".',
    [
      reply('beto', 8, 'Amanhã é minha vez, hein. A Nina vai tomar sucrilhos nela.'),
      reply('nakamura', 25, 'Se passar na barraca eu frito um pastel em forma de taça.'),
    ],
  ),
  post(
    'osvaldo',
    week(2, 'fri', '17:15'),
    'Recebi a taça hoje, por serviços prestados como placar. Oitenta e tantos anos e é meu primeiro troféu. Pus na janela, virado para a rua, que é para quem passa.',
    [
      reply('cida', 7, 'Da minha cozinha dá para ver brilhando.'),
      reply('caio', 16, 'passei e bati palma, seu osvaldo'),
      reply('zeca', 22, 'Merecido. E o placar daquela pelada de 9 a 8, o senhor já resolveu?'),
      reply('osvaldo', 27, 'Em estudo.'),
    ],
  ),
]
