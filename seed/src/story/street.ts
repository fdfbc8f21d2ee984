import { post, reply } from './telling.ts'
import { week } from './when.ts'

/** Rua das Acácias, the 312 and the weather. */
export const street = [
  post(
    'fabio',
    week(17, 'wed', '21:20'),
    'Mudou o itinerário do 312: agora a gente sobe a ladeira do posto em vez de dar a volta pela ponte. Ganha quatro minutos e perde a vista do rio. Eu votei pela vista.',
  ),
  post(
    'osvaldo',
    week(17, 'fri', '09:00'),
    'Apareceu um buraco em frente ao 52. Pus um cabo de vassoura com um pano vermelho. Já está mais sinalizado que a avenida.',
    [reply('wellington', 30, 'Jogo uma massa aí no sábado, seu Osvaldo. Só não conta para a prefeitura.')],
  ),
  post(
    'katia',
    week(17, 'sat', '06:10'),
    'Sábado, frio, fila na porta e o forno fazendo aquele barulho de quem gosta do que faz. Bom dia, rua.',
  ),
  post(
    'zuleide',
    week(16, 'wed', '10:35'),
    'Faltou luz das oito às dez. Descobri que sei costurar no escuro, mas não sei descosturar.',
    [reply('cida', 15, 'Aqui conversei com a Lúcia no telefone de fio. Ele ainda fala!')],
  ),
  post(
    'nakamura',
    week(16, 'sun', '07:50'),
    'Mudas desta semana: manjericão, arruda, tomate-cereja, hortelã (a hortelã eu dou, porque ela se dá sozinha). Guardei a arruda maior para a dona Cida, que anda cercada de olho gordo na varanda.',
    [reply('cida', 20, 'Aceito. Põe duas.')],
  ),
  post(
    'cida',
    week(15, 'wed', '17:10'),
    'O carteiro novo é um menino de trança, educadíssimo. Perguntou se podia descansar na sombra. Tomou dois copos de água, um de suco, comeu bolo, contou a vida. A correspondência do resto da rua chegou às seis.',
    [reply('zuleide', 11, 'Então foi por isso que a minha conta de luz chegou com migalha.')],
  ),
  post(
    'renata',
    week(15, 'sat', '12:30'),
    'Campanha de vacinação na praça: 143 cachorros, 61 gatos, uma calopsita de curiosa e um senhor que perguntou se "já que estava ali". Não, seu Almir.',
    [
      reply('osvaldo', 14, 'O Almir sempre quer levar vantagem.'),
      reply('patricia', 28, 'Mandei ele na farmácia, tem vacina de gripe para gente!'),
    ],
  ),
  post(
    'marlene',
    week(15, 'tue', '08:45'),
    'Na hidroginástica somos catorze mulheres e um professor de vinte e três anos que tem medo da gente. Com razão.',
    [reply('camila', 30, 'Mãe, deixa o rapaz dar aula.'), reply('nena', 41, 'Semana que vem somos quinze.')],
  ),
  post(
    'ivo',
    week(14, 'tue', '16:40'),
    'Chegou um rapaz novo no dominó da praça. Trinta anos, computador na mochila, disse que joga pelo telefone. Perdeu sete seguidas. No telefone as pedras não encaram de volta.',
    [reply('beto', 12, 'Seu Ivo, pega leve com a juventude.')],
  ),
  post(
    'wellington',
    week(13, 'sat', '17:00'),
    'Fechei o buraco da rua em frente ao 52. Antes de secar, as crianças escreveram o nome. Agora é o buraco mais bem assinado da cidade.',
    [reply('osvaldo', 9, 'Tem um coração ali com "Farofa" no meio. Não vou investigar.')],
  ),
  post(
    'beto',
    week(13, 'thu', '18:55'),
    'Alguém da rua está com a minha furadeira, a minha escada pequena, a serra tico-tico e um carrinho de mão. Não estou bravo. Só quero saber se elas estão bem.',
    [
      reply('rafa', 4, 'A tico-tico está ótima. Mandou lembrança.'),
      reply('giba', 8, 'A furadeira você me emprestou em março.'),
      reply('giba', 9, 'Não lembro de que ano.'),
      reply('osvaldo', 25, 'O carrinho de mão é meu, Beto. Sempre foi. Você é que devolve errado.'),
    ],
  ),
  post(
    'simone',
    week(12, 'fri', '07:40'),
    'Saindo do plantão. Doze horas, três suturas, um alarme falso de infarto que era amor: o senhor de 80 pediu a vizinha de leito em namoro. Pressão dos dois: ótima.',
    [reply('nena', 25, 'Ela aceitou?'), reply('simone', 27, 'Pediu para ele voltar quando tirar o soro.')],
  ),
  post(
    'fabio',
    week(12, 'sun', '20:00'),
    'Duas moças dormiram no 312 e passaram do ponto. Na volta parei na porta da casa delas, que é caminho. Isso não está no manual, mas também não está proibido.',
    [reply('cida', 17, 'Você é filho do seu pai no melhor dia dele.')],
  ),
  post(
    'lucia',
    week(12, 'thu', '10:00'),
    'Quinze horizontal, sete letras: "lugar da casa onde se vê a vida passar". A resposta do jornal era JANELAS. Está errado e eu escrevi para o jornal.',
    [
      reply('cida', 9, 'VARANDA tem sete!'),
      reply('lucia', 11, 'Foi o que eu escrevi. Com letra de forma.'),
      reply('sonia', 40, 'A senhora mandou carta para um jornal por causa de palavra cruzada?'),
      reply('lucia', 44, 'Mandei três.'),
    ],
  ),
  post(
    'camila',
    week(11, 'wed', '22:00'),
    'Perdi o guarda-chuva no 312 de manhã e à noite o motorista me devolveu pendurado no espelho, fechadinho, com um bilhete: "a moça da sorveteria". Virei uma pessoa conhecida pelo sorvete. Venci.',
    [reply('ana', 7, 'Você é A moça da sorveteria há anos.')],
  ),
  post(
    'osvaldo',
    week(10, 'mon', '08:20'),
    'Choveu 68 milímetros esta noite, medidos na minha lata de leite. A goteira da Cida parou. A minha começou. Pelo visto é uma só e ela se muda.',
    [
      reply('wellington', 12, 'Já subo aí, seu Osvaldo. Não mexa na escada.'),
      reply('cida', 20, 'Te empresto a panela do feijão. Ela tem experiência.'),
    ],
  ),
  post(
    'cida',
    week(10, 'sun', '16:00'),
    'Domingo de chuva: onze pessoas, dois guarda-chuvas, um baralho faltando o valete de copas. O valete agora é um botão da camisa do Giba.',
    [
      reply('giba', 10, 'Quero o botão de volta. Estou com frio.'),
      reply('pedro', 15, 'o botão me deu canastra, é meu pra sempre'),
    ],
  ),
  post(
    'katia',
    week(9, 'mon', '15:50'),
    'O forno quebrou às três da manhã. Às quatro o Wellington estava aqui, às cinco o Nakamura trouxe a chapa da barraca, às seis teve pão na chapa para a rua inteira. Eu não avisei ninguém. A fumaça avisou.',
    [
      reply('nakamura', 8, 'A chapa nunca viu tanta manteiga. Está feliz.'),
      reply('cida', 25, 'Foi o melhor pão que não saiu do teu forno, Kátia.'),
    ],
  ),
  post(
    'vanessa',
    week(9, 'fri', '20:20'),
    'Hoje cortei o cabelo de uma senhora de 91 anos que nunca tinha usado franja. Ela se olhou, balançou a cabeça duas vezes e falou: "agora sim, quero ver alguém me segurar".',
    [
      reply('bia', 6, 'ícone'),
      reply('denise', 30, 'Quando eu for, quero essa franja.'),
      reply('lucia', 45, 'Essa é a Odete! Ela me ligou para contar.'),
    ],
  ),
  post(
    'patricia',
    week(8, 'sat', '19:30'),
    'Pergunta de hoje no balcão: "moça, esse remédio para memória é de tomar antes ou depois de esquecer?" Eu juro que a Ana teve que ir ao estoque rir.',
    [reply('ana', 4, 'Fiquei dez minutos abraçada num pacote de fralda.')],
  ),
  post(
    'graca',
    week(8, 'sun', '19:40'),
    'Reencontrei na fila do banco uma menina que comia na minha escola, hoje é dentista. Lembrou do meu arroz-doce com canela em forma de coração. Eu fazia isso só nas sextas. Achei que ninguém via.',
    [reply('rafa', 14, 'Todo mundo via, mãe.'), reply('luana', 36, 'Dona Graça, que coisa mais bonita.')],
  ),
  post(
    'nakamura',
    week(7, 'sat', '14:30'),
    'Um rapaz pediu de joelhos na fila da barraca outra vez. Mas era só a lente de contato.',
    [
      reply('osvaldo', 10, 'Dessa vez eu esperei sem reclamar. Aprendi.'),
      reply('lucia', 22, 'E acharam a lente?'),
      reply('nakamura', 26, 'No pastel de palmito.'),
    ],
  ),
  post(
    'thais',
    week(7, 'thu', '22:40'),
    'Primeiro plantão no hospital veterinário: uma coruja com a asa torta, um jabuti que engoliu um brinco e um gato que não tinha nada, só drama. O gato levou mais tempo.',
    [
      reply('renata', 10, 'Bem-vinda à profissão, colega.'),
      reply('caio', 15, 'o gato lá de casa mandou dizer que se sente representado'),
    ],
  ),
  post(
    'livia',
    week(6, 'thu', '08:30'),
    'Peguei o elevador com o André às sete da manhã e ele cumprimentou oito pessoas pelo nome. Moramos aqui há um mês. Eu ainda não sei o número do nosso andar.',
    [reply('andre', 11, 'É o sete, amor.'), reply('graca', 30, 'Esse meu genro devia ser vereador.')],
  ),
  post(
    'zuleide',
    week(5, 'mon', '11:20'),
    'A Farofa veio me visitar, deitou no retalho de veludo e não saiu até eu terminar a barra de doze calças. A melhor aprendiz que já tive: não fala, não fuma e não perde agulha.',
  ),
  post(
    'fabio',
    week(5, 'fri', '19:15'),
    'Quebrou o ar do ônibus. Um passageiro abriu a janela, outro ofereceu bala, outra começou a cantar baixinho um samba. Na ponte o ônibus inteiro cantava. Eu segui a 30 por hora porque não ia ser eu a acabar com aquilo.',
    [
      reply('beto', 12, 'Primo, isso é melhor do que ar-condicionado.'),
      reply('simone', 18, 'E chegou atrasado e feliz. Eu percebi.'),
      reply('zeca', 33, 'Qual samba?'),
    ],
  ),
  post(
    'ivo',
    week(4, 'mon', '17:10'),
    'Chegou a mesa nova da praça, adiantada: o Rafa trouxe uma só, "para amaciar". O Almir passou a mão, deitou a orelha na madeira e disse que dá para ouvir o trem.',
    [
      reply('osvaldo', 14, 'Dá mesmo. É dormente. Eu reconheço.'),
      reply('zeca', 25, 'Perdi três partidas nela e achei confortável.'),
    ],
  ),
  post(
    'renata',
    week(3, 'mon', '18:25'),
    'Operei um cachorro que engoliu uma aliança. O casal estava de separação marcada. Ficaram cinco horas na sala de espera, juntos, dividindo um pacote de biscoito. Foram embora os três no mesmo carro. Não sei o final, mas torci.',
    [reply('thais', 8, 'preciso saber o final'), reply('paula', 15, 'Se voltarem, o bolo é por minha conta.')],
  ),
  post(
    'wellington',
    week(2, 'sat', '18:30'),
    'Fui arrumar uma telha na dona Marlene e o papagaio foi no ombro. Seu Ivo ensinou ele a dizer "bati com a dupla". Agora tenho um papagaio que joga futebol, dominó e usa gravata.',
    [reply('zuleide', 14, 'Traz ele para ajustar o nó.'), reply('bruno', 20, 'É o mais completo do elenco.')],
  ),
  post(
    'katia',
    week(1, 'sat', '13:40'),
    'Hoje acabou o pão de varanda às nove e meia. Às nove e trinta e um, dois senhores que não vou nomear quase disputaram o último no dominó.',
    [reply('osvaldo', 5, 'Eu abri mão. Com muita dor.'), reply('zeca', 9, 'Eu não abri. Estava uma delícia.')],
  ),
]
