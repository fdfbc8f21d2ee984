import { post, reply } from './telling.ts'
import { week } from './when.ts'

/** Marina and Rafa are to marry in the yard, and there is a spreadsheet for it. */
export const wedding = [
  post(
    'marina',
    week(15, 'sun', '19:05'),
    `Então. Eu ia contar no almoço, mas o tio Zeca começou a história do pênalti de 88 e não acabou mais.

O Rafa me pediu em casamento ontem, na fila do pastel do seu Nakamura, com um anel que ele mesmo torneou de um pedaço de jacarandá. Eu disse sim com a boca cheia.

Vai ser no quintal da minha mãe, quando a varanda ficar pronta.`,
    [
      reply('sonia', 2, 'ERA PARA ISSO O QUINTAL!!!! EU SABIA'),
      reply('helena', 4, 'TIA!!!'),
      reply('zeca', 10, 'Interrompiam o pênalti! Isso é motivo!'),
      reply('cida', 18, 'Eu já sabia. Ele veio pedir para mim na quarta, de camisa passada.'),
      reply('luana', 25, 'Gritei no ônibus. Uma senhora me deu parabéns.'),
      reply('livia', 31, 'Já abri uma planilha.'),
    ],
  ),
  post(
    'nakamura',
    week(15, 'mon', '09:10'),
    'Trinta anos de feira e nunca tinha visto um pedido de casamento na minha barraca. Vi o rapaz de joelho, achei que tinha derrubado o troco e falei para ele não se preocupar. O pastel dos noivos era de carne. Fica registrado.',
    [
      reply('cida', 33, 'Jorge, você vai ser convidado por motivo histórico.'),
      reply('osvaldo', 50, 'Eu estava na fila atrás e reclamei da demora. Peço desculpas públicas.'),
    ],
  ),
  post(
    'graca',
    week(15, 'tue', '21:00'),
    'Meu filho casa e eu ganho uma filha que come direito. Marina, minha querida, seja bem-vinda, embora você já durma no meu sofá todo domingo desde o ano passado.',
    [
      reply('marina', 12, 'Esse sofá tem poderes, dona Graça.'),
      reply('rafa', 19, 'Mãe, obrigado. E obrigado por não contar das fotos de franja.'),
      reply('livia', 22, 'Eu conto.'),
    ],
  ),
  post(
    'livia',
    week(14, 'wed', '22:30'),
    `A planilha do casamento está no ar. Abas: convidados, comida, som, chuva, tios.
A aba "tios" é para distribuir tarefas antes que eles distribuam sozinhos.`,
    [
      reply('ana', 8, 'Me põe na comida, por favor.'),
      reply('andre', 15, 'Som e luz comigo. Já comprei 60 metros de extensão.'),
      reply('luana', 40, 'Tem uma célula escrita "???" na aba chuva.'),
      reply('livia', 44, 'É o plano.'),
    ],
  ),
  post(
    'zuleide',
    week(13, 'sat', '14:45'),
    'A Marina veio escolher o tecido do vestido. Olhou vinte, gostou do primeiro. É sempre assim, por isso eu já tinha separado ele.',
    [
      reply('lucia', 15, 'Qual é? Conta.'),
      reply('zuleide', 19, 'Segredo de costureira.'),
      reply('marina', 36, 'Eu acreditei que escolhi sozinha por quase duas horas.'),
    ],
    ['rafa'],
  ),
  post(
    'rafa',
    week(12, 'thu', '20:20'),
    'Comecei as mesas. Doze, de peroba de demolição, com cavalete de desmontar. Depois da festa ficam seis para a escola da Marina e seis para a praça.',
    [
      reply('marina', 10, 'Foi aqui que eu me apaixonei de novo, gente, no meio de uma lista de madeira.'),
      reply('bruno', 25, 'Precisa de braço para lixar? Tenho dois e sábado livre.'),
      reply('osvaldo', 45, 'Meu dominó agradece a mesa da praça.'),
    ],
  ),
  post(
    'livia',
    week(11, 'mon', '12:20'),
    'Lista de convidados, versão 7: 118 pessoas. O quintal comporta 90. A dona Cida diz que cabem 150 "se ninguém for besta de ficar sentado".',
    [
      reply('rafa', 6, 'Minha parte são 31. Confere.'),
      reply('graca', 20, 'As meninas da cozinha da escola são oito e não se corta ninguém.'),
    ],
  ),
  post(
    'paula',
    week(10, 'mon', '15:00'),
    'Prova de bolo dos noivos hoje, quatro sabores. A Marina votou em nozes com doce de leite. O Rafa votou em "todos". A dona Cida provou calada, pediu outro pedaço do de fubá com goiabada e disse: "esse aqui tem mãe". Ficou decidido: dois andares, um de cada.',
    [
      reply('marina', 9, '"Esse aqui tem mãe" devia ser o nome do bolo.'),
      reply('cida', 30, 'Falta só um segredinho que a mamãe punha. Se um dia a gente achar o caderno.'),
      reply('livia', 42, 'Aba comida atualizada. Adicionei a coluna "tem mãe?".'),
    ],
  ),
  post(
    'andre',
    week(9, 'fri', '21:35'),
    'Teste de luz no quintal da dona Cida: pendurei as lâmpadas na mangueira, liguei tudo e caiu a chave geral da casa e a do vizinho. Novo plano: lâmpadas de LED.',
    [
      reply('rafa', 13, 'O seu Osvaldo jantou à luz de vela e disse que foi romântico.'),
      reply('livia', 20, 'Aba luz: "falar com eletricista DE VERDADE".'),
      reply('andre', 24, 'Magoou, amor.'),
    ],
  ),
  post(
    'luana',
    week(8, 'fri', '17:40'),
    'As crianças do 4º B descobriram que a professora Marina vai casar. Hoje recebi na porta da sala um abaixo-assinado pedindo que o casamento seja "no recreio, para todo mundo ir". 29 assinaturas e um desenho de dragão.',
    [reply('marina', 7, 'O dragão é do Miguel. O dragão vai ser convidado.')],
  ),
  post(
    'marina',
    week(7, 'sun', '21:15'),
    'Discutimos quarenta minutos se a música da entrada é o forró ou a moda de viola. Chegamos a um acordo: entro com uma, ele sai correndo da outra.',
    [
      reply('rafa', 3, 'Ninguém sai correndo. Saio dançando.'),
      reply('pedro', 15, 'tia eu posso tocar. violão, ao vivo, de graça, por 1 prato de comida'),
      reply('marina', 18, 'Contratado. Dois pratos.'),
    ],
  ),
  post(
    'zuleide',
    week(6, 'sun', '16:10'),
    'Primeira prova do vestido. Ela se olhou no espelho e ficou quieta um tempo. Depois perguntou se dava para pôr bolso. Dá. Noiva minha tem bolso.',
    [
      reply('helena', 18, 'BOLSO. Melhor notícia do ano.'),
      reply('luana', 27, 'É para o giz.'),
      reply('marina', 33, 'É para o giz, o lenço e um pão de queijo.'),
    ],
    ['rafa'],
  ),
  post(
    'rafa',
    week(5, 'wed', '19:30'),
    'Para quem perguntou: sim, as alianças também são de madeira. Jacarandá do pé de mesa da oficina do meu avô. Se quebrar eu faço outra. Casamento é isso: manutenção.',
    [
      reply('graca', 11, 'Seu avô ia gostar de ouvir isso.'),
      reply('diego', 25, 'Anotei a frase para o meu discurso. Desculpa.'),
    ],
  ),
  post(
    'emma',
    week(4, 'thu', '10:05'),
    'Tickets booked! Mom, Noah and I land two days before the wedding. I have been told I am responsible for the "bem-casados," a word I can now say but not spell in a group chat without help. What do I bring from Canada that is not maple syrup?',
    [
      reply('bia', 7, 'MAPLE SYRUP'),
      reply('cida', 25, 'Traga vocês. Cama já está arrumada.'),
      reply('lucia', 30, 'Minha netinha! Traz casaco não, aqui ninguém usa.'),
      reply('pedro', 48, 'that chips ketchup flavor please'),
    ],
  ),
  post(
    'livia',
    week(4, 'sat', '09:50'),
    'Confirmados: 104. Talvez: 9. "Vou e levo minha mãe": 5. Uma pessoa respondeu só com um emoji de galinha e eu não sei em que coluna colocar.',
    [
      reply('graca', 14, 'É a Neusa. Quer dizer que ela faz a galinhada.'),
      reply('marina', 20, 'Que alívio, eu achei que era uma crítica.'),
    ],
  ),
  post(
    'ana',
    week(3, 'tue', '20:40'),
    'A Nina treina para daminha no corredor, com uma almofada e um limão no lugar das alianças. A Farofa é o noivo. Já se casaram onze vezes hoje.',
    [
      reply('camila', 10, 'Eu quero convite para o décimo segundo.'),
      reply('rafa', 22, 'Estou perdendo para um cachorro de gravata.'),
      reply('cida', 35, 'Diz para ela que eu faço o laço da almofada.'),
    ],
  ),
  post(
    'marina',
    week(2, 'wed', '22:00'),
    'Escrevi os votos. Depois vi que escrevi com caneta vermelha e dei nota para mim mesma. Seis e meio. Vou refazer a conclusão.',
    [
      reply('luana', 8, 'Com recuperação paralela.'),
      reply('sonia', 14, 'Tem que ter introdução, desenvolvimento e choro.'),
      reply('rafa', 30, 'Os meus cabem num guardanapo. Está valendo?'),
    ],
  ),
  post(
    'andre',
    week(1, 'wed', '20:15'),
    'Som testado, luz testada, gerador testado, cunhado testado. Faltam três semanas e a única coisa que ainda dá microfonia é o discurso do tio Zeca.',
    [
      reply('livia', 9, 'Aba tios: discurso do Zeca limitado a 4 minutos. Vou pôr um relógio.'),
      reply('rafa', 15, 'Ele já pediu prorrogação.'),
    ],
  ),
]
