import { post, reply } from './telling.ts'
import { week } from './when.ts'

/** A São João party out of season, the last one on the old floor. */
export const bonfire = [
  post(
    'nena',
    week(16, 'sat', '18:40'),
    'No dia de São João choveu canivete e o Zeca passou o aniversário dentro de casa, emburrado, de chapéu de palha. Eu proponho um arraiá fora de época, antes de a Cida derrubar a varanda. Santo não olha calendário.',
    [
      reply('zeca', 3, 'APOIADO.'),
      reply('cida', 12, 'No meu quintal, com a condição de ninguém soltar rojão perto da samambaia.'),
      reply('simone', 20, 'Eu levo o kit de queimadura. Todo ano alguém pula a fogueira.'),
    ],
  ),
  post(
    'sonia',
    week(15, 'mon', '11:25'),
    `ARRAIÁ DA DONA CIDA, sábado que vem, cinco da tarde. Quem traz o quê:
Nena: pamonha, curau, canjica
Kátia: broa e cuscuz
Nakamura: pastel (ao vivo!)
Graça: caldo verde, duas panelas
Beto: lenha, e NÃO acende antes de eu chegar
Giba: quentão, com supervisão
Zeca: sanfona. Só a sanfona, Zeca, discurso não.`,
    [
      reply('zeca', 8, 'E se for cantado?'),
      reply('beto', 15, 'Já tenho lenha para três invernos.'),
      reply('lucia', 22, 'E eu? Ninguém me escalou.'),
      reply('sonia', 25, 'A senhora é a rainha do milho, tia. Vem de faixa.'),
    ],
  ),
  post(
    'zuleide',
    week(15, 'thu', '14:00'),
    'Remendos na calça: 2 reais o remendo verdadeiro, 1 real o remendo de enfeite. O Osvaldo trouxe uma calça em que já não dava para saber qual era qual.',
    [
      reply('osvaldo', 11, 'Calça de 1983. Tem mais remendo que calça.'),
      reply('lucia', 27, 'Comadre, faz uma faixa para mim? "Rainha do Milho". Letra redonda.'),
    ],
  ),
  post(
    'pedro',
    week(14, 'tue', '17:20'),
    'ensaio da quadrilha na garagem do tio fábio. somos 7 homens e 2 meninas então eu sou a noiva. tudo bem. fico melhor de véu que o cauã',
    [
      reply('caua', 5, 'mentira'),
      reply('gabi', 7, 'verdade'),
      reply('caio', 15, 'quem é o padre?'),
      reply('pedro', 17, 'você'),
    ],
  ),
  post(
    'lucia',
    week(14, 'wed', '10:45'),
    'A faixa ficou pronta, em cetim amarelo. Experimentei de camisola, dei duas voltas na sala e acenei para o sofá. Cinquenta anos que eu não desfilava. A última vez perdi para a Cida.',
    [
      reply('cida', 9, 'Ganhei por um voto. Foi do papai.'),
      reply('lucia', 12, 'Eu SABIA.'),
      reply('bia', 40, 'vó eu quero filmar a volta olímpica'),
    ],
  ),
  post(
    'andre',
    week(14, 'fri', '22:10'),
    'Caixa de som, microfone e bandeirinha instalados no quintal da dona Cida. São 400 bandeirinhas. Contei porque embolaram 400.',
    [
      reply('livia', 6, 'Ele falou com cada uma delas pelo nome.'),
      reply('graca', 18, 'Genro, leva o casaco amanhã, que perto da represa esfria.'),
    ],
  ),
  post(
    'cida',
    week(14, 'sat', '15:35'),
    'Fogueira armada, milho na palha, cadeira na roda. Lavei o piso velho da varanda pela última vez. Ele já aguentou batizado, velório, jogo do Brasil e o Beto de velotrol. Hoje aguenta forró.',
    [
      reply('beto', 6, 'Tem a marca do velotrol perto do ralo, mãe. Guarda esse pedaço.'),
      reply('wellington', 14, 'Separo sim. Segunda eu corto inteiro.'),
    ],
  ),
  post(
    'helena',
    week(14, 'sat', '22:50'),
    'Dancei sentada. O Tomás dançou por dentro. A quadrilha teve um casamento com noiva de bigode, padre de prancheta e um noivo que esqueceu o nome.',
    [
      reply('thais', 11, 'o noivo era o tiago. o nome era tiago.'),
      reply('pedro', 18, 'o bigode era opcional e eu optei'),
      reply('tiago', 30, 'eu estava emocionado'),
    ],
  ),
  post(
    'zeca',
    week(13, 'sun', '09:30'),
    'Toquei sanfona das seis à meia-noite. Sei quatro músicas. Ninguém percebeu até as nove.',
    [
      reply('nena', 5, 'Percebemos às seis e meia.'),
      reply('fabio', 18, 'Pai, a terceira vez de "Asa Branca" foi a melhor.'),
      reply('nena', 40, 'E o rojão?'),
      reply('zeca', 43, 'Que rojão?'),
      reply('cida', 60, 'O da samambaia, Zeca.'),
    ],
  ),
  post(
    'lucia',
    week(13, 'sun', '11:15'),
    'Desfilei. Acenei. Joguei milho de pipoca nos súditos. A Bia filmou tudo e mandou para o Canadá. O Noah quer saber se o cargo é hereditário.',
    [
      reply('noah', 35, 'Still waiting for an answer. I have the height for it.'),
      reply('denise', 50, 'Mãe, chorei de rir. A faixa está torta do começo ao fim.'),
      reply('lucia', 54, 'É assim que a realeza usa.'),
    ],
  ),
  post(
    'nakamura',
    week(13, 'sun', '13:40'),
    'Frigideira, 6 horas, 340 pastéis. O último pedido foi do próprio São João, que falou pela boca do Zeca e pediu de queijo, fiado.',
    [reply('zeca', 10, 'O santo paga sábado.')],
  ),
  post(
    'simone',
    week(13, 'sun', '20:05'),
    'Balanço do kit de queimadura: Beto (dedo, brasa), Giba (língua, quentão), Pedro (véu, apagado a tempo). Um arraiá tranquilo.',
    [
      reply('beto', 12, 'O dedo está ótimo. Foi honroso.'),
      reply('cida', 30, 'E a minha samambaia, que ninguém socorreu?'),
      reply('nena', 36, 'Dou uma muda da minha, Cida. O Zeca vai plantar de joelhos.'),
    ],
  ),
  post(
    'rafa',
    week(13, 'mon', '12:30'),
    'Fui desmontar a fogueira e achei no meio da cinza uma espiga inteirinha, assada no ponto. Comi em pé, sozinho, de frente para a varanda vazia. Bom demais.',
    [reply('marina', 7, 'E não guardou metade.'), reply('rafa', 9, 'Guardei o sabugo.')],
  ),
]
