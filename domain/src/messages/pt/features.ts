/** Features: nine things the house does, each with a small working picture of itself. */
export const features = {
  title: 'O que a Varanda faz',
  description:
    'Ler na ordem da hora, escolher pelo nome quem vê, combinar círculos, receber poucos avisos, apoiar quem faz e levar tudo embora quando quiser.',
  hero: {
    title: 'O que cabe na varanda',
    lead: 'Nove coisas que a casa faz. Nenhuma serve para prender você aqui.',
    index: 'As nove coisas',
  },
  ordem: {
    name: 'Ordem da hora',
    title: 'Do mais novo ao mais antigo, até acabar',
    text: [
      'Ninguém escolhe o que você vê primeiro; o relógio escolhe. Quando chega coisa nova, os furos da parede acendem e a página fica parada onde estava.',
      'Sem sinal, você lê o que já tinha chegado. Na volta, continua de onde parou.',
    ],
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
    text: [
      'Antes de publicar, você lê os nomes e tira quem não deve ver. Depois, a lista fica guardada junto, com cada mudança. Dá para abrir a publicação como a Dona Cida a vê, letra por letra.',
    ],
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
    kinds: [
      { id: 'andrade', name: 'Privado', text: 'Só você sabe que existe. Você põe, você tira.' },
      { id: 'padaria', name: 'Público', text: 'Qualquer pessoa adulta daqui pode ler, até mil. Só você publica.' },
      {
        id: 'coral',
        name: 'Grupo',
        text: 'Todo mundo publica, até 150 pessoas. Entra quem recebeu convite e aceitou.',
      },
    ],
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
    text: [
      'Uma automação se lê como frase. Antes de ligar, você a experimenta nos últimos 30 dias e vê o que ela teria feito. E ela nunca mostra nada a mais gente do que quem publicou permitiu.',
    ],
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
    text: [
      'Você diz o que merece tocar o telefone, o que espera o resumo e o que não precisa dizer nada. À noite é silêncio, no seu fuso.',
    ],
    caption: 'Por onde cada aviso chega',
    columns: ['Aqui dentro', 'No celular', 'Por e-mail'],
    rows: [
      { what: 'Alguém me chama pelo nome', cells: ['sim', 'na hora', 'não'] },
      { what: 'Publicação na Família', cells: ['sim', 'não', 'no resumo'] },
      { what: 'Aniversário de quem conheço', cells: ['sim', 'na hora', 'no resumo'] },
      { what: 'Alguém reage', cells: ['sim', 'não', 'não'] },
    ],
    quiet: 'Silêncio das 22h às 7h',
  },
  apoio: {
    name: 'Apoio e vaquinha',
    title: 'Vaquinha às claras',
    text: [
      'Quem liga o apoio recebe por Pix ou cartão, uma vez ou todo mês. O dinheiro vai direto, e a casa não cobra taxa.',
      'Um Pix desses não se confirma sozinho, e a casa não finge: quem apoia diz “mandei”, quem recebe diz “chegou”.',
    ],
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
    text: [
      'Antes dos 16, a conta só existe ligada à de quem é responsável. Não aparece em busca, não entra em círculo público, e contato novo espera um sim.',
      'Quem é responsável vê com quem e por quanto tempo. As palavras, não.',
    ],
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
    keys: [
      { term: 'Quem me acha', text: 'Ninguém, quem tem alguém em comum ou quem é da casa.' },
      { term: 'Quem costuma ver', text: 'O público de sempre para o que você publica, até você mudar.' },
      { term: 'Bloquear', text: 'Uma pessoa some da vista da outra: publicação, perfil e busca.' },
      { term: 'Silenciar', text: 'Um pouco de sossego, e a pessoa nem fica sabendo.' },
      { term: 'Sair de tudo', text: 'Veja onde está aberto e feche em todos os aparelhos.' },
    ],
  },
  levar: {
    name: 'Chegar e ir embora',
    title: 'Entra com a mala, sai com a mala',
    text: [
      'A conversa exportada do WhatsApp vira álbum, com as datas. É lida no seu celular, e ninguém recebe aviso.',
      'Na saída, você baixa tudo o que trouxe, num arquivo que se abre e se lê sem a Varanda. A conta se apaga na hora ou em 14 dias, se quiser tempo para pensar.',
    ],
    picture: 'Uma mala aberta com fotografias, uma xícara e um bloco de cobogó dentro.',
  },
  end: { title: 'Falta só a cadeira' },
}
