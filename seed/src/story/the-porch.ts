import { post, reply } from './telling.ts'
import { week } from './when.ts'

/** Dona Cida's porch leaks, is taken apart, and gives back something nobody remembered. */
export const thePorch = [
  post(
    'cida',
    week(17, 'tue', '07:12'),
    'Choveu a noite inteira e a varanda virou piscina outra vez. Botei três baldes e a panela do feijão. A panela do feijão enche primeiro, que é para eu largar de ser besta.',
    [
      reply('beto', 25, 'Mãe, não sobe em cadeira para olhar telha. Passo aí depois do almoço.'),
      reply('cida', 31, 'Já desci.'),
      reply('sonia', 48, 'Como assim "já desci"?'),
    ],
  ),
  post(
    'beto',
    week(17, 'tue', '15:40'),
    'Fui olhar o telhado da varanda da mãe. São onze telhas quebradas, um ninho de sabiá e uma bola de futebol que eu perdi em 1986. A bola ainda está cheia.',
    [
      reply('zeca', 14, 'Essa bola é minha. Eu procurei essa bola a Copa inteira.'),
      reply('giba', 40, 'Deixa o ninho quieto até os filhotes saírem, hein.'),
      reply('beto', 52, 'Pode deixar. A mãe já botou placa: "não mexer, tem gente morando".'),
    ],
  ),
  post(
    'wellington',
    week(16, 'fri', '11:05'),
    'Passei o orçamento da varanda da dona Cida: telhado, calha e piso. Ela leu tudo, assinou embaixo e acrescentou à caneta: "inclui almoço". Vai incluir sim senhora.',
    [
      reply('osvaldo', 30, 'Eu moro ao lado e nunca me ofereceram contrato assim.'),
      reply('cida', 66, 'Osvaldo, você almoça aqui desde 1979 sem contrato nenhum.'),
    ],
  ),
  post(
    'sonia',
    week(16, 'sun', '20:15'),
    `Reunião da reforma, ata resumida:
1. A mãe quer o piso igual ao antigo, vermelho.
2. O Beto quer churrasqueira embutida. Negado por 5 a 1.
3. O Rafa perguntou três vezes quando o quintal fica livre. Não disse para quê. Ficou vermelho.
4. O tio Zeca votou duas vezes.`,
    [
      reply('rafa', 9, 'Eu não fiquei vermelho, era a luz.'),
      reply('zeca', 21, 'Votei por mim e pelo Antônio, que Deus o tenha. Ele também queria churrasqueira.'),
      reply('nena', 33, '5 a 2, então. Continua negado.'),
    ],
  ),
  post(
    'cida',
    week(13, 'mon', '06:50'),
    'O Wellington chegou às seis e meia com dois ajudantes. Dei café. Às sete dei café outra vez porque chegou o moço da areia. A obra ainda não começou e já se foi um quilo de pó.',
    [
      reply('katia', 70, 'Dona Cida, separo vinte pãezinhos por dia enquanto durar?'),
      reply('cida', 85, 'Trinta, minha filha. O Osvaldo sente o cheiro de obra.'),
    ],
  ),
  post(
    'osvaldo',
    week(13, 'wed', '16:22'),
    'A parede da varanda da Cida foi abaixo hoje às três da tarde. Cinquenta anos olhando para ela da minha janela. Confesso que tirei o boné.',
    [
      reply('lucia', 22, 'Eu ouvi o barulho daqui e senti também.'),
      reply('wellington', 95, 'Foi com cuidado, seu Osvaldo. Os tijolos bons estão guardados.'),
    ],
  ),
  post(
    'caio',
    week(12, 'mon', '19:30'),
    'A vó deixou eu medir a varanda para um trabalho da faculdade. Ela segurou a ponta da trena com uma mão e mexeu o doce com a outra. Levantamento mais preciso do semestre.',
    [reply('tiago', 15, 'trouxe doce?'), reply('caio', 18, 'trouxe. acabou no ônibus.')],
  ),
  post(
    'wellington',
    week(11, 'tue', '10:48'),
    'Dona Cida, Beto, quem estiver vendo: raspando o reboco do lado do corredor apareceu uma parede de cobogó inteirinha por trás. De louça, amarela e verde. Alguém rebocou por cima faz muito tempo. Parei tudo até vocês verem.',
    [
      reply('beto', 4, 'COMO É QUE É'),
      reply('caio', 11, 'não encosta em nada, estou saindo da aula'),
      reply(
        'cida',
        40,
        'Foi o Antônio que assentou, quando a Sônia nasceu. Depois veio a umidade e ele fechou. Eu tinha me esquecido. Eu tinha me esquecido completamente.',
      ),
      reply('zuleide', 62, 'Lembro do seu Antônio lavando aquelas peças uma por uma na calçada.'),
    ],
  ),
  post(
    'sonia',
    week(11, 'tue', '18:35'),
    'Então eu tenho a idade daquela parede. Cheguei lá, o sol estava batendo e o corredor inteiro ficou pintado de folhinhas de luz. Minha mãe sentada no balde de cimento, sem dizer nada. Sentei no outro balde.',
    [
      reply('giba', 18, 'E eu fiquei em pé, porque só tinha dois baldes e ninguém me cedeu.'),
      reply('marina', 35, 'Chorei no intervalo da escola. As crianças acharam que era por causa da nota delas.'),
      reply('ana', 50, 'A Nina perguntou se o vô fez uma parede com buraco de propósito. Fez, filha.'),
    ],
  ),
  post(
    'caio',
    week(11, 'thu', '22:10'),
    `Contei as peças do cobogó da vó: 186.
Inteiras: 161.
Trincadas mas que aguentam: 17.
Faltando: 8.
Alguém conhece ferro-velho, olaria, tio distante, qualquer um que tenha cobogó de louça antigo, folha de quatro pontas, 20 x 20?`,
    [
      reply('thais', 12, 'já mandei para todo mundo da república'),
      reply('wellington', 33, 'Tem um depósito de demolição na saída para a represa. Sábado eu te levo.'),
      reply('bruno', 58, 'Meu cunhado demoliu um cinema ano passado. Vou perguntar.'),
    ],
  ),
  post(
    'wellington',
    week(11, 'sat', '13:20'),
    'Depósito de demolição com o Caio. O rapaz olha cobogó como menino olha vitrine de brinquedo. Achamos seis. O dono cobrou três porque ele explicou a parede do avô por quarenta minutos.',
    [
      reply('caio', 8, 'foram vinte minutos. os outros vinte foram o senhor contando do papagaio.'),
      reply('rafa', 26, 'Seis de oito! As duas que faltam eu faço em madeira e a gente pinta.'),
    ],
  ),
  post(
    'cida',
    week(10, 'wed', '17:55'),
    'Parada a obra por causa da chuva. O Wellington trouxe os ajudantes só para o almoço, "para não perder o ritmo".',
    [reply('nakamura', 44, 'Isso é que é profissional.')],
  ),
  post(
    'rafa',
    week(9, 'sun', '11:10'),
    'Terminei as duas peças que faltavam do cobogó. Cedro, quatro demãos de tinta, e por dentro escrevi a lápis a data e "para o seu Antônio". Ninguém vai ver. Mas está lá.',
    [
      reply('cida', 20, 'Agora eu sei que está. Obrigada, meu filho.'),
      reply('graca', 47, 'Esse é o meu menino.'),
      reply(
        'osvaldo',
        80,
        'O Antônio ia conferir com o nível e depois ia dizer que dava para o gasto. Era o maior elogio dele.',
      ),
    ],
  ),
  post(
    'beto',
    week(8, 'tue', '19:02'),
    'Piso da varanda: a loja mandou ladrilho cor de salmão. A mãe olhou e disse "isso aí é mortadela". Devolvido.',
    [
      reply('giba', 10, 'Mortadela eu ri alto aqui na fila do banco'),
      reply('lucia', 55, 'Ela tem razão. Eu vi a amostra. Era mortadela.'),
    ],
  ),
  post(
    'wellington',
    week(7, 'mon', '12:05'),
    'Chegou o ladrilho certo, vermelho, daqueles que se enceram. Dona Cida passou a mão e aprovou. Assentamento começa amanhã. Peço a todos que NÃO pisem por 48 horas. Isso vale para o cachorro.',
    [reply('beto', 30, 'A Farofa mandou dizer que não promete.')],
  ),
  post(
    'wellington',
    week(7, 'thu', '08:15'),
    'Tem quatro patinhas no rejunte novo da varanda, do portão até a cozinha. Não vou dizer o nome dela.',
    [
      reply('cida', 12, 'Deixa assim. Ficou bonito.'),
      reply('renata', 34, 'Pela marca, a unha está no comprimento certo. Parabéns.'),
      reply('beto', 60, 'Wellington, desconta do meu.'),
    ],
  ),
  post(
    'zuleide',
    week(6, 'fri', '15:30'),
    'Fiz as capas novas das almofadas da varanda da Cida. Listrado amarelo. Sobrou pano e fiz um avental. Sobrou mais um pouco e fiz uma gravata para o papagaio do Wellington, que é muito distinto.',
    [reply('wellington', 25, 'Ele está usando. Não deixa tirar.'), reply('katia', 90, 'Preciso ver esse papagaio.')],
  ),
  post(
    'zeca',
    week(5, 'sun', '17:45'),
    'Ajudei a pintar a varanda. Relatório do técnico: pintei 1 pilar, 2 calças e o sapato do Giba. Substituído aos 20 minutos por opção da patroa.',
    [
      reply('giba', 9, 'Era meu sapato bom.'),
      reply('nena', 15, 'Pedi substituição aos 5, o juiz demorou.'),
      reply('fabio', 41, 'Pai, verde na orelha. Ainda está.'),
    ],
  ),
  post(
    'cida',
    week(4, 'sun', '16:40'),
    `A varanda está pronta.

Lavei o piso de manhã, botei as cadeiras no lugar, reguei a samambaia e sentei um pouquinho antes de vocês chegarem. O sol entrou pelo cobogó e foi andando devagar pelo chão, do portão até o meu pé. Levou quarenta minutos. Fiquei olhando o tempo todo.

Depois chegou todo mundo e ninguém mais achou cadeira.`,
    [
      reply('marina', 20, 'Mãe. Que coisa linda.'),
      reply('lucia', 28, 'O Toninho estava lá, Cida. Eu senti cheiro de fumo de corda.'),
      reply('zeca', 40, 'Era eu, Lúcia.'),
      reply('emma', 130, 'I read this twice with the dictionary and once without. Beautiful, tia Cida.'),
    ],
  ),
  post(
    'wellington',
    week(4, 'mon', '18:20'),
    'Última diária na dona Cida. Ela pagou certinho, me deu um bolo, uma muda de samambaia e falou que sexta tem feijoada e que a obra acabou mas o contrato do almoço não.',
    [
      reply('osvaldo', 17, 'Bem-vindo ao clube.'),
      reply('rafa', 50, 'Wellington, ficou um primor. O povo do casamento vai achar que é igreja.'),
    ],
  ),
  post(
    'caio',
    week(3, 'wed', '21:00'),
    'O trabalho da varanda tirou dez. O professor escreveu na última página: "gostaria de conhecer essa avó". Respondi que sim, mas que ele leve pão.',
    [
      reply('helena', 6, 'meu irmão gênio (usou a cadeira da vó como escala humana)'),
      reply('cida', 45, 'Que dia ele vem? Tem alergia a alguma coisa?'),
      reply('sonia', 58, 'DEZ. Já imprimi.'),
    ],
  ),
  post('beto', week(1, 'sun', '18:12'), 'Domingo na casa da vó: café, bolo e o sol entrando pela parede.', [
    reply('marina', 15, 'O que sobrou do bolo?'),
    reply('pedro', 17, 'nada'),
    reply('osvaldo', 39, 'Não houve sobra a declarar.'),
  ]),
]
