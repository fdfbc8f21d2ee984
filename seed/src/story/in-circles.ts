import { inside, post, reply, to } from './telling.ts'
import { days, minutes, week } from './when.ts'

/** What was said in groups and circles. */
export const inCircles = [
  inside(
    'Família Andrade',
    post('nena', week(7, 'sun', '20:15'), 'Obrigada por me chamarem. Eu lia tudo por cima do ombro do Zeca.', [
      reply('cida', 4, 'Já era hora. Senta.'),
      reply('zeca', 9, 'Agora quem me vigia por escrito?'),
    ]),
  ),
  inside(
    'Família Andrade',
    post(
      'sonia',
      days(3, '18:05'),
      'Domingo, então: almoço à uma em ponto. Em ponto da mamãe, que é meio-dia e quarenta.',
      [
        reply('giba', 6, 'Sairemos às onze.'),
        reply('caio', 20, 'às onze eu durmo'),
        reply('cida', 33, 'Traz o Tomás.'),
      ],
    ),
  ),
  inside(
    'Família Andrade',
    post(
      'nena',
      minutes(210),
      'O Zeca caminhou até a padaria e voltou sem parar. Pediu um pastel. Ganhou uma banana.',
      [
        reply('marina', 9, 'Essa banana tem história.'),
        reply('zeca', 17, 'Foi a banana mais triste da minha carreira.'),
        reply('beto', 31, 'Orgulho, tio.'),
      ],
    ),
  ),
  to(
    { circles: ['Família Andrade'], people: ['luana', 'paula'] },
    post(
      'marina',
      days(2, '21:10'),
      'Sobrou meia travessa do bolo de fubá número quatro. Está na geladeira da mamãe, com o nome de quem chegar primeiro.',
      [reply('luana', 12, 'Estou calçando o sapato.'), reply('pedro', 14, 'eu já estou aqui')],
    ),
  ),
  to(
    { circles: ['Família Andrade', 'Professoras'] },
    post(
      'marina',
      days(8, '19:40'),
      'O Miguel do dragão passou de ano em matemática. Contou para mim em voz baixa, como quem confessa um crime.',
      [reply('luana', 3, 'Chorei na sala dos professores.'), reply('cida', 20, 'Manda um beijo para o dragão.')],
    ),
  ),
  to(
    { circles: ['Só a vó'] },
    post(
      'marina',
      days(5, '22:20'),
      'Mãe, não conta para ninguém: vou entrar com o lenço da vó Nair amarrado no buquê.',
      [reply('cida', 30, 'Não conto. Estou passando o lenço agora.')],
    ),
  ),
  to(
    { circles: ['Quem gosta de bolo'], people: ['zuleide'] },
    post('marina', days(9, '16:00'), 'Preciso de bocas sinceras no sábado. Três bolos, um caderno, nenhuma piedade.', [
      reply('pedro', 2, 'tenho uma boca e nenhuma piedade'),
      reply('zuleide', 25, 'Levo o café.'),
    ]),
  ),
  inside(
    'Casamento Marina e Rafa',
    post(
      'livia',
      days(4, '12:30'),
      'Faltam vinte e dois dias. Quem ainda não mandou a música, manda hoje, ou dança a que o André escolher.',
      [
        reply('andre', 5, 'Isso é uma promessa?'),
        reply('marina', 8, 'Isso é uma ameaça.'),
        reply('graca', 40, 'Qualquer uma que dê para dançar sentada.'),
      ],
    ),
  ),
  inside(
    'Casamento Marina e Rafa',
    post('zuleide', minutes(400), 'Vestido pronto, pendurado e coberto. Quem levantar o pano, ganha agulhada.', [
      reply('paula', 7, 'Nem olho.'),
      reply('helena', 22, 'E os bolsos?'),
      reply('zuleide', 25, 'Dois.'),
    ]),
  ),
  inside(
    'Madrinhas e padrinhos',
    post(
      'livia',
      days(6, '20:00'),
      'Ensaio na quarta, na garagem do André. A Marina acha que é reunião de condomínio.',
      [reply('ana', 10, 'Vou de salto e ata.'), reply('rafa', 21, 'Eu não sei mentir. Por isso vou chegar depois.')],
    ),
  ),
  inside(
    'Caderno da Nair',
    post(
      'lucia',
      days(1, '10:40'),
      'Página onze: rosca de canela. A mamãe escreveu "até o dedo dizer". Alguém sabe o que o dedo dizia?',
      [
        reply('cida', 14, 'Dizia para parar de mexer.'),
        reply('denise', 35, 'Sticky but not sorry. Foi o que ela me ensinou por telefone.'),
        reply('nena', 50, 'Faço amanhã e conto.'),
      ],
    ),
  ),
  inside(
    'Chá do Tomás',
    post(
      'jessica',
      week(9, 'fri', '20:15'),
      'Quem levou para casa a tigela azul da dona Cida, devolva. Ela sabe quem foi e está esperando a pessoa se entregar.',
      [reply('cida', 11, 'Sei desde o dia.'), reply('diego', 26, 'Fui eu. Está no quarto do Tomás, com as chupetas.')],
    ),
  ),
  inside(
    'Chá do Tomás',
    post(
      'jessica',
      days(10, '15:25'),
      'Lista fechada: quem ficou com fralda M, por favor, não apareça com fralda G dizendo que ele vai crescer.',
      [reply('sonia', 9, 'Ele vai crescer.'), reply('diego', 18, 'Obrigado a todos. Temos fralda até o vestibular.')],
    ),
  ),
  inside(
    '4º B da professora Marina',
    post(
      'marina',
      days(3, '17:45'),
      'Recado: sexta é dia do livro na mochila. Um só, o preferido, mesmo que seja o mesmo da semana passada.',
      [
        reply('ana', 15, 'A Nina quer levar o dicionário.'),
        reply('wellington', 33, 'O meu quer levar o gibi do avô. Pode?'),
      ],
    ),
  ),
  inside(
    '4º B da professora Marina',
    post(
      'luana',
      days(1, '18:10'),
      'Ciências na segunda: cada um traz uma folha seca. Uma folha, não um galho. Miguel, é com você.',
      [reply('rafa', 5, 'Serragem vale?'), reply('luana', 9, 'Para o Rafa, vale.')],
    ),
  ),
  inside(
    'Primos pequenos',
    post(
      'marina',
      days(2, '19:00'),
      'A Lia perdeu o dente da frente no bolo. Procuramos em três fatias. Estava na quarta.',
      [reply('ana', 6, 'A Nina está com inveja do dente.'), reply('cida', 18, 'Guarda. Eu tenho os do Beto até hoje.')],
    ),
  ),
  inside(
    'Primos pequenos',
    post(
      'pedro',
      days(1, '20:30'),
      'sábado tem oficina de violão pra quem tem menos de 14. o davi já reservou a cadeira',
      [reply('rafa', 12, 'Ele reservou as duas.')],
    ),
  ),
  inside(
    'Rua das Acácias',
    post(
      'wellington',
      days(4, '07:20'),
      'Hoje fecha meia rua das oito às onze por causa da caçamba. O papagaio já avisou a vizinhança inteira.',
      [reply('osvaldo', 8, 'Avisou às seis.'), reply('zuleide', 21, 'Com nome e sobrenome.')],
    ),
  ),
  inside(
    'Pelada de quinta',
    post('bruno', days(5, '22:40'), 'Quinta que vem: quem trouxer bola murcha joga no gol.', [
      reply('giba', 3, 'Eu já jogo no gol.'),
      reply('beto', 7, 'Está explicada a bola.'),
    ]),
  ),
  inside(
    'Primos',
    post('bia', days(7, '23:15'), 'plano: vídeo de aniversário da vó cida. cada um manda dez segundos. sem tremer', [
      reply('noah', 9, 'I tremble professionally.'),
      reply('caio', 20, 'mando desenhado'),
    ]),
  ),
  to(
    { circles: ['Netos'] },
    post('cida', days(6, '10:15'), 'Para os netos: tem pudim. Não digam aos filhos.', [
      reply('caio', 1, 'saindo'),
      reply('helena', 12, 'Vó, a mamãe está do meu lado.'),
    ]),
  ),
  inside(
    'Bolos da Paula',
    post(
      'paula',
      days(2, '08:30'),
      'Encomendas para o Natal abertas até o dia dez. Panetone de fubá existe, sim, e a culpa é da Lúcia.',
      [
        reply('sonia', 13, 'Dois para mim.'),
        reply('renata', 29, 'Um para a clínica, sem cobertura, que o gato lambe.'),
      ],
    ),
  ),
  inside(
    'Bolos da Paula',
    post(
      'paula',
      week(5, 'tue', '09:10'),
      'Bolo de terça: laranja com calda. São doze fatias e a décima terceira é minha.',
      [reply('camila', 10, 'Guarda a quarta para mim.')],
    ),
  ),
  inside(
    'Padaria da Kátia',
    post('katia', days(1, '05:50'), 'Sai às seis: francês, milho e o de batata-doce. O de batata-doce são vinte.', [
      reply('osvaldo', 4, 'Dezenove.'),
      reply('nena', 9, 'Dezoito.'),
    ]),
  ),
  inside(
    'Padaria da Kátia',
    post('zuleide', days(4, '16:20'), 'A Kátia pediu para avisar: amanhã abre às sete por causa do forno novo.', [
      reply('fabio', 15, 'O 312 agradece o aviso.'),
    ]),
  ),
  inside(
    'Pastel do Nakamura',
    post('nakamura', week(1, 'fri', '17:30'), 'Sábado tem de palmito. Cheguem antes do Bruno.', [
      reply('bruno', 6, 'Eu chego quinta.'),
    ]),
  ),
  inside(
    'Unidos das Acácias',
    post('giba', week(1, 'thu', '23:05'), 'Três a três. O juiz era meu sobrinho e mesmo assim não ganhamos.', [
      reply('zeca', 5, 'Arbitragem honesta é o fim do futebol.'),
    ]),
  ),
]
