import { brand } from '../../../brand.ts'

/**
 * Features: nine things, each with a small working picture of itself. What is not there yet is in
 * domain/src/site/claims.ts.
 */
export const features = {
  title: `O que a ${brand.name} faz`,
  description: 'Nove coisas que cabem numa varanda, de ler na ordem da hora a escolher pelo nome quem vê.',
  hero: {
    title: 'O que cabe na varanda',
    lead: 'Nove coisas, e nenhuma serve para prender você aqui.',
    index: 'As nove coisas',
  },
  ordem: {
    name: 'Ordem da hora',
    title: 'Do mais novo ao mais antigo, até acabar',
    text: {
      hora: 'Ninguém escolhe o que você vê primeiro; o relógio escolhe. Quando chega coisa nova, os furos da parede acendem e a página fica parada onde estava.',
      semSinal: 'Sem sinal, você lê o que já tinha chegado. Na volta, continua de onde parou.',
    },
    pill: '3 novas publicações',
    posts: [
      {
        who: 'Tia Lúcia',
        time: 'hoje às 16h40',
        text: 'Achei o caderno de receitas da mamãe no fundo do baú. O bolo de fubá está lá, com mancha de manteiga.',
        sill: 'Ana, Beto e mais 4 veem isto',
      },
      { who: 'Nina', time: 'hoje às 12h10', text: 'O nome dele é Farofa.', sill: 'Beto, Dona Cida e mais 7 veem isto' },
    ],
    end: 'Você viu tudo. Até mais tarde.',
  },
  quemVe: {
    name: 'Quem vê',
    title: 'Nomes antes, nomes depois',
    text: {
      nomes:
        'Antes de publicar, você lê os nomes e tira quem não deve ver. Depois, a lista continua ali: quem vê, nome por nome.',
      mudancas: 'Quem chega e quem sai depois também fica escrito.',
      comoVe: 'E dá para abrir a publicação como a Dona Cida a vê, letra por letra.',
    },
    sheet: 'Quem vê isto?',
    hint: 'Toque num nome.',
    people: ['Ana', 'Beto', 'Dona Cida', 'Caio', 'Nina', 'Rafa'],
    left: 'não vê nem fica sabendo',
    count: 'Veem isto:',
    of: 'de',
    pair: {
      term: 'Nunca juntos',
      text: 'Há quem não deva se encontrar numa festa. Você guarda o par uma vez, e a casa avisa antes que uma publicação, um evento ou um grupo junte o par.',
    },
  },
  circulos: {
    name: 'Círculos e grupos',
    title: 'Cada roda com o seu combinado',
    kinds: {
      privado: { name: 'Privado', text: 'Só você sabe que existe. Você põe, você tira.' },
      publico: { name: 'Público', text: 'Qualquer pessoa adulta daqui pode ler, até mil. Só você publica.' },
      grupo: { name: 'Grupo', text: 'Todo mundo publica, até 150 pessoas. Entra quem recebeu convite e aceitou.' },
    },
    rule: {
      legend: 'Quem chega hoje vê:',
      options: ['tudo', 'os últimos 30 dias', 'de hoje em diante'],
      results: [
        'Lia chegou hoje e lê as quinze publicações, desde a primeira.',
        'Lia chegou hoje e lê as cinco deste mês.',
        'Lia chegou hoje e lê da próxima em diante.',
      ],
      earlier: 'antes',
      now: 'hoje',
    },
    out: 'Tirar alguém não pede explicação. A pessoa deixa de ver tudo, inclusive o que já passou.',
  },
  automacoes: {
    name: 'Automações',
    title: 'A casa lembra por você',
    text: {
      frase: 'Uma automação se lê como frase.',
      ensaio: 'Antes de ligar, você a experimenta nos últimos 30 dias e vê o que ela teria feito.',
      limite: 'E ela nunca mostra nada a mais gente do que quem publicou permitiu.',
    },
    sentence: {
      when: 'Quando',
      trigger: 'eu publico',
      if: 'com foto e',
      condition: '#horta',
      so: 'mostre também a',
      action: 'Vizinhos',
    },
    trial: 'Nos últimos 30 dias, teria sido assim',
    runs: [
      { date: '18 nov.', text: '“Os tomates vieram”', result: 'iria para Vizinhos', did: true },
      { date: '11 nov.', text: '“Alguém quer hortelã?”', result: 'não iria: sem foto', did: false },
      { date: '2 nov.', text: '“A cerca nova”', result: 'iria para Vizinhos', did: true },
    ],
  },
  avisos: {
    name: 'Avisos',
    title: 'Um acontecimento, um aviso',
    text: {
      escolha: 'Você diz o que merece tocar o telefone, o que espera o resumo e o que não precisa dizer nada.',
      silencio: 'À noite é silêncio, no seu fuso.',
    },
    caption: 'Por onde cada aviso chega',
    columns: ['Aqui dentro', 'No celular', 'Por e-mail'],
    rows: [
      { what: 'Alguém me chama pelo nome', cells: ['sim', 'na hora', 'não'] },
      { what: 'Publicação na Família', cells: ['sim', 'não', 'no resumo'] },
      { what: 'Convite para um grupo', cells: ['sim', 'na hora', 'na hora'] },
      { what: 'Alguém reage', cells: ['sim', 'não', 'não'] },
    ],
    quiet: 'Silêncio das 22h às 7h',
  },
  apoio: {
    name: 'Apoio e vaquinha',
    title: 'Vaquinha às claras',
    text: {
      direto: 'Quem liga o apoio recebe por Pix, direto na própria conta, e a casa não cobra taxa.',
      cartao: 'Por cartão também, uma vez ou todo mês.',
      confirmado:
        'Um Pix desses não se confirma sozinho, e a casa não finge: quem apoia diz “mandei”, quem recebe diz “chegou”.',
    },
    what: 'Telha nova para a casa da vó',
    gifts: [
      { who: 'Beto', amount: 20000, state: 'chegou', sure: true },
      { who: 'Dona Cida', amount: 15000, state: 'chegou', sure: true },
      { who: 'Ana', amount: 5000, state: 'diz que mandou', sure: false },
    ],
    total: 'Chegaram até agora',
  },
  pequenos: {
    name: 'Crianças',
    title: 'Criança entra pela mão de alguém',
    text: {
      entra:
        'Antes dos 16, a conta só existe ligada à de quem é responsável. Não aparece em busca, não vê nada que seja aberto a todos, e contato novo espera um sim.',
      ve: 'Quem é responsável vê com quem e por quanto tempo. As palavras, não.',
    },
    ask: 'Nina quer se conectar com Lia.',
    question: 'Você é Marina, a mãe. O que responde?',
    answers: [
      { answer: 'Deixar', result: 'As duas já podem se falar. Marina não lê o que dizem.' },
      { answer: 'Agora não', result: 'Fica para depois. Lia não recebe recado nenhum.' },
    ],
    picture: 'Uma menina de maria-chiquinha de mãos dadas com a mãe, na porta.',
  },
  chaves: {
    name: 'Suas chaves',
    title: 'As chaves ficam com você',
    keys: {
      acha: { term: 'Quem me acha', text: 'Ninguém, quem tem alguém em comum ou quem é da casa.' },
      costuma: { term: 'Quem costuma ver', text: 'O público de sempre para o que você publica, até você mudar.' },
      bloquear: { term: 'Bloquear', text: 'Uma pessoa some da vista da outra: publicação, perfil e busca.' },
      silenciar: { term: 'Silenciar', text: 'Um pouco de sossego, e a pessoa nem fica sabendo.' },
      sair: { term: 'Sair de tudo', text: 'Veja onde está aberto e feche em todos os aparelhos.' },
    },
  },
  levar: {
    name: 'Chegar e ir embora',
    title: 'Entra com a mala, sai com a mala',
    text: {
      chegar:
        'A conversa exportada do WhatsApp vira álbum, com as datas. É lida no seu celular, e ninguém recebe aviso.',
      sair: `Na saída, você baixa tudo o que trouxe, num arquivo que se abre e se lê sem a ${brand.name}.`,
      prazo: 'A conta se apaga na hora ou em 14 dias, se quiser tempo para pensar.',
    },
    picture: 'Uma mala aberta com fotografias, uma xícara e um bloco de cobogó dentro.',
  },
  /** As long as leaving has no button. */
  meanwhile: 'Enquanto isso, uma pessoa faz à mão: [peça a sua cópia, ou que a conta se apague](rights#como).',
  end: { title: 'Falta só a cadeira' },
}
