import { post, reply } from './telling.ts'
import { week } from './when.ts'

/** Helena and Diego wait for Tomás, and then there he is. */
export const tomas = [
  post(
    'helena',
    week(17, 'sun', '14:20'),
    'Vinte e nove semanas hoje. Ele chuta quando o tio Zeca grita gol e dorme quando o Diego canta. Opiniões fortes desde cedo.',
    [
      reply('diego', 10, 'Ele dorme porque é bonito.'),
      reply('zeca', 16, 'Já tem vaga na base do Unidos. Ponta-esquerda.'),
      reply('jessica', 40, 'Amiga, guarda esse chute no vídeo pra eu ver.'),
    ],
  ),
  post(
    'diego',
    week(16, 'mon', '20:30'),
    'Montei o berço. Sobraram quatro parafusos e uma peça que parece importante. Sogro está a caminho com a furadeira.',
    [
      reply('giba', 5, 'Não deita nada aí dentro até eu chegar. Nem o urso.'),
      reply('rafa', 18, 'Manda foto da peça. Se for uma chapinha em L, é a que segura tudo.'),
      reply('diego', 21, 'É uma chapinha em L.'),
    ],
  ),
  post(
    'helena',
    week(15, 'wed', '12:50'),
    'Lista de nomes que a família sugeriu e que NÃO serão usados: Antônio Gilberto Roberto (minha mãe, para não brigar com ninguém), Pelé (tio Zeca), Pudim (Nina), Kevin (não descobrimos quem foi).',
    [
      reply('pedro', 8, 'fui eu'),
      reply('sonia', 30, 'Antônio Gilberto Roberto é um nome de presidente.'),
      reply('emma', 95, 'Justice for Pudim.'),
    ],
  ),
  post(
    'jessica',
    week(13, 'fri', '18:05'),
    'Chá do bebê é no outro sábado, na casa da dona Cida, três da tarde, com obra e tudo. Fraldas: P só um pacote, M e G à vontade. Quem levar RN a Helena disse que devolve no Natal.',
    [
      reply('helena', 14, 'Disse mesmo. O ultrassom fala em "bebê comprido".'),
      reply('paula', 25, 'O bolo é meu presente. Massa de nozes, que eu sei o que a mãe gosta.'),
      reply('tiago', 60, 'homem pode ir? tem salgado?'),
      reply('jessica', 63, 'Pode. Tem. Leva fralda G.'),
    ],
  ),
  post(
    'marlene',
    week(12, 'mon', '16:00'),
    'Terminei a manta do bebê da Helena. Ponto pipoca, lã de algodão, verdinha. Desmanchei duas vezes porque o Ivo me contava o dominó e eu perdia a conta.',
    [reply('ana', 20, 'Mãe, está linda. Levo no sábado.'), reply('ivo', 33, 'Foi uma partida histórica.')],
  ),
  post(
    'helena',
    week(12, 'sat', '21:40'),
    `Chá do Tomás, em números: 41 pessoas, 63 pacotes de fralda, 2 ajudantes de obra que ficaram para o bolo, 1 discussão sobre quem embala melhor, 0 cadeiras livres.

Sim, é Tomás. A Nina anunciou no microfone antes de mim. Obrigada, gente. Cheguei em casa com o pé do tamanho de um pão sovado e o coração também.`,
    [
      reply('cida', 12, 'Tomás era o nome do meu pai. Você sabia?'),
      reply('helena', 15, 'Sabia, vó. A tia Lúcia me contou.'),
      reply('lucia', 22, 'Eu prometi que não contava e contei. Não me arrependo.'),
      reply('thais', 50, 'o bolo de nozes. só isso. o bolo de nozes.'),
    ],
  ),
  post(
    'sonia',
    week(9, 'mon', '10:15'),
    'Mala da maternidade conferida. Mala reserva conferida. Mala do pai: o Diego tinha posto um carregador e um saco de amendoim. Refeita.',
    [
      reply('diego', 30, 'O amendoim era estratégico.'),
      reply('giba', 41, 'Genro, eu te entendo. Ela fez isso comigo em 97.'),
    ],
  ),
  post(
    'simone',
    week(8, 'thu', '19:50'),
    'Passei na Helena com o aparelho de pressão. Doze por oito, bebê mexendo, mãe brava porque não alcança a meia. Tudo dentro do esperado. Quem for visitar: calcem as meias dela.',
    [reply('helena', 7, 'A melhor enfermeira do mundo é da minha família e calça meia.')],
  ),
  post(
    'helena',
    week(7, 'sat', '09:30'),
    '39 semanas. Lavei a calçada, o tapete, o cachorro da vizinha. Dizem que é sinal.',
    [
      reply('jessica', 6, 'SENTA'),
      reply('nena', 22, 'Quando eu comecei a lavar telhado o Fábio nasceu no dia seguinte.'),
      reply('marina', 35, 'Celular no volume máximo até segunda ordem.'),
    ],
  ),
  post('diego', week(6, 'tue', '03:48'), 'Bolsa estourou. Estamos indo. Peguei a mala certa. Peguei a Helena também.', [
    reply('sonia', 2, 'SAINDO DE CASA'),
    reply('giba', 4, 'Ela já está no carro e eu ainda de pijama. Calma e cinto.'),
    reply('simone', 9, 'Estou de plantão até as sete! Segundo andar. Espero vocês na porta.'),
    reply('caio', 160, 'acordei agora, já nasceu??'),
  ]),
  post(
    'diego',
    week(6, 'tue', '11:26'),
    `Tomás Prado Nunes.
10h52. 3.540 g. 51 cm. Comprido, como prometido.

A Helena foi uma gigante. Ele abriu um olho só, me olhou, e fechou. Acho que eu passei.`,
    [
      reply('cida', 3, 'Bisavó. Deus te abençoe, Tomás. Minha mão não para quieta.'),
      reply('bia', 5, 'AAAAAAAAA PRIMO'),
      reply('beto', 8, 'Parabéns, Diego! Bem-vindo ao sono picado.'),
      reply('marina', 14, 'Minha sobrinha virou mãe e eu parei o ditado no meio. A frase ficou "o gato subiu no".'),
      reply('noah', 40, 'CONGRATS!! Welcome Tomás. Is 51 cm tall for a baby? Asking as a tall person.'),
      reply('jessica', 55, 'Eu sou MADRINHA. Alguém me segura.'),
    ],
  ),
  post(
    'giba',
    week(6, 'tue', '20:10'),
    'Segurei meu neto. Goleiro há quarenta anos e nunca tive tanto medo de soltar uma bola.',
    [
      reply('zeca', 12, 'Giba, essa foi a melhor coisa que você já disse, e eu te conheço.'),
      reply('bruno', 30, 'Parabéns, vovô! A defesa toda manda abraço.'),
      reply('sonia', 44, 'Ele não soltou por duas horas. Tive que fazer fila.'),
    ],
  ),
  post(
    'sonia',
    week(6, 'thu', '17:30'),
    `Eles vão para casa amanhã. Regras para visitas, com amor:
- avisem antes
- lavem a mão
- tragam comida, não perfume
- não digam "nossa, que olheira"
- fiquem vinte minutos (Zeca: vinte)`,
    [
      reply('zeca', 18, 'Vinte de cada tempo?'),
      reply('nena', 20, 'Eu cronometro.'),
      reply('cida', 45, 'Canja no fogo, para congelar em potinho. Doze potinhos.'),
    ],
  ),
  post(
    'helena',
    week(5, 'mon', '04:20'),
    'São 4h20 e estamos acordados. Se mais alguém estiver, conte alguma coisa boa.',
    [
      reply(
        'marcio',
        6,
        'Estou na serra, esperando clarear para descer. Tem neblina e um caminhão de abacaxi na minha frente. Cheira bem.',
      ),
      reply('nena', 15, 'Estou ralando milho desde as três e meia. Guardo duas pamonhas para você.'),
      reply('emma', 22, 'I woke up for no reason and now I have one. Kiss his forehead from the far side.'),
      reply('helena', 31, 'Abacaxi, pamonha e beijo. Ele dormiu. Obrigada.'),
    ],
  ),
  post(
    'diego',
    week(5, 'sat', '16:00'),
    'Primeiro banho dado por mim sem supervisão. Molhei: o bebê, a mim, a parede, o celular, o manual.',
    [reply('tiago', 11, 'tinha manual??'), reply('giba', 26, 'Orgulho.')],
  ),
  post(
    'marina',
    week(4, 'tue', '18:40'),
    'Fui visitar o Tomás e fiquei com ele no colo enquanto a Helena tomava banho. Vinte e cinco minutos de banho. Ela saiu do banheiro parecendo que tinha ido à praia.',
    [reply('helena', 15, 'Lavei o cabelo DUAS vezes, tia.')],
  ),
  post(
    'caio',
    week(3, 'sat', '15:10'),
    'O Tomás segurou meu dedo por uma hora. Desenhei com a mão esquerda. Pior perspectiva da minha vida, melhor tarde.',
    [
      reply('thais', 9, 'eu vi o desenho. parece uma batata com chapéu. amei.'),
      reply('helena', 28, 'Está na porta da geladeira. É oficial.'),
    ],
  ),
  post(
    'helena',
    week(2, 'thu', '07:15'),
    'ELE SORRIU. Não era gás. A pediatra confirmou. Sorriu para o ventilador, mas sorriu.',
    [
      reply('cida', 10, 'Para o ventilador é assim que começa. O Beto também.'),
      reply('beto', 25, 'Ainda gosto de um bom ventilador.'),
      reply('emma', 60, 'Please tell the fan we are jealous.'),
    ],
  ),
]
