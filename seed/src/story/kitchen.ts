import { post, reply } from './telling.ts'
import { week } from './when.ts'

/** What is cooked, and the notebook of Vó Nair that nobody can find. */
export const kitchen = [
  post(
    'cida',
    week(17, 'thu', '10:20'),
    `Feijão de quinta, para quem sempre pergunta e nunca anota:
deixa de molho de noite, troca a água, cozinha com duas folhas de louro e um pedaço de casca de laranja. Alho só no fim, dourado em banha, e joga por cima fazendo barulho. Se não fizer barulho, não é feijão, é sopa.`,
    [
      reply('helena', 40, 'Casca de laranja! Trinta anos comendo e nunca soube.'),
      reply('rafa', 55, 'Imprimi e colei na oficina.'),
    ],
  ),
  post(
    'nena',
    week(16, 'tue', '15:15'),
    'Quarenta pamonhas prontas, vinte doces e vinte salgadas. As doces amarradas com fita dupla, as salgadas com fita simples. O Zeca embrulhou. Agora todas têm nó de marinheiro e ninguém sabe qual é qual.',
    [
      reply('fabio', 18, 'Roleta russa de pamonha. Reserva seis.'),
      reply('zuleide', 36, 'As duas que eu abri eram doces. Não reclamo.'),
    ],
  ),
  post(
    'lucia',
    week(15, 'thu', '09:40'),
    'Alguém viu o caderno de receitas da mamãe? Capa azul, elástico preto, cheiro de cravo. Estava comigo quando mudei da casa velha e depois sumiu no mundo. Me deu uma vontade do bolo de fubá dela que só Deus.',
    [
      reply('cida', 12, 'Eu jurava que estava com você.'),
      reply('sonia', 30, 'E eu jurava que estava com a minha mãe.'),
      reply('denise', 75, 'Mãe, a senhora olhou no baú?'),
      reply('lucia', 80, 'No baú não cabe mais nem olhar.'),
    ],
  ),
  post(
    'graca',
    week(14, 'thu', '19:10'),
    'Para dez pessoas: um dente de alho por pessoa. Para trinta pessoas: três cabeças. Para a família da Marina: não economiza que eles sentem o cheiro da esquina e apressam o passo.',
    [reply('marina', 15, 'Isso é um retrato falado.')],
  ),
  post(
    'giba',
    week(13, 'sun', '12:15'),
    'Hoje o almoço é por minha conta. Arroz queimado no fundo, em cima e, de algum jeito, nas laterais.',
    [
      reply('sonia', 10, 'Pedi frango na padaria às onze. Eu conheço meu marido.'),
      reply('caio', 22, 'pai, é a receita de família, não muda nada'),
    ],
  ),
  post(
    'tiago',
    week(12, 'wed', '22:40'),
    'Lista do que tem na geladeira da república: meia cebola, mostarda, um pote escrito "NÃO ABRIR - PROJETO", água. Aceitamos sugestões de jantar.',
    [
      reply('jessica', 8, 'Sopa de mostarda.'),
      reply('caio', 12, 'o projeto é uma maquete de gelatina. ninguém toca.'),
      reply('giba', 30, 'Venham para casa. Hoje quem cozinha é a Sônia.'),
    ],
  ),
  post(
    'nena',
    week(11, 'fri', '11:00'),
    'Milho de hoje veio bonito, do sítio do compadre. Se alguém quiser aprender a fazer pamonha de verdade, sábado às duas, no meu quintal. Traga faca, avental e paciência. Quem vier só para comer também descasca.',
    [
      reply('katia', 25, 'Vou. E levo o queijo.'),
      reply('marlene', 38, 'O Ivo descasca. Ele tem muito tempo livre e pouca consciência.'),
      reply('helena', 50, 'Posso descascar sentada?'),
    ],
  ),
  post(
    'bia',
    week(11, 'sat', '19:00'),
    'oficina de pamonha da tia nena: 6 aprendizes, 3 cortes no dedo, 1 briga sobre açúcar, 92 pamonhas. editei um vídeo de 40 segundos e minha vó já assistiu 14 vezes',
    [
      reply('emma', 20, 'Fifteen. I watched it with her on the phone.'),
      reply('helena', 28, 'Minha avó aparece no fundo dormindo com uma palha na mão. Obra-prima.'),
    ],
  ),
  post(
    'osvaldo',
    week(10, 'sat', '17:35'),
    'Fiz doce de manga com receita do rótulo do açúcar. Ficou duro que nem trilho. Quem tiver dente bom, pode buscar.',
    [
      reply('wellington', 15, 'Seu Osvaldo, isso aí dá um rejunte de primeira.'),
      reply('zeca', 28, 'Passei, provei. Precisei de um martelo. Muito gostoso.'),
      reply('zuleide', 45, 'Traz aqui que eu ponho água e recupero.'),
    ],
  ),
  post(
    'marina',
    week(9, 'thu', '20:30'),
    'Tentei o bolo de fubá da vó Nair pela terceira vez. A primeira virou tijolo, a segunda virou pudim. A terceira virou bolo, mas de outra família.',
    [
      reply('paula', 11, 'Você põe fermento antes ou depois de bater?'),
      reply('marina', 15, 'Depende. Tem que pôr?'),
      reply('rafa', 24, 'Eu comi o tijolo e comeria de novo.'),
    ],
  ),
  post(
    'cida',
    week(8, 'sun', '11:30'),
    'Frango com quiabo hoje, e quem torce o nariz para quiabo pode torcer o nariz na calçada.',
    [reply('pedro', 9, 'vó tem outra opção?'), reply('cida', 11, 'Tem. A calçada.')],
  ),
  post(
    'vanessa',
    week(8, 'tue', '21:10'),
    'Cheguei do salão às oito e a Bia tinha feito a janta: macarrão com uma coisa verde. Perguntei o que era. "Orégano." Era chá de boldo. Estamos ótimas de digestão.',
    [
      reply('bia', 6, 'o pote não tinha nome'),
      reply('lucia', 20, 'Era meu boldo! Estava procurando desde segunda.'),
      reply('marcio', 130, 'Nunca mais reclamo de comida de posto.'),
    ],
  ),
  post(
    'ivo',
    week(7, 'wed', '15:05'),
    'Ganhei no dominó um pacote de café, duas abobrinhas e o direito de escolher a sobremesa de domingo. Escolhi pudim. A Marlene disse que eu ganhei o direito de fazer.',
    [
      reply('camila', 14, 'Pai, pudim não é difícil, é só não olhar.'),
      reply('zeca', 40, 'As abobrinhas eram minhas. Quero revanche.'),
    ],
  ),
  post(
    'denise',
    week(7, 'fri', '23:30'),
    'Achei mandioca no mercado daqui, encerada como se fosse vela, preço de joia. Comprei. Fiz bolinho. O Noah comeu nove e perguntou por que eu escondi isso dele a vida toda.',
    [
      reply('noah', 12, 'I stand by the question.'),
      reply('lucia', 480, 'Minha filha, fritou em óleo bem quente?'),
      reply(
        'emma',
        600,
        'She got one bolinho for me through the whole city on the subway. Still warm. I cried a little.',
      ),
    ],
  ),
  post(
    'ana',
    week(6, 'sat', '13:20'),
    'A Nina está numa fase de só comer comida branca: arroz, queijo, mandioca, banana e, em ocasiões especiais, guardanapo.',
    [
      reply('patricia', 10, 'A Gabi teve a fase do verde. Durou até descobrir que brigadeiro não vinha em verde.'),
      reply('gabi', 18, 'existe brigadeiro de pistache mãe. eu só não sabia.'),
    ],
  ),
  post(
    'sonia',
    week(5, 'tue', '12:00'),
    `Procura-se, segunda fase. Lugares já revistados em busca do caderno da vó Nair:
- guarda-roupa da mãe (achamos 3 guarda-chuvas)
- armário da Tia Lúcia (achamos a certidão do cachorro de 1971)
- sótão do tio Zeca (achamos o tio Zeca)
- caixa do Natal
Falta: o baú. A dona do baú resiste.`,
    [
      reply('lucia', 14, 'O baú é arquivo reservado.'),
      reply('nena', 22, 'Eu avisei que ele estava no sótão. Ninguém me ouve.'),
      reply('marina', 35, 'Certidão do cachorro??'),
      reply('lucia', 39, 'Rex Ferreira. Era registrado.'),
    ],
  ),
  post(
    'katia',
    week(4, 'fri', '05:50'),
    'Inventei um pão: massa de mandioca com fubá por cima, casca grossa. Ainda não tem nome. Quem passar antes das sete prova de graça e batiza.',
    [
      reply('osvaldo', 20, 'Provei. Sugiro "Pão do Osvaldo".'),
      reply('cida', 35, 'Isso é pão de varanda. Crocante por fora e todo mundo dentro.'),
      reply('katia', 38, 'PÃO DE VARANDA. Fechado, dona Cida.'),
      reply('zuleide', 60, 'Levei dois pães de varanda e uma ciumeira do Osvaldo.'),
    ],
  ),
  post(
    'noah',
    week(3, 'sun', '16:45'),
    `FEIJOADA REPORT, Toronto.
Started soaking Friday. Video-called vó Lúcia eleven times. She said "mais um pouquinho" to everything, including the salt, the time, and my questions. Smoke alarm: one. Guests: seven. Leftovers: zero.
I have never been so proud or so sleepy.`,
    [
      reply('lucia', 25, 'Ele mexeu a panela direitinho, de baixo para cima. É meu neto.'),
      reply('bia', 32, 'mais um pouquinho é a unidade de medida oficial da família'),
      reply('caio', 50, 'faltou a laranja?'),
      reply('noah', 54, 'Orange was PRESENT, cousin. I am not an animal.'),
    ],
  ),
  post(
    'cida',
    week(2, 'sun', '08:30'),
    'Levantei cedo e fiz pão sem receita, com a mão lembrando sozinha. A cabeça esquece onde pôs os óculos, mas a mão sabe a farinha. Ele cresceu bonito. Quem chegar até as nove pega quente.',
    [
      reply('zeca', 12, 'Já estou no portão. Abre aí.'),
      reply('giba', 30, 'Por isso que o Zeca saiu correndo da padaria.'),
    ],
  ),
  post(
    'zuleide',
    week(1, 'thu', '16:10'),
    'Troquei um zíper por um vidro de pimenta, uma barra por meia dúzia de ovos e uma bainha por uma conversa de duas horas com a Cida. O melhor pagamento foi o terceiro.',
    [reply('cida', 20, 'E ainda levou bolo. Saiu no lucro.')],
  ),
]
