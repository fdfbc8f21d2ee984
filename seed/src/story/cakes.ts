import { post, reply } from './telling.ts'
import { week } from './when.ts'

/** Paula bakes for half the neighbourhood. */
export const cakes = [
  post(
    'paula',
    week(17, 'wed', '09:20'),
    'Abri a agenda de encomendas do mês. Tem vaga para quarta e para meia sexta. Meia sexta é um bolo pequeno.',
    [reply('renata', 25, 'Quero a meia sexta! Aniversário da clínica.')],
  ),
  post(
    'paula',
    week(16, 'fri', '23:15'),
    'Onze da noite, terceiro andar do bolo montado, eu sentada no chão da cozinha comendo as aparas. Esta é a minha profissão e este é o meu jantar. #bolo',
  ),
  post(
    'paula',
    week(15, 'tue', '14:40'),
    'Mensagem de cliente: "quero um bolo simples, só um castelo". Senhora, o castelo é o contrário do simples. Fiz. Tem ponte que abaixa.',
    [
      reply('livia', 13, 'Você construiu um castelo antes de mim e do André conseguirmos um armário.'),
      reply('marina', 22, 'A ponte abaixa DE VERDADE?'),
      reply('paula', 25, 'Com fio dental.'),
    ],
  ),
  post(
    'paula',
    week(14, 'wed', '11:30'),
    'Aprendi com a minha mãe: clara em neve se faz com o rádio ligado. Não muda nada na clara. Muda em quem bate.',
  ),
  post(
    'paula',
    week(12, 'fri', '16:20'),
    'Preço de bolo, para ninguém ter vergonha de perguntar: simples 70, recheado 110, de andar a gente conversa. Se for aniversário de criança e o mês estiver curto, também se conversa. Nenhuma criança da rua fica sem vela.',
    [
      reply('katia', 12, 'É por isso que o teu nome é o que é.'),
      reply('marlene', 40, 'Encomendo um recheado para o grupo da hidro. O professor merece.'),
    ],
  ),
  post(
    'paula',
    week(11, 'wed', '10:50'),
    'Bolo de hoje para o Beto, encomendado pela Nina ao telefone, sozinha, com voz de gerente: "é de chocolate, com uma ferramenta em cima, e não é para falar o preço na frente da minha mãe".',
    [
      reply('ana', 9, 'Eu estava do lado com a mão na boca.'),
      reply('marina', 14, 'Qual ferramenta?'),
      reply('paula', 16, 'Uma furadeira. Ela disse que a dele sumiu.'),
    ],
  ),
  post(
    'paula',
    week(9, 'sat', '08:10'),
    'A batedeira de doze anos morreu no meio de um pão de ló. Minuto de silêncio. O pão de ló foi terminado no braço, com choro e tudo, e talvez por isso tenha ficado o melhor do ano.',
    [
      reply('zuleide', 16, 'Traz o motor aqui, que o meu sobrinho mexe com isso.'),
      reply('rafa', 24, 'Passo à tarde com as ferramentas que eu peguei do Beto.'),
    ],
  ),
  post(
    'paula',
    week(8, 'sun', '18:20'),
    'A batedeira voltou. O Rafa trocou uma engrenagem, o sobrinho da dona Zuleide trocou o fio, o André levou para testar e voltou com um bolo. Cobrou de mim uma fatia do próprio bolo. Está certo.',
    [reply('andre', 10, 'Teste de carga.')],
  ),
  post(
    'paula',
    week(7, 'fri', '12:00'),
    'Encomenda inusitada: bolo para festa de divórcio, de comum acordo. Dois sabores, um corte reto no meio. Os dois vieram buscar juntos, pagaram metade cada um e riram muito.',
    [reply('helena', 19, 'Queria ser madura assim com quem come o último pão de queijo.')],
  ),
  post(
    'paula',
    week(5, 'thu', '20:45'),
    `Bolo de cenoura de verdade, sem segredo porque ele não tem:
3 cenouras, 3 ovos, 1 xícara de óleo, 2 de açúcar, 2 e meia de farinha, 1 colher de fermento.
Bate o mole, mistura o seco, forno médio, 40 minutos.
A cobertura é outra conversa e essa eu cobro.`,
    [reply('camila', 8, 'Sabia que tinha pegadinha.'), reply('jessica', 15, 'Qual é o valor da conversa?')],
  ),
  post(
    'paula',
    week(4, 'mon', '15:30'),
    'Testei o bolo dos noivos em tamanho real para ver se os dois andares param em pé. Pararam. Agora tenho um bolo de cinco quilos e nenhuma festa. Moro no 118, tragam prato. #bolo',
    [
      reply('luana', 3, 'Já estou descendo a escada.'),
      reply('patricia', 9, 'Leva um pedaço na farmácia, por caridade, é dia de balanço.'),
      reply('cida', 20, 'Manda a metade para cá, que o povo da obra se despede hoje.'),
    ],
  ),
  post(
    'paula',
    week(2, 'thu', '17:00'),
    'Um menino entrou com sete reais em moedas e perguntou que bolo dava. Fizemos a conta juntos: dava um bolinho de xícara com uma vela. Era para a avó. Ele carregou como se fosse uma bomba.',
    [
      reply('marina', 10, 'Você me faz chorar em horário de serviço.'),
      reply('cida', 26, 'A avó desse menino ganhou o bolo mais caro do mundo.'),
    ],
  ),
  post(
    'paula',
    week(1, 'tue', '21:10'),
    'Comecei as flores de açúcar do casamento. São 60. Fiz quatro e parei para respirar. Cada uma leva vinte minutos e todas as minhas orações.',
    [reply('livia', 12, 'Aba flores: 4 de 60. Orgulho de você.')],
  ),
]
