import { post, reply } from './telling.ts'
import { week } from './when.ts'

/** Farofa, a dog the colour of toasted manioc flour, goes missing and comes home by bus. */
export const farofa = [
  post(
    'ana',
    week(16, 'sat', '10:30'),
    'A Farofa completou um ano com a gente. A Nina fez um chapéu de cartolina e cantou parabéns. A Farofa comeu o chapéu. Foi, segundo a Nina, "o melhor presente que ela já mastigou".',
    [
      reply('camila', 12, 'Cadê o vídeo da minha sobrinha cantando?'),
      reply('renata', 30, 'Cartolina passa. Glitter, não. Tinha glitter?'),
      reply('ana', 34, 'Tinha glitter.'),
      reply('renata', 36, 'Então amanhã você me conta.'),
    ],
  ),
  post(
    'ana',
    week(10, 'tue', '18:50'),
    'Gente da rua: a FAROFA SUMIU. Portão ficou aberto com a entrega do gás, umas quatro e meia. Vira-lata, porte médio, cor de farofa mesmo, orelha esquerda dobrada, coleira vermelha com o meu telefone. Assusta com moto. Se virem, não corram, sentem no chão que ela vem.',
    [
      reply('osvaldo', 3, 'Estou saindo de lanterna.'),
      reply('patricia', 5, 'Colei o aviso na porta da farmácia e no caixa.'),
      reply('renata', 9, 'Avisei as clínicas da região. Ela tem chip, eu mesma pus.'),
      reply('camila', 14, 'Saindo do trabalho, passo na praça e no terminal.'),
    ],
  ),
  post(
    'beto',
    week(10, 'tue', '23:40'),
    'Rodei o bairro até agora. Nada da Farofa. A Nina deixou o pote de ração na calçada com um bilhete: "Farofa volta. não tô brava". Não sei o que eu faço com esse bilhete.',
    [
      reply('rafa', 7, 'Amanhã às cinco e meia estou aí com a caminhonete. A gente acha.'),
      reply('sonia', 15, 'Guarda o bilhete. Vocês vão rir dele.'),
      reply('fabio', 22, 'Mandei a foto no grupo dos motoristas. São 200 pares de olhos na rua.'),
    ],
  ),
  post(
    'pedro',
    week(10, 'wed', '07:05'),
    'fiz 60 cartazes. gabi e cauã colaram antes da aula. o cauã colou um de cabeça pra baixo mas ela fica com a mesma cara',
    [
      reply('gabi', 4, 'colei no quadro da diretoria também, depois eu me explico'),
      reply('caua', 20, 'é pra chamar atenção'),
      reply('bia', 33, 'postei pra todo mundo da minha sala, já compartilharam'),
    ],
  ),
  post(
    'cida',
    week(10, 'wed', '12:30'),
    'Acendi uma vela para São Roque, que é dos cachorros, e deixei um osso no portão. Se ela passar por aqui, de um jeito ou de outro, fica.',
    [
      reply(
        'nena',
        20,
        'Acendi uma também. E outra para São Longuinho, com os três pulinhos. Nessa idade foi um pulinho e meio.',
      ),
    ],
  ),
  post(
    'nakamura',
    week(10, 'thu', '06:45'),
    'Uma senhora na feira da Vila Nova disse que viu uma cachorra cor de caramelo comendo pastel perto do ponto final. Comeu dois, de queijo. Não sei se é ela, mas tem bom gosto.',
    [
      reply('osvaldo', 12, 'Vila Nova? São nove quilômetros!'),
      reply('lucia', 35, 'A pé não foi. Essa bichinha pegou carona.'),
    ],
  ),
  post(
    'fabio',
    week(10, 'thu', '14:12'),
    `ACHEI A FAROFA.

O Nivaldo, do turno da tarde, me ligou do terminal: "Fábio, tem uma passageira aqui que não desce". Ela subiu no 312 na terça, no ponto da farmácia, atrás de uma moça com sacola de frango. Ficou dois dias indo e voltando. Os motoristas achavam que era de alguém. Tem gente na linha que já guardava lugar.

Está aqui comigo, deitada no banco dos idosos. Chego às três.`,
    [
      reply('simone', 2, 'FÁBIO DO CÉU'),
      reply('beto', 3, 'Primo, estou chorando em cima do torno.'),
      reply('zeca', 5, 'DOIS DIAS DE ÔNIBUS E NÃO PAGOU UMA PASSAGEM. Essa é Andrade.'),
      reply('osvaldo', 8, 'Banco preferencial. Uma dama.'),
      reply('cida', 16, 'Louvado seja São Roque. E o Nivaldo. Manda o Nivaldo vir almoçar.'),
    ],
  ),
  post(
    'ana',
    week(10, 'thu', '15:35'),
    'Ela está em casa. Desceu do ônibus abanando o rabo, cumprimentou a vizinhança inteira na calçada e foi direto para o sofá. A Nina deitou do lado e dormiram as duas, de sapato. Obrigada a cada um de vocês. De verdade.',
    [
      reply('marlene', 6, 'Graças a Deus. Agora come alguma coisa, minha filha, que você não come desde terça.'),
      reply('patricia', 11, 'Teve freguês que aplaudiu quando eu contei no balcão.'),
      reply('marina', 18, 'Contei para o 4º B e a sala gritou tanto que a diretora veio ver.'),
      reply('luana', 26, 'Confirmo: eu estava na sala ao lado e achei que era gol.'),
    ],
  ),
  post(
    'renata',
    week(10, 'fri', '11:00'),
    'Laudo da paciente Farofa: hidratada, feliz, 800 gramas mais gorda. Recolhi do pelo: farelo de pastel, um bilhete de ônibus e confete. Ninguém soube explicar o confete.',
    [
      reply('ana', 7, '800 gramas em dois dias?!'),
      reply('thais', 21, 'posso usar esse caso no seminário de clínica?'),
      reply('wellington', 40, 'O confete eu sei. Teve aniversário no salão do terminal quarta-feira.'),
    ],
  ),
  post(
    'fabio',
    week(9, 'tue', '20:10'),
    'A empresa soube da história e mandou fazer uma carteirinha: "FAROFA ANDRADE, passageira especial, linha 312". Tem foto e tudo. Pai já plastificou uma para ele também.',
    [
      reply('nena', 13, 'E está usando para furar fila no açougue.'),
      reply('caua', 30, 'pai eu ando de ônibus todo dia e pago inteira'),
      reply('beto', 49, 'Vou emoldurar.'),
    ],
  ),
  post(
    'ana',
    week(9, 'sat', '12:15'),
    'Consertamos o portão, trocamos a mola, pusemos trinco alto. O Beto testou vinte vezes. A Farofa assistiu sentada e, quando ele terminou, saiu pelo buraco da cerca que ninguém conhecia, deu a volta e entrou pela frente.',
    [
      reply('zuleide', 22, 'Ela veio dar bom-dia aqui. Buraco antigo, comadre. Achei que vocês sabiam.'),
      reply('marina', 38, 'Ela só queria que vocês soubessem com quem estão lidando.'),
      reply('ivo', 70, 'Ela é formada em engenharia.'),
    ],
  ),
  post(
    'camila',
    week(8, 'wed', '13:05'),
    'Peguei o 312 hoje. O motorista anunciou pelo nome do ponto: "parada da Farofa". Todo mundo sabia qual era.',
    [
      reply('ana', 9, 'Não acredito. Vou contar para a Nina agora.'),
      reply(
        'ivo',
        44,
        'No dominó só se fala nisso. O Almir diz que ela sentou do lado dele e ouviu o jogo inteiro no radinho.',
      ),
    ],
  ),
  post(
    'pedro',
    week(5, 'thu', '21:15'),
    'dúvida real: se eu tocar violão a farofa uiva. se a gabi tocar balde a farofa dorme. quem é o músico ruim',
    [reply('gabi', 2, 'acho que a crítica já se manifestou'), reply('noah', 45, 'Dog is always right, primo.')],
  ),
  post(
    'ana',
    week(2, 'mon', '19:25'),
    'A redação da Nina se chamava "Uma viagem". Copio aqui, com autorização da autora: "A minha cachorra viajou sem avisar. Ela conheceu pessoas e comeu pastel. Quando voltou ela era a mesma mas o cheiro era outro. Fim."',
    [
      reply('camila', 8, 'Isso é literatura. Não discuto.'),
      reply('marina', 15, 'Como professora: dez. Como tia: onze.'),
      reply('lucia', 31, '"A mesma mas o cheiro era outro." Vou roubar para as palavras cruzadas.'),
      reply('cida', 52, 'Prega na geladeira daqui também, que eu quero ler todo dia.'),
    ],
  ),
]
