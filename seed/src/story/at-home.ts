import { post, reply } from './telling.ts'
import { week } from './when.ts'

/** Small things on ordinary days. */
export const atHome = [
  post('beto', week(16, 'tue', '21:00'), 'A Nina me perguntou se o mar tem ralo. Estou há duas horas pensando.', [
    reply('caio', 10, 'tem. fica em santos.'),
  ]),
  post(
    'ana',
    week(15, 'mon', '07:15'),
    'Segunda-feira: um pé de tênis sumido, um bilhete da escola para ontem, a Farofa com o outro pé de tênis. Saímos de sandália.',
    [reply('simone', 9, 'Normal. O Cauã já foi de pantufa.')],
  ),
  post(
    'beto',
    week(14, 'thu', '20:40'),
    'Ensinei a Nina a andar de bicicleta sem rodinha. Corri atrás segurando o banco até perceber que fazia tempo que eu não segurava mais nada.',
    [
      reply('cida', 9, 'Foi assim com você, na mesma calçada.'),
      reply('rafa', 15, 'Essa frase me pegou desprevenido, irmão.'),
      reply('marlene', 30, 'Minha netinha! E o joelho?'),
      reply('beto', 33, 'O dela, ótimo. O meu, gelo.'),
    ],
  ),
  post(
    'marina',
    week(13, 'fri', '19:20'),
    'Rafa e eu montamos um guarda-roupa comprado pronto. Ele, marceneiro há vinte anos, seguiu o manual. Eu, professora, ignorei o manual. Sobrou uma porta.',
  ),
  post(
    'cida',
    week(13, 'thu', '09:10'),
    'O Wellington perguntou se eu não fico cansada de tanta gente entrando e saindo. Meu filho, cansada eu fico no dia em que ninguém entra.',
    [reply('ana', 12, 'Vou bordar isso.'), reply('nena', 24, 'Estou entrando.')],
  ),
  post(
    'ana',
    week(12, 'thu', '08:00'),
    'A Nina deixou um bilhete na minha marmita: "mãe, tenha um bom almoso e não esqueça que eu existo". Não esqueci nenhum minuto.',
    [
      reply('patricia', 5, 'Ela chorou em cima da marmita. Testemunhei.'),
      reply('marina', 20, 'Não corrige o almoso. Nunca.'),
    ],
  ),
  post(
    'jessica',
    week(10, 'thu', '12:00'),
    'Comecei um emprego novo! Primeira reunião: meu gato apareceu, derrubou o copo e foi promovido a assunto principal. Acho que começamos bem.',
    [
      reply('helena', 6, 'ARRASOU. Você e o gato.'),
      reply('thais', 20, 'se ele precisar de representação, estou quase formada'),
    ],
  ),
  post(
    'andre',
    week(11, 'fri', '20:25'),
    'Mudança feita. 42 caixas, 41 etiquetadas pela Lívia. Adivinhem em qual estava o abridor de garrafa.',
    [reply('rafa', 9, 'Abre no batente, cunhado. Mas não no que eu fiz.')],
  ),
  post(
    'thais',
    week(10, 'sat', '21:15'),
    'o caio disse que ia lavar a louça "em planta baixa primeiro". desenhou a pia. a louça continua lá.',
    [
      reply('tiago', 7, 'o desenho ficou lindo, pus na geladeira com a meia cebola'),
      reply('caio', 12, 'todo projeto tem fases'),
    ],
  ),
  post(
    'bruno',
    week(9, 'mon', '22:30'),
    'Minha filha me mandou uma mensagem dizendo que eu digito como quem bate carimbo. OK. RECEBIDO.',
  ),
  post(
    'beto',
    week(8, 'thu', '20:00'),
    'Passei o dia inteiro procurando os óculos. Estavam na cabeça da Farofa. A Nina achou que ela precisava "para ler a placa do ônibus".',
    [reply('fabio', 8, 'Isso explicaria por que ela foi parar na Vila Nova.')],
  ),
  post(
    'cida',
    week(7, 'sun', '08:20'),
    'Passei a noite na cadeira ao lado da janela, sem sono, e vi a rua acordar por partes: primeiro a luz da Kátia, depois o Fábio indo para a garagem, depois o Osvaldo medindo a chuva. Se um dia eu não souber que horas são, é só olhar quem está acordado.',
    [
      reply('katia', 14, 'Eu vejo a sua luz também, dona Cida. Me faz companhia.'),
      reply('osvaldo', 30, 'Doze milímetros.'),
    ],
  ),
  post(
    'jessica',
    week(7, 'tue', '19:45'),
    'Treinando para madrinha: dobrei vinte macacões, esterilizei seis chupetas e cantei para uma melancia por meia hora. A melancia não chorou.',
    [reply('diego', 10, 'Então é melancia mansa. Traz para casa.')],
  ),
  post(
    'marlene',
    week(6, 'wed', '10:10'),
    'Fui visitar a Nina na escola para contar história de quando eu era menina. Perguntaram se já existia banana. Existia, mas não tinha adesivo.',
    [reply('ana', 15, 'A pergunta foi da minha filha. Eu sei que foi.'), reply('pedro', 25, 'vó você é a maior')],
  ),
  post(
    'sonia',
    week(6, 'sun', '21:30'),
    'Descobri que o grupo de mensagens da família se chama "Família" no celular de todos, menos no do Giba, onde se chama "Diretoria". E eu sou "Presidência".',
    [
      reply('giba', 3, 'Com todo respeito, senhora.'),
      reply('pedro', 11, 'no meu é "quem vai levar o gelo"'),
      reply('cida', 20, 'No meu é só a figurinha da casa.'),
    ],
  ),
  post(
    'andre',
    week(5, 'tue', '21:40'),
    'A Lívia fez planilha para o nosso fim de semana. Célula B7: "espontaneidade (14h às 16h)".',
  ),
  post(
    'beto',
    week(4, 'tue', '22:15'),
    'O Pedro me pediu para ensinar a fazer a barba. Não tinha barba. Ensinei. Ficamos os dois de espuma na frente do espelho, e eu fiz devagar.',
    [
      reply('ana', 6, 'Eu vi pela fresta e fui chorar na área de serviço.'),
      reply('pedro', 10, 'tinha barba sim. uns 6.'),
      reply('caio', 20, 'seis é um começo'),
    ],
  ),
  post(
    'nena',
    week(4, 'sat', '17:50'),
    'Quarenta e oito anos de casada com o Zeca. Ele me deu flores, um cartão e a promessa de não contar a história do pênalti por um dia inteiro. Contou às onze.',
    [
      reply('zeca', 6, 'Às onze e vinte. Foi quase meio dia.'),
      reply('cida', 15, 'Quarenta e oito! E eu fui madrinha de sapato emprestado.'),
    ],
  ),
  post(
    'caio',
    week(2, 'mon', '23:55'),
    'hoje um professor perguntou qual foi a primeira casa que me fez querer ser arquiteto. falei "a da minha vó". ele perguntou de quem era o projeto. "dela, do meu vô e de quem foi chegando".',
    [
      reply('helena', 10, 'Caio. Para. Estou amamentando e chorando, molhou tudo.'),
      reply('cida', 420, 'Quem foi chegando fez a melhor parte.'),
    ],
  ),
  post(
    'cida',
    week(3, 'tue', '09:30'),
    'A samambaia que o Zeca queimou no arraiá deu broto novo. Sete. Mandei a Nena avisar que ele está perdoado em parcelas.',
    [reply('zeca', 14, 'Pago as sete.')],
  ),
  post(
    'cida',
    week(3, 'sat', '18:20'),
    'Vieram hoje, um de cada vez, sem combinar: a Marina, o Pedro, a Zuleide, o Giba, o menino das cartas, a Farofa. Ninguém tinha nada para dizer. Ficaram todos. Foi uma tarde muito boa.',
  ),
  post(
    'cida',
    week(2, 'tue', '14:00'),
    'A Helena deixou o Tomás comigo duas horas. Contei para ele a história da casa, do começo. Dormiu na parte do telhado. Todo homem desta família dorme na parte do telhado.',
    [
      reply('helena', 9, 'Vó, foram duas horas perfeitas. Obrigada.'),
      reply('giba', 15, 'Eu não dormi, estava pensando de olho fechado.'),
    ],
  ),
  post(
    'cida',
    week(2, 'sat', '10:15'),
    'Resolvi aprender a mexer direito neste aparelho. A Bia me ensinou a pôr acento, o Pedro me ensinou a tirar a letra grande. Antes vocês achavam que eu estava gritando. Estava só sem óculos.',
    [
      reply('pedro', 4, 'vó agora você digita melhor que o bruno da zaga'),
      reply('sonia', 12, 'Guardei todas as mensagens gritadas.'),
    ],
  ),
  post(
    'cida',
    week(1, 'tue', '08:45'),
    'Separei os lençóis bons para o pessoal do Canadá. Passei, dobrei e pus sachê de alfazema. Depois deitei em cima um minutinho para ver se estava bom. Acordei às onze.',
    [reply('lucia', 10, 'Então está bom.'), reply('denise', 40, 'Tia, chorei no metrô. Já estou sentindo o cheiro.')],
  ),
  post(
    'cida',
    week(1, 'fri', '17:35'),
    `Perguntaram o que eu quero de presente por a casa ficar pronta. Quero três coisas:
que limpem o pé no capacho,
que avisem quando chegarem em casa,
e que venham sem motivo.`,
    [
      reply('beto', 6, 'As três, mãe.'),
      reply('emma', 22, 'Mom is reading this out loud in the kitchen for the second time.'),
      reply('rafa', 31, 'O capacho fui eu que fiz. Faço outro, se gastar.'),
    ],
  ),
  post(
    'beto',
    week(2, 'sun', '21:05'),
    'A Nina inventou um jogo: cada um diz a melhor coisa do dia, e quem repetir perde. Ganhou a minha mãe, com "o barulho do portão".',
    [reply('ana', 7, 'A minha foi "ninguém pediu nada por onze minutos".')],
  ),
  post('ana', week(1, 'sat', '20:30'), 'Fomos comprar a roupa do Pedro para o casamento. Ele cresceu desde terça.', [
    reply('camila', 8, 'Compra com bainha comprida e fé.'),
    reply('pedro', 13, 'eu não tenho culpa'),
  ]),
  post(
    'marina',
    week(1, 'thu', '21:45'),
    'Faltam três semanas. Hoje o Rafa e eu sentamos na varanda depois que todo mundo foi embora, as mesas empilhadas no quintal, e combinamos de não falar de casamento. Ficamos olhando a rua. Passou o 312. O Fábio buzinou duas vezes.',
    [
      reply('zeca', 9, 'O Fábio mandou dizer: buzina de padrinho.'),
      reply('rafa', 14, 'Melhor noite da planilha inteira.'),
      reply('cida', 21, 'Eu ouvi da cozinha e apaguei a luz para não atrapalhar.'),
    ],
  ),
  post(
    'graca',
    week(16, 'wed', '20:15'),
    'Depois de trinta anos cozinhando para trezentas crianças, ainda não sei fazer arroz para uma pessoa. Moro sozinha com uma panela de oito litros. Venham.',
    [reply('andre', 10, 'Chego em vinte minutos com um pote.')],
  ),
  post(
    'patricia',
    week(13, 'mon', '18:40'),
    'Minha filha ganhou um balde novo de aniversário atrasado. Sim, para tocar. Sim, escolheu pelo som. Bateu em todos os baldes da loja e o gerente, no fim, pediu bis.',
    [reply('gabi', 5, 'o azul de 20 litros tem um grave que você não acredita')],
  ),
  post(
    'luana',
    week(12, 'sat', '16:00'),
    'Corrigi 31 provas num banco de praça e o vento levou a do Miguel. Voou por cima da igreja. Ele tirou dez, porque a parte que eu li estava certa e o resto foi levado por forças da natureza, que era o tema.',
  ),
  post(
    'tiago',
    week(11, 'thu', '00:40'),
    'o vizinho de cima está aprendendo trompete. há duas semanas ele tenta a mesma música. hoje ele conseguiu e o prédio inteiro aplaudiu pela janela',
    [reply('thais', 8, 'eu gritei "outra" e me arrependi')],
  ),
  post(
    'simone',
    week(10, 'sat', '08:00'),
    'O melhor som do mundo, em ordem: monitor estável, chave do Fábio na porta, o Cauã rindo no quarto quando acha que estou dormindo.',
  ),
  post(
    'renata',
    week(8, 'fri', '13:00'),
    'Paciente do dia: tartaruga, quarenta anos, nome Veloz. O dono, sessenta. "Doutora, ela está mais lenta." Examinei. "O senhor é que está mais apressado." Ele ficou em silêncio um minuto e remarcou as férias.',
    [
      reply('patricia', 12, 'Você devia cobrar terapia.'),
      reply('osvaldo', 31, 'Conheço a Veloz. Já perdi corrida para ela.'),
    ],
  ),
  post(
    'gabi',
    week(7, 'wed', '21:00'),
    'pedro e eu tocamos na praça 40 minutos e ganhamos 23 reais, um pão de queijo e um pedido de "toca baixo"',
    [reply('pedro', 3, 'o pão de queijo foi o cachê mais justo da minha carreira')],
  ),
  post(
    'bruno',
    week(6, 'tue', '07:10'),
    'Minha filha passou na residência. Pediatria. A primeira pessoa que ela tratou na vida foi um urso de pano com a perna engessada de durepox. O urso está na estante, de pé até hoje.',
    [
      reply('beto', 8, 'Parabéns, Bruno! Ela examinava a gente na beira do campo.'),
      reply('diego', 14, 'Acabou de nascer um cliente.'),
      reply('wellington', 30, 'O durepox fui eu que emprestei. Faço parte disso.'),
    ],
  ),
  post(
    'thais',
    week(4, 'sat', '22:30'),
    'A coruja da asa torta voou hoje. Ninguém falou nada, ficamos com a porta da gaiola na mão, que nem gente que foi buscar alguém na rodoviária e ficou para ver o ônibus sair.',
    [
      reply('caio', 6, 'fiquei uma hora ouvindo você contar e ainda arrepio'),
      reply('renata', 11, 'É por esse dia que a gente aguenta os outros.'),
    ],
  ),
  post(
    'diego',
    week(3, 'tue', '05:15'),
    'Ensinamentos das cinco da manhã: mamadeira cai sempre com o bico para baixo; o chão range só na tábua do meio; e um bebê no peito, respirando, conserta quase tudo.',
    [reply('giba', 60, 'Bem-vindo ao turno, filho.')],
  ),
  post(
    'luana',
    week(2, 'fri', '18:00'),
    'A fila da pipoca da escola estava enorme e uma menina de sete anos me explicou: "professora, demora porque o moço faz uma por uma com carinho". O moço ouviu. Agora demora mais.',
  ),
  post(
    'marina',
    week(2, 'sat', '20:10'),
    'Entregamos hoje as mesas da escola antes da hora, só seis, as outras ainda vão à festa. As crianças sentaram em volta da primeira e ficaram passando a mão. O Miguel perguntou se a árvore sabia que ia virar mesa. O Rafa respondeu que ele mesmo contou para ela.',
    [
      reply('graca', 9, 'Ele conversa com madeira desde pequeno.'),
      reply('livia', 14, 'Aba mesas: 12 menos 6. Marina, precisamos conversar sobre subtração.'),
      reply('rafa', 20, 'Faço mais seis, mana. Já contei para a árvore.'),
    ],
  ),
  post(
    'cida',
    week(1, 'wed', '06:55'),
    'O sabiá voltou. Não para o telhado, que agora é novo. Fez o ninho dentro do cobogó, numa das peças de madeira do Rafa. Escolheu justo a que tem o nome do Antônio por dentro. Ninguém contou para ele.',
    [
      reply('rafa', 8, 'Dona Cida. Larguei a plaina. Preciso de um minuto.'),
      reply('beto', 15, 'Mãe, põe a placa de novo.'),
      reply('cida', 18, 'Já pus: "não mexer, tem gente morando".'),
    ],
  ),
  post(
    'cida',
    week(2, 'thu', '20:20'),
    `A Bia me pediu para contar como conheci o Antônio, com câmera e tudo. Contei. Ponho aqui também, que é para ninguém enfeitar depois.

Eu tinha dezenove anos e trabalhava na loja de tecidos da rua da estação. Ele entrou para se proteger da chuva e, com vergonha de ficar sem comprar, pediu um metro de qualquer coisa. Cortei um metro de chita amarela. No dia seguinte fez sol e ele voltou: mais um metro. Voltou a semana inteira, sempre um metro, sempre amarelo, sem coragem de dizer nada.

No sábado eu perguntei para que um moço solteiro queria seis metros de chita. Ele ficou da cor de um tijolo e respondeu: "Cortina". Morava numa pensão sem janela.

Dois anos depois casamos, e a primeira coisa que ele fez na casa nova foi uma janela. A segunda foi aquela parede inteira delas. A cortina amarela durou até a Marina nascer e virou vestido de boneca.

É por isso que eu digo para vocês entrarem quando chove.`,
    [
      reply('marina', 8, 'Eu tinha esse vestido de boneca e nunca soube.'),
      reply('lucia', 14, 'Eu era menina e levava recado entre os dois. Cobrava em bala.'),
      reply('zuleide', 21, 'Chita amarela eu ainda consigo. Marina, o forro do buquê já está resolvido.'),
      reply('bia', 26, 'gravei 22 minutos e não vou cortar nenhum'),
      reply('rafa', 40, 'Fiquei parado no meio da oficina com o celular na mão.'),
      reply('emma', 300, '"He lived in a boarding house with no window." I had to stop translating for a while.'),
    ],
  ),
  post(
    'marcio',
    week(10, 'fri', '22:30'),
    `História de estrada, para quem está acordado.

Parei hoje num borracheiro no meio do nada. Pneu furado, sol rachando, o homem devagar. Enquanto ele trabalhava, a filha dele, uns nove anos, fazia lição em cima de um tambor. Perguntou o que eu levava. Respondi que eram carteiras escolares. Ela largou o lápis e quis ver. Abri a porta de trás. Ela ficou olhando aquelas quinhentas carteiras empilhadas e disse baixinho: "Tudo isso de gente que vai aprender a ler".

O borracheiro não quis cobrar. Eu paguei assim mesmo, e ele me deu um melão.

O melão está no banco do carona, de cinto.`,
    [
      reply('vanessa', 9, 'Volta logo, você e o melão.'),
      reply('marina', 20, 'Márcio, posso ler isso para a minha turma na segunda?'),
      reply('marcio', 34, 'Pode. Fala que o melão mandou abraço.'),
      reply('bia', 40, 'pai. PAI. isso é o filme.'),
    ],
  ),
  post(
    'ana',
    week(7, 'sun', '20:10'),
    `Inventário do que saiu da bolsa da escola da Nina neste domingo:
1 banana que já foi
3 pedras "importantes"
1 convite para uma festa que foi ontem
metade de um lápis
a outra metade, em outro bolso
1 bilhete da professora elogiando a organização`,
    [
      reply('camila', 6, 'As pedras ficam. Pedra importante é pedra importante.'),
      reply('luana', 30, 'Esse bilhete foi escrito com esperança.'),
    ],
  ),
  post(
    'osvaldo',
    week(6, 'mon', '19:00'),
    `O Pedro me perguntou como era trabalhar no trem e eu disse que era barulhento, mas fiquei o resto do dia com a resposta errada na boca.

Era assim, Pedro. De noite, quando a composição saía da serra, a gente apagava a luz da cabine para ver melhor a linha. Ficava só o farol e o cheiro de mato molhado. Em cada curva tinha uma casinha, e em cada casinha alguém acordado, com uma lamparina, que levantava a mão. A gente levantava também. Nunca soube o nome de nenhum. Em trinta e quatro anos eu devo ter acenado para umas mil pessoas que não vi direito.

Quando me aposentei, achei que o que ia me fazer falta era a máquina. Era o aceno.

Por isso eu fico no portão de tarde. Não é para fiscalizar, como dizem por aí.`,
    [
      reply('pedro', 5, 'seu osvaldo eu passo aí amanhã com o violão e o senhor conta tudo de novo'),
      reply('fabio', 18, 'Amanhã o 312 pisca o farol no seu portão. Todas as viagens.'),
      reply('osvaldo', 25, 'Então eu levanto a mão.'),
      reply('cida', 33, 'Um pouquinho é para fiscalizar, Osvaldo.'),
    ],
  ),
  post('pedro', week(15, 'sun', '23:50'), 'quem comeu o último pedaço sabe quem é'),
  post('beto', week(10, 'sat', '09:05'), 'Achei a escada.', [reply('giba', 3, 'Ainda preciso dela.')]),
  post('camila', week(6, 'tue', '15:20'), 'Sorvete de milho não é sobremesa, é legume gelado.', [
    reply('pedro', 12, 'concordo, nutricionalmente'),
  ]),
  post('caio', week(5, 'wed', '02:10'), 'maquete pronta. dedo colado. vai assim.', [
    reply('tiago', 2, 'eu sou o dedo ao lado'),
  ]),
]
