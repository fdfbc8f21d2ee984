import { post, reply } from './telling.ts'
import { week } from './when.ts'

/** The 4º B, the science fair, and three young people in their last year. */
export const school = [
  post(
    'marina',
    week(17, 'mon', '12:40'),
    'Primeiro dia depois das férias. Pedi que cada um escrevesse o que fez. "Fui na praia. Perdi um dente na praia. A praia ficou com ele." Acho que nunca vou escrever tão bem.',
    [
      reply('luana', 9, 'A do meu: "Não fiz nada e foi pouco tempo".'),
      reply('caio', 30, 'tia, manda esse menino para a literatura'),
    ],
  ),
  post(
    'luana',
    week(16, 'thu', '18:10'),
    'Montei um formigueiro de vidro na sala de ciências. Em quatro horas as formigas cavaram três túneis e um aluno cavou com a régua um quarto, "para ajudar na entrega".',
    [reply('marina', 6, 'Esse é o Miguel do dragão.'), reply('luana', 8, 'É sempre o Miguel do dragão.')],
  ),
  post(
    'gabi',
    week(15, 'wed', '16:30'),
    'projeto da feira de ciências aprovado: bateria movida a batata. não a bateria de luz. a BATERIA. de tocar. ninguém entendeu e aprovaram mesmo assim',
    [
      reply('patricia', 15, 'Sumiram cinco quilos de batata da minha cozinha. Agora tudo faz sentido.'),
      reply('pedro', 17, 'toco violão de mandioca'),
      reply('thais', 40, 'isso é bom demais, posso ir ver?'),
    ],
  ),
  post('pedro', week(13, 'tue', '22:15'), 'faltam muitos dias pra prova e poucos pra eu começar a estudar', [
    reply('bia', 3, 'eu faço com você. sério. segunda e quarta?'),
    reply('ana', 8, 'A mãe aqui está lendo, filho.'),
    reply('pedro', 9, 'segunda e quarta. fechado.'),
  ]),
  post(
    'marina',
    week(12, 'tue', '19:50'),
    'Precisamos de estante para a biblioteca da sala. Tenho os livros em caixa de tomate. São ótimas caixas, mas quem quer ler o Lobato sai com cheiro de salada.',
    [
      reply('rafa', 4, 'Medida da parede?'),
      reply('marina', 6, 'Eu não pedi para VOCÊ.'),
      reply('rafa', 7, 'Pediu sim, está ali em cima. Medida da parede?'),
      reply('zuleide', 50, 'Faço as almofadas para o chão. Sobrou listrado.'),
    ],
  ),
  post('caua', week(11, 'tue', '13:00'), 'tirei 8 em física. minha mãe perguntou se era de 80', [
    reply('simone', 11, 'Perguntei com carinho.'),
    reply('fabio', 19, 'É de 10!! Confirmei na agenda. Parabéns, filho, fiquei buzinando na garagem.'),
    reply('pedro', 25, 'o segredo foi o biscoito do caio'),
  ]),
  post(
    'caio',
    week(11, 'mon', '23:20'),
    'plantão de física na cozinha da tia ana: três alunos, uma ponte de biscoito maisena, cola de doce de leite. aguentou dois livros e um celular. depois não aguentou o cauã.',
    [
      reply('pedro', 4, 'ele comeu o pilar central'),
      reply('ana', 16, 'E eu fiquei com a cozinha em ruínas. Literalmente.'),
      reply('tiago', 25, 'engenharia é isso'),
    ],
  ),
  post(
    'luana',
    week(10, 'fri', '19:00'),
    'A Farofa virou conteúdo. Mapa da linha 312 na lousa, cada aluno calculou quantos quilômetros ela rodou em dois dias. Média da turma: 390. O Miguel respondeu "até a Lua, se ela quisesse".',
    [reply('marina', 10, 'Dei o ponto.'), reply('rafa', 31, 'Vocês duas ensinam direitinho.')],
  ),
  post('gabi', week(9, 'tue', '21:50'), 'a bateria de batata explodiu. no bom sentido', [
    reply('patricia', 4, 'QUAL É O BOM SENTIDO'),
    reply('caua', 9, 'tem purê no teto. é bonito até'),
  ]),
  post(
    'patricia',
    week(9, 'wed', '12:30'),
    'Atualização para as amigas: havia purê no teto, sim. Limpamos com rodo. Ela vai apresentar a versão 2, com pilhas "por enquanto". Eu vou apresentar a conta do hortifrúti.',
    [
      reply('renata', 10, 'Cientista em casa é assim. Minha mãe achou um sapo no congelador.'),
      reply('ana', 20, 'Te empresto o teto da minha cozinha, já está arruinado mesmo.'),
      reply('camila', 34, 'Eu compro ingresso.'),
    ],
  ),
  post(
    'gabi',
    week(9, 'sat', '17:30'),
    'SEGUNDO LUGAR NA FEIRA DE CIÊNCIAS. perdemos pra um vulcão. sempre tem um vulcão.',
    [
      reply('thais', 6, 'fui, vi, chorei com o solo de batata'),
      reply('pedro', 8, 'o vulcão nem tinha ritmo'),
      reply('patricia', 15, 'Minha filha, que orgulho. Jantar hoje: qualquer coisa, menos batata.'),
      reply('ana', 40, 'A Nina quer uma igual. Socorro. Parabéns!'),
    ],
  ),
  post(
    'marina',
    week(8, 'mon', '17:15'),
    'Chegaram as estantes do Rafa. Baixinhas, da altura deles, com um degrau para sentar. As crianças entraram, ficaram mudas três segundos, e depois cada um escolheu um livro e um canto. Fiquei na porta com cara de boba.',
    [
      reply('graca', 20, 'Ele passou duas noites lixando quina por quina, para ninguém machucar a testa.'),
      reply('luana', 25, 'Uma aluna minha pediu transferência para o 4º B.'),
      reply('rafa', 33, 'A cara de boba é a minha preferida.'),
    ],
  ),
  post(
    'livia',
    week(7, 'tue', '12:10'),
    'Doação para a biblioteca do 4º B: três caixas de gibi do André. Ele se despediu de cada um. Uma caixa voltou para casa "por engano".',
    [
      reply('andre', 10, 'Era a do Cebolinha. Tem limite.'),
      reply('marina', 22, 'As duas que ficaram já têm fila de espera. Obrigada, André, herói.'),
    ],
  ),
  post(
    'bia',
    week(6, 'mon', '23:10'),
    'decidi: cinema. contei pro meu pai por telefone, ele tava na boleia, ficou quieto e falou "então me ensina a filmar a estrada, que eu tenho muita"',
    [
      reply('thais', 8, 'chorei, bia'),
      reply('marcio', 35, 'Falei sério. Já limpei o para-brisa.'),
      reply('lucia', 60, 'Minha neta cineasta. Já tem a rainha do milho para a estreia.'),
      reply('emma', 90, 'This IS the opening scene. Don’t cut it.'),
    ],
  ),
  post(
    'pedro',
    week(5, 'mon', '18:00'),
    'bia e eu fizemos 180 questões em dois meses. ela acertou 151 eu acertei 118 e um pastel',
    [
      reply('bia', 2, 'o pastel valia ponto'),
      reply('beto', 20, 'Filho, eu te vi estudando pela janela e quase liguei para a polícia. Orgulho demais.'),
    ],
  ),
  post(
    'luana',
    week(4, 'tue', '13:30'),
    'Aula de hoje: fotossíntese. Levei a turma para sentar embaixo da árvore do pátio. "Professora, então a gente está respirando o almoço dela?" Está, Yasmin. Está sim.',
    [reply('paula', 20, 'Nunca mais vou comer salada sem pensar nisso.')],
  ),
  post(
    'marina',
    week(3, 'fri', '11:55'),
    'Sarau do 4º B foi hoje. Teve poema, teve flauta, teve um número de mágica em que a moeda sumiu de verdade e ninguém achou até agora. O Miguel leu a história do dragão que casou. O dragão usava vestido com bolso.',
    [
      reply('zuleide', 11, 'QUEM CONTOU DO BOLSO?'),
      reply('marina', 13, 'Coincidência, dona Zuleide. Juro.'),
      reply('luana', 18, 'Guardei a moeda. Era um real. Achei na planta.'),
    ],
    ['rafa'],
  ),
  post(
    'caua',
    week(2, 'tue', '20:40'),
    'fui ver a faculdade de educação física com meu vô. ele perguntou pro coordenador se tinha matéria de como tirar zagueiro da área',
    [
      reply('zeca', 6, 'Não tinha. Currículo fraco.'),
      reply('gabi', 10, 'morri'),
      reply('nena', 30, 'Gostei da biblioteca. E da cantina.'),
    ],
  ),
  post(
    'gabi',
    week(1, 'fri', '22:00'),
    'última sexta de simulado. a gente saiu da escola, sentou na guia e ninguém quis ir embora. o cauã comprou um geladinho pra cada um. acho que vou lembrar do gosto disso',
    [
      reply('pedro', 3, 'uva'),
      reply('bia', 5, 'uva.'),
      reply('caua', 6, 'faltou 2 reais e o moço deixou'),
      reply('patricia', 30, 'Vocês vão lembrar, sim.'),
    ],
  ),
]
