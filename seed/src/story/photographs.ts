import { post, reply } from './telling.ts'
import { week } from './when.ts'

/** A shoebox of old photographs, described for those who cannot see them from afar. */
export const photographs = [
  post(
    'cida',
    week(12, 'sun', '17:20'),
    'Na mudança das coisas por causa da obra achei a caixa de sapato das fotografias. Vou contar uma por semana, que é para render. A primeira: eu e a Lúcia de vestido igual, em 1961, com cara de quem acabou de brigar. Tínhamos acabado de brigar por causa do vestido.',
    [
      reply('lucia', 8, 'O meu era mais bonito.'),
      reply('cida', 10, 'Eram iguais, Lúcia.'),
      reply('bia', 30, 'quero digitalizar todas. por favor. eu vou com luva'),
    ],
  ),
  post(
    'lucia',
    week(11, 'thu', '16:15'),
    'Também tenho uma: papai Tomás montado numa bicicleta sem pneu, na frente do armazém, de gravata. Ele não sabia andar de bicicleta. Pediu emprestada só para o retrato e ficou em cima dela meia hora com medo de descer.',
    [
      reply('helena', 14, 'Então o nome do meu filho vem de um homem com medo de bicicleta. Perfeito.'),
      reply('denise', 60, 'Mãe, essa eu tenho na parede. Nunca soube do pneu!'),
    ],
  ),
  post(
    'cida',
    week(10, 'sun', '18:00'),
    'Mais uma: o Antônio na laje, sem camisa, segurando um cobogó na frente do rosto. Dá para ver só um olho rindo. Escrevi atrás: "janela nova". Achei dois dias depois de a parede aparecer. Não me digam que é coincidência.',
    [
      reply('sonia', 6, 'Mãe, arrepiei inteira.'),
      reply('caio', 12, 'vó, POSSO fotografar essa? só essa. para a capa do trabalho.'),
      reply('zeca', 20, 'Quem bateu esse retrato fui eu. Cortei a cabeça dele em todos os outros.'),
    ],
  ),
  post(
    'sonia',
    week(9, 'sun', '19:30'),
    'Uma de 1979: o Beto, de velotrol e capacete feito de panela, atravessando a varanda. No canto, cortada, uma perna correndo. É a minha. Ele tinha acabado de passar por cima da minha boneca.',
    [
      reply('beto', 10, 'A boneca entrou na pista sem sinalizar.'),
      reply('ana', 18, 'A panela é a do feijão?'),
      reply('cida', 22, 'É a do feijão. Ainda tem o amassado.'),
    ],
  ),
  post(
    'denise',
    week(9, 'thu', '22:15'),
    'Minha: aeroporto, 1999, eu com duas malas amarradas de barbante e minha mãe ajeitando a gola do meu casaco como se eu fosse para a escola. Eu com pressa. Ela devagar, de propósito. Hoje eu ajeito a gola dos meus do mesmo jeito e sei por quê.',
    [
      reply('lucia', 45, 'Eu queria que o avião perdesse a hora.'),
      reply(
        'emma',
        80,
        'She still does it. I’m twenty-something and my collar has never once been allowed to just exist.',
      ),
      reply('marina', 95, 'Prima. Ai.'),
    ],
  ),
  post(
    'zeca',
    week(7, 'mon', '19:00'),
    'Fotografia do time de 94, vice-campeão. Eu com cabelo, o Antônio com bigode, o Giba recém-casado e já com a camisa por dentro da calça. De pé, o terceiro, ninguém lembra quem é. Pode ter sido um transeunte.',
    [
      reply('giba', 8, 'Ele jogou o segundo tempo inteiro e deu um passe ótimo. Nunca mais o vi.'),
      reply('bruno', 30, 'Eu era o gandula! Atrás do gol! Olha o tamanho da bermuda.'),
    ],
  ),
  post(
    'bia',
    week(6, 'sun', '18:45'),
    'digitalizei 212 fotos da tia cida e da minha vó. a mais nova é de 1998 e a mais antiga não tem data, só uma mulher muito séria segurando uma galinha muito séria. ninguém sabe qual das duas é parente',
    [
      reply('lucia', 9, 'A mulher é a tia Filó. A galinha também tinha nome.'),
      reply('cida', 15, 'Princesa. A galinha era a Princesa. Botava dois por dia.'),
      reply('pedro', 20, 'minha nova foto de perfil (a galinha)'),
    ],
  ),
  post(
    'cida',
    week(5, 'sun', '19:10'),
    'Tem uma em que não tem ninguém. É a varanda, de manhã, uma cadeira virada para a rua e uma xícara no chão. Não sei quem bateu nem de quem era o café. Fiquei mais tempo olhando essa do que todas as outras.',
    [reply('caio', 12, 'é a minha preferida e eu nem vi'), reply('ana', 25, 'Quem bateu devia estar feliz.')],
  ),
  post(
    'marina',
    week(4, 'thu', '20:00'),
    'A Bia me mandou a do meu primeiro dia de aula como aluna: uniforme dois números maior, lancheira do tamanho de mim, choro congelado na hora do clique. Levei para o 4º B. "Professora, por que você estava triste?" "Porque ainda não sabia que ia gostar."',
    [
      reply('luana', 9, 'Vou usar essa resposta para sempre.'),
      reply('cida', 20, 'Chorou até o portão. Na saída não queria vir embora.'),
      reply('paula', 28, 'Eu sou a mão no canto! Já estava te oferecendo bolacha.'),
    ],
  ),
  post(
    'osvaldo',
    week(3, 'sat', '10:30'),
    'Achei um retrato da nossa rua em 1968. Não tinha asfalto nem muro. Dá para ver a casa da Cida, a minha e um cavalo dormindo no meio. Hoje passa o 312, mas o ritmo é parecido.',
    [
      reply('lucia', 15, 'Esse cavalo era do leiteiro. Sabia o caminho sozinho.'),
      reply('fabio', 40, 'Seu Osvaldo, o cavalo nunca atrasou por causa do sinal da ponte.'),
    ],
  ),
  post(
    'lucia',
    week(2, 'sun', '17:00'),
    'Mamãe na cozinha, de costas, o laço do avental torto. É a única em que ela não está posando, porque não sabia. Em cima da mesa, aberto, com elástico preto: O CADERNO. Ele existiu, gente. Está aqui a prova.',
    [reply('sonia', 6, 'Tia. O baú.'), reply('marina', 8, 'O BAÚ, TIA.'), reply('lucia', 12, 'O baú está em análise.')],
  ),
  post(
    'emma',
    week(1, 'sun', '14:00'),
    'Mom and I are making a wall of the photos Bia scanned. Noah insisted the hen goes at eye level. His eye level. I need a ladder to visit Princesa.',
    [
      reply('noah', 20, 'She watches over us.'),
      reply('bia', 35, 'é exatamente onde ela deveria estar'),
      reply('lucia', 60, 'Põe a minha de rainha do milho do lado.'),
    ],
  ),
]
