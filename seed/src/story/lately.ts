import { answering, called, closed, edited, emptied, post, reply } from './telling.ts'
import { days, minutes } from './when.ts'

/** The last few days, up to a moment ago. What is told in minutes does not know what the clock says. */
export const lately = [
  post(
    'cida',
    days(6, '08:05'),
    'Preciso de: dois garrafões, um varal novo e alguém alto para trocar a lâmpada do corredor. O alto pode vir almoçar.',
    [
      reply('caio', 14, 'eu sou alto'),
      reply('pedro', 15, 'eu sou mais'),
      reply('rafa', 22, 'A lâmpada já troquei ontem, dona Cida. Mas eu também almoço.'),
    ],
  ),
  post(
    'nena',
    days(6, '19:20'),
    'Caminhamos quarenta minutos na praça, o Zeca e eu. Trinta e dois andando e oito dele explicando a tática para o pipoqueiro.',
    [reply('simone', 25, 'O cardiologista aprova até o pipoqueiro. Sem sal.')],
  ),
  post(
    'fabio',
    days(6, '21:45'),
    'Hoje entrou no 312 um menino de uns seis anos, sentou atrás de mim e foi avisando os pontos em voz alta, todos, certinho. No final perguntei se ele queria ser motorista. "Não. Eu quero ser o ônibus."',
    [
      reply('simone', 8, 'Esse tem plano de carreira.'),
      reply('cida', 35, 'Que Deus conserve.'),
      reply('caua', 50, 'ri sozinho no quarto'),
    ],
  ),
  post(
    'helena',
    days(5, '10:10'),
    'Tomás descobriu a própria mão. Passou a manhã inteira olhando para ela como quem viu um eclipse.',
    [reply('jessica', 9, 'Entendo. É uma mão muito boa.'), reply('sonia', 20, 'Você fez igual, mas com o pé.')],
  ),
  post(
    'paula',
    days(5, '17:30'),
    'Da encomenda de hoje: bolo de cenoura em forma de cenoura, para uma menina que não come cenoura. A mãe pediu segredo. Eu sou um túmulo com cobertura.',
    [
      reply('camila', 13, 'Túmulo com cobertura é um bom nome de bolo.'),
      reply('renata', 28, 'Faz um em forma de comprimido, que eu conheço uns clientes.'),
    ],
  ),
  closed(
    post(
      'osvaldo',
      days(5, '18:00'),
      'As mangas estão no ponto. Deixei uma escada e um cesto no portão. Regra de sempre: bata palma, colha o que der conta, e não deixe a Farofa levar as do chão, que ela já está redonda.',
      [
        reply('zuleide', 30, 'Levei seis. Volto com doce.'),
        reply('ana', 44, 'Ela chegou aqui com uma. Inteira. Na boca. Sem vergonha.'),
        reply('nakamura', 70, 'Levo uma caixa no sábado e trago em pastel de banana.'),
      ],
    ),
  ),
  post(
    'cida',
    days(4, '07:30'),
    'Sonhei com o Antônio assobiando. Acordei e era o vento no cobogó. Fiquei deitada mais um pouco, ouvindo.',
    [
      reply('lucia', 18, 'Ele assobiava aquela valsa.'),
      reply('sonia', 40, 'Mãe, dá para gravar? Quando ventar de novo.'),
      reply('cida', 55, 'Não precisa gravar. É só vir.'),
    ],
  ),
  post(
    'pedro',
    days(4, '14:50'),
    'simulado: 71 de 90. o ponto alto foi uma questão sobre ponte e eu lembrei do caio explicando ponte com biscoito',
    [
      reply('caio', 5, 'o biscoito nunca falha. parabéns, cara'),
      reply('ana', 11, 'Setenta e um!!! A Nina perguntou se isso é muito ou pouco. É muito, filha.'),
      reply('gabi', 16, 'eu fiz 72 mas não vou comentar'),
    ],
  ),
  post(
    'noah',
    days(4, '20:00'),
    'Update on my Portuguese: today I told my barista "saudade" when I meant "saúde". She said it was the nicest sneeze of her life.',
    [
      reply('bia', 12, 'kkkkkk melhor pessoa'),
      reply('denise', 25, 'That’s my boy. Não corrijam.'),
      reply('helena', 60, 'Saudade do Noah, no sentido certo.'),
    ],
  ),
  post(
    'marcio',
    days(3, '06:40'),
    'Descarreguei. Estou voltando. Se a estrada ajudar, janto em casa. Vanessa, não faz nada especial. (Faz.)',
    [
      reply('vanessa', 10, 'Já está no forno, bobo.'),
      reply('bia', 22, 'pai traz queijo'),
      reply('lucia', 45, 'Vai devagar, meu filho. O queijo espera.'),
    ],
  ),
  post(
    'luana',
    days(3, '12:40'),
    'Resposta de prova que não posso deixar morrer comigo. Pergunta: "Para que servem as raízes?" Resposta: "Para a planta não sair andando, mas também por saudade da terra."',
    [reply('marina', 6, 'Ponto inteiro. E a folha vai para a moldura.'), reply('livia', 31, 'Preciso sentar.')],
  ),
  post(
    'zeca',
    days(3, '19:15'),
    'Comunico que o Unidos das Acácias fechou a escalação para a próxima rodada. Comunico também que o médico me liberou para ficar em pé na beira do campo. Gritar, só no segundo tempo.',
    [
      reply('bruno', 8, 'Então no primeiro a gente vai jogar sem saber o que fazer. Como sempre.'),
      reply('fabio', 20, 'Pai, o médico falou "sem gritar".'),
      reply('zeca', 24, 'O médico não conhece o Bruno.'),
    ],
  ),
  edited(
    post(
      'cida',
      days(2, '09:45'),
      `Para quem vem no domingo:
o Beto traz o carvão,
a Ana a salada grande,
a Sônia os pratos dela, que os meus não chegam,
o Giba a boa vontade,
o Zeca não traz nada, só vem quieto.
Quem leva o gelo?`,
      [
        reply('zeca', 7, 'Quieto não consta do meu contrato.'),
        reply('giba', 15, 'Boa vontade já na caixa térmica.'),
        reply('rafa', 33, 'Gelo comigo. Dois sacos.'),
        reply('ana', 40, 'Salada grande = a bacia azul?'),
        reply('cida', 52, 'A bacia azul.'),
      ],
    ),
    [
      18,
      `Para quem vem no domingo:
o Beto traz o carvão,
a Ana a salada grande,
a Sônia os pratos dela.
Quem leva o gelo?`,
    ],
    [
      26,
      `Para quem vem no domingo:
o Beto traz o carvão,
a Ana a salada grande,
a Sônia os pratos dela, que os meus não chegam,
o Zeca não traz nada, só vem quieto.
Quem leva o gelo?`,
    ],
  ),
  post(
    'camila',
    days(2, '16:25'),
    'Levei a Nina para tomar sorvete "só uma bola". Voltamos com quatro, um balão e um cachorro de pelúcia chamado Farofa Dois. Ana, te amo.',
    [
      reply('ana', 9, 'Antes do jantar, Camila?'),
      reply('marlene', 17, 'Quem sai aos seus não degenera. Eu fazia igual com vocês.'),
    ],
  ),
  post(
    'graca',
    days(2, '20:50'),
    'Testei a farofa para noventa pessoas. Resultado: farofa para cento e quarenta. A Lívia já veio buscar um balde.',
    [
      reply('livia', 12, 'Balde entregue no escritório. Acabou antes do café.'),
      reply('andre', 19, 'Minha sogra é meu patrimônio.'),
      emptied('andre', 21),
      answering(2, reply('livia', 26, 'Apagou, mas eu li. O balde fica comigo.')),
    ],
  ),
  post(
    'caio',
    days(1, '11:35'),
    'Desenhei os cinco cobogós diferentes que achei andando da casa da vó até o ponto do 312. Só nessa rua tem cinco. Passei vinte anos sem olhar.',
    [
      reply('thais', 10, 'quero esse desenho na parede'),
      reply('lucia', 31, 'O da casa verde é de 1962. Eu vi assentarem.'),
      reply('osvaldo', 46, 'O meu não contou? São seis.'),
      reply('caio', 49, 'seis.'),
    ],
  ),
  post(
    'simone',
    days(1, '15:10'),
    'Saí do plantão e tinha uma sacola na portaria com o meu nome: pamonha, ainda quente, e um bilhete da minha sogra: "come sentada". Comi sentada.',
    [reply('nena', 20, 'Foi ou não foi no banco do jardim?'), reply('simone', 28, 'Foi. Com sol.')],
  ),
  post(
    'emma',
    days(1, '18:30'),
    'I tried to explain cobogó to my roommate. "It’s a wall that is mostly holes, so the house can breathe and the neighbors can’t stare." She said that’s the best description of a good family she has heard.',
    [
      reply('caio', 15, 'vou usar isso no meu trabalho final, com crédito'),
      reply('cida', 40, 'A Denise traduziu para mim. Concordo com a moça.'),
    ],
  ),
  post(
    'marina',
    minutes(330),
    'Fiz o bolo de fubá da vó Nair só de memória. Ficou bom, mas ainda não é o dela. Falta alguma coisa que ninguém sabe dizer o que é. Baunilha não é. Erva-doce eu já pus.',
    [
      reply('paula', 20, 'Raspa de laranja?'),
      reply('sonia', 35, 'Eu comeria mais um pedaço para investigar.'),
      reply('lucia', 62, 'Espera aí que eu vou olhar uma coisa no baú.'),
    ],
  ),
  post(
    'ana',
    minutes(250),
    'A Nina desenhou o cachorro do ponto de vista do cachorro: um rodapé enorme, quatro sapatos e um pedaço de queijo brilhando lá em cima, como um sol.',
    [reply('camila', 12, 'Emoldura antes que ela cresça.'), reply('renata', 29, 'Tecnicamente perfeito.')],
  ),
  post(
    'lucia',
    minutes(175),
    'Achei o caderno de receitas da mamãe no fundo do baú. O bolo de fubá está lá, com a letra dela e mancha de manteiga. Quem fica com a do doce de caju?',
    [
      reply('cida', 6, 'Lúcia. Você achou mesmo? Estou com a mão no peito.'),
      reply('marina', 11, 'O QUE FALTAVA, TIA? Olha o fubá!'),
      reply('lucia', 15, '"Uma colher de queijo curado e paciência." Está escrito assim.'),
      reply('nena', 26, 'Fico com a do doce de caju. Dou a minha mão por ela.'),
      reply('denise', 41, 'Mãe, fotografa página por página, por favor. Com o celular deitado.'),
      reply('caio', 44, 'A do doce de caju é minha, já avisei em 2019.'),
      answering(5, reply('lucia', 47, `${called('caio')}, está em ata? Porque a ${called('sonia')} tem a ata.`)),
      answering(5, { ...reply('beto', 52, 'Eu fico com a mancha de manteiga.'), edited: 55 }),
    ],
  ),
  post(
    'paula',
    minutes(140),
    'Então era QUEIJO CURADO. O bolo do casamento acaba de ganhar uma colher de paciência a mais. Vou ao teste número cinco e convido os noivos para o sacrifício.',
    [
      reply('marina', 8, 'Sacrifício aceito.'),
      reply('rafa', 13, 'Já estou na sua porta.'),
      reply('katia', 33, 'Queijo curado eu tenho. Do bom. Passa aqui.'),
    ],
  ),
  post(
    'beto',
    minutes(95),
    'Levei o carvão para a mãe e fiquei para o café. Ela lia o caderno em voz alta, a Tia Lúcia corrigia a letra, a Farofa dormia em cima do meu pé. Não fiz mais nada do que ia fazer.',
    [reply('ana', 10, 'E o encanador, Beto?'), reply('beto', 14, 'Era isso que eu ia fazer.')],
  ),
  post(
    'cida',
    minutes(60),
    `Estou copiando as receitas da mamãe com letra grande, para quem quiser. Na página do pão tem uma conta de armazém e um desenho que eu fiz quando tinha cinco anos: uma casa com uma porta enorme e um monte de gente do lado de fora.

Ela escreveu embaixo: "Cida desenhou visita".`,
    [
      reply('helena', 4, 'Vó, eu não estava preparada para isso com um bebê no colo.'),
      reply('emma', 9, '"Cida drew visitors." I need a minute.'),
      reply('beto', 18, 'Mãe, a senhora continua desenhando a mesma coisa.'),
    ],
  ),
  post(
    'katia',
    minutes(38),
    'Última fornada do período saindo. Separei o pão da dona Cida, o do seu Osvaldo e o "do que sobrar" do Wellington, que nunca sobra.',
    [reply('wellington', 5, 'Cinco minutinhos e estou aí. Segura.')],
  ),
  post('cida', minutes(22), 'Tem café fresco. A porta está encostada.', [reply('osvaldo', 2, 'Indo.')]),
]
