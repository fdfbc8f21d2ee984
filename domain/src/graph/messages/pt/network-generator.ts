import { brand } from '../../../brand.ts'

/** The page that makes up networks of people. Words with {holes} are filled where they are shown. */
export const networkGenerator = {
  title: `Invente uma rede de gente · ${brand.name}`,
  description:
    'Famílias, convites ou laços por sorteio: escolha um modelo, veja a rede nascer, meça, baixe em quatro formatos e abra no grafo.',
  heading: 'Invente uma rede de gente',
  lead: 'Escolha como os laços se formam e quantas pessoas há. A rede nasce no seu aparelho: ninguém nela existe, e nada sai daqui.',
  how: {
    title: 'O que cada modelo conta sobre gente',
    source: 'Fonte:',
    models: {
      families:
        'Primeiro nascem as casas, com gente de três gerações. Depois a escola, a rua e o trabalho ligam uma casa à outra, e os convites correm por esses laços.',
      invites:
        'Quem chega entra pelo convite de alguém sorteado entre quem ainda tem lugar. Cada convite é um laço, e não existe outro caminho entre duas pessoas.',
      'small-world':
        'As pessoas ficam numa roda, ligadas às vizinhas dos dois lados. Depois, uma parte dos laços é trocada por outros, sorteados.',
      preferential:
        'Cada pessoa nova faz o mesmo número de laços, e prefere quem já tem muitos: com o dobro de laços, o dobro da chance.',
      random:
        'Todos os pares têm a mesma chance de se conhecer. Serve de régua: o que uma rede de verdade tem a mais não veio do acaso.',
      blocks:
        'As pessoas se repartem em grupos do mesmo tamanho. A chance de um laço só depende de uma coisa: se as duas são do mesmo grupo.',
    },
    instance: `modelo nosso, feito de casas e convites como os da ${brand.name}.`,
  },
  island: {
    models: {
      families: {
        name: 'Famílias',
        sentence:
          'Casas, casais, avós e netos, a turma da escola, a rua e o trabalho; cada pessoa chega pelo convite de outra.',
      },
      invites: {
        name: 'Convites',
        sentence:
          'Cada pessoa traz até cinco, e quem chega traz outras: ninguém entra sem alguém que abra a porta por dentro.',
      },
      'small-world': {
        name: 'Mundo pequeno',
        sentence:
          'Quase todo mundo só conhece a vizinhança, e umas poucas amizades de longe encurtam todos os caminhos.',
      },
      preferential: {
        name: 'Gente conhecida',
        sentence: 'Umas poucas pessoas conhecem quase todo mundo, e quem chega quer conhecer justamente essas.',
      },
      random: {
        name: 'Por sorteio',
        sentence: 'Duas pessoas se conhecem, ou não, por pura sorte: sem panelinha, sem família, sem praça no meio.',
      },
      blocks: {
        name: 'Grupos',
        sentence: 'Turmas em que muita gente se conhece, e poucas pontes entre uma turma e outra.',
      },
    },
    form: {
      models: 'Como os laços se formam',
      presets: 'Comece por um tamanho',
      parameters: 'Do seu jeito',
      slider: '{label}, na régua',
      names: 'Nomes de gente',
      nameLanguages: { pt: 'do Brasil', en: 'em inglês' },
      seed: 'Semente',
      seedHelp: 'O mesmo número faz sempre a mesma rede. Quem abrir o endereço desta página vê igual a você.',
      another: 'Sortear outra',
      faults: {
        bounds: 'Use um número de {least} a {most}.',
        whole: 'Use um número inteiro de {least} a {most}.',
        even: 'Use um número par de {least} a {most}.',
        ties: 'Com {people} pessoas, isto passa de {most} laços. Diminua aqui ou nas pessoas.',
      },
    },
    presets: {
      family: 'Uma família de 40',
      neighbourhood: 'Um bairro de 300',
      town: 'Uma cidade de 10 mil',
      city: 'Cem mil pessoas',
    },
    parameters: {
      people: { label: 'Pessoas', help: 'Até {most}.' },
      seats: { label: 'Lugares por pessoa', help: 'Quantas pessoas cada uma pode trazer.' },
      months: { label: 'Meses de história', help: 'Em quanto tempo a rede chegou a este tamanho.' },
      neighbours: { label: 'Vizinhos de cada pessoa', help: 'Somando os dois lados da roda.' },
      rewiring: {
        label: 'Laços trocados por sorteio',
        help: '0: nenhum. 1: todos. Bem poucos já encurtam os caminhos.',
      },
      ties: { label: 'Laços de quem chega', help: 'Com quantas pessoas cada novata já se liga.' },
      degree: { label: 'Conhecidos por pessoa', help: 'Em média.' },
      blocks: { label: 'Grupos', help: 'Todos do mesmo tamanho.' },
      inside: { label: 'Conhecidos no grupo', help: 'Em média, por pessoa.' },
      outside: { label: 'Conhecidos fora do grupo', help: 'Em média, por pessoa.' },
    },
    run: {
      generate: 'Criar a rede',
      cancel: 'Parar',
      generating: 'Criando a rede…',
      measuring: 'Medindo…',
      reading: 'Lendo o arquivo…',
      writing: 'Escrevendo o arquivo…',
      progress: 'Quanto já está feito',
      ready: '{people} pessoas, {ties} laços.',
      see: 'Ver a rede',
      cancelled: 'Parei. A rede de antes continua aí.',
      stopped: 'Parei. Quando quiser, é só criar.',
      crashed: 'Este aparelho não deu conta. Tente com menos pessoas; a rede de antes continua aí.',
      byButton: 'Com mais de {people} pessoas, a rede só nasce quando você tocar em “Criar a rede”.',
      faulty: 'Confira o número marcado.',
    },
    result: {
      title: 'A rede',
      made: '{model}, semente {seed}',
      opened: 'Do arquivo {file}',
      empty: 'Ainda não há rede aqui.',
      picture: 'Desenho da rede. Cada quadradinho é uma pessoa; cada cor, uma família ou um grupo.',
      large: 'Com tanta gente, o desenho é no grafo.',
      open: 'Abrir no grafo',
    },
    metrics: {
      title: 'Os números',
      people: { label: 'Pessoas', help: 'Quanta gente há na rede.' },
      ties: { label: 'Laços', help: 'Pares de pessoas que se conhecem.' },
      degree: { label: 'Conhecidos por pessoa', help: 'Em média. Quem mais tem, tem {most}.' },
      density: { label: 'Densidade', help: 'De todos os pares possíveis, quantos se conhecem.' },
      clustering: {
        label: 'Amigos de amigos',
        help: 'A chance de dois conhecidos da mesma pessoa se conhecerem também (agrupamento).',
      },
      components: { label: 'Pedaços', help: 'Partes sem laço entre si. A maior tem {share} das pessoas.' },
      distance: {
        label: 'Passos entre duas pessoas',
        help: 'De conhecido em conhecido, em média. No mais longo, {most}.',
      },
      sampled: 'Medidos a partir de {sources} pessoas sorteadas.',
      crashed: 'Este aparelho não conseguiu medir esta rede.',
      modularity: {
        label: 'Separação em grupos',
        help: 'Perto de 0, tudo misturado; perto de 1, grupos bem à parte (modularidade). Grupos que se veem: {count}.',
      },
      depth: {
        label: 'Corrente de convites',
        help: 'A mais comprida, de quem começou até quem chegou por último nela. Em média, {mean}.',
      },
      seats: { label: 'Lugares usados', help: 'De {seats} por pessoa. {share} das pessoas trouxeram alguém.' },
      none: 'não há',
      histogram: 'Quantos conhecidos cada pessoa tem',
      histogramHelp: 'Cada barra é um número de conhecidos; a altura, quantas pessoas têm tantos.',
      table: 'Ver em tabela',
      range: '{from} a {to}',
      columns: { degree: 'Conhecidos', people: 'Pessoas' },
    },
    people: {
      title: 'Dez pessoas da rede',
      columns: {
        name: 'Nome',
        group: 'Família ou grupo',
        born: 'Nasceu em',
        joined: 'Chegou em',
        inviter: 'Quem trouxe',
      },
      none: 'ninguém',
      unknown: 'não se sabe',
    },
    files: {
      download: 'Baixar a rede',
      formats: {
        json: 'tudo, para abrir aqui de novo',
        csv: 'para planilhas',
        gexf: 'para o Gephi',
        graphml: 'para NetworkX e yEd',
      },
      upload: 'Abrir um arquivo',
      choose: 'Escolher o arquivo',
      uploadHelp: 'Nestes mesmos formatos. Pode soltar o arquivo em qualquer lugar da página; ele não sai do aparelho.',
      drop: 'Solte para abrir',
      stays: 'A rede de antes continua aí.',
    },
  },
}
