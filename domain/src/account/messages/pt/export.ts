import { brand } from '../../../brand.ts'
import { day } from '../../../moment.ts'
import { exportLimits } from '../../export/export.ts'

const kept = exportLimits.keptMs / day
const counted = (count: number, one: string, others: string) => `${count} ${count === 1 ? one : others}`

/** The copy of what is a member's: its screen, and what stands in its files. */
export const exportWords = {
  title: 'Levar e sair',
  open: 'Uma cópia de tudo que é seu, com um álbum para guardar. E a saída, se um dia quiser.',
  way: 'Abrir a mala',
  heading: 'O que é seu vai com você',
  lead: 'Suas palavras, suas fotos e o que a casa sabe de você, em arquivos. Vira um álbum que abre sem internet e dá para imprimir.',
  what: 'Vai o que é seu e sobre você. O que outras pessoas publicaram fica com elas.',
  ask: 'Montar a minha cópia',
  asking: 'Pedindo…',
  again: 'Tentar de novo',
  waiting: 'Já vamos começar.',
  working: (part: number, all: number) => `Montando a parte ${part} de ${all}.`,
  close: `Pode fechar. Avisamos você e guardamos a cópia por ${kept} dias.`,
  soFar: ({ posts, comments, photos }: { posts: number; comments: number; photos: number }) =>
    `Até aqui: ${counted(photos, 'foto', 'fotos')}, ${counted(posts, 'post', 'posts')} e ${counted(comments, 'comentário', 'comentários')}.`,
  parts: {
    label: 'Partes da cópia',
    done: (part: number) => `Parte ${part}: pronta`,
    now: (part: number) => `Parte ${part}: montando`,
    later: (part: number) => `Parte ${part}: falta`,
  },
  stop: 'Parar e apagar',
  stopTitle: 'Parar e apagar a cópia?',
  stopText: 'O que já foi montado some na hora. Na casa nada muda, e você pode pedir outra depois.',
  removeTitle: 'Apagar a cópia da casa?',
  removeText: 'Os arquivos somem daqui na hora. O que você já baixou continua com você.',
  remove: 'Apagar da casa',
  removing: 'Apagando…',
  keep: 'Deixar como está',
  ready: 'Sua cópia está pronta',
  holds: ({ posts, comments, photos }: { posts: number; comments: number; photos: number }) =>
    `${counted(photos, 'foto', 'fotos')}, ${counted(posts, 'post', 'posts')} e ${counted(comments, 'comentário', 'comentários')}.`,
  until: (date: string) => `Fica guardada aqui até ${date}.`,
  download: (size: string) => `Baixar (${size})`,
  downloadOne: (n: number, all: number, size: string) => `Baixar o arquivo ${n} de ${all} (${size})`,
  several: 'São vários arquivos. Abra todos na mesma pasta: juntos formam o álbum.',
  fetching: 'Abrindo…',
  how: 'Depois de baixar, abra o arquivo (no celular, toque nele; no computador, escolha “Extrair”) e comece por LEIA-ME.',
  hour: 'Se a internet cair no meio, o download continua de onde parou por uma hora.',
  failedTitle: 'Não deu para terminar',
  failedText: 'Alguma coisa na casa falhou, e nada seu se perdeu. Tente de novo.',
  gone: 'A cópia que estava aqui já foi embora. Peça outra quando quiser.',
  offline: 'Sem internet. Aqui está como a cópia estava da última vez.',
  refused: 'Não deu agora. Confira a internet e tente de novo.',
  /** Inside of the files. Names of folders without accents, so that every program writes them alike. */
  inside: {
    file: (n: number) => (n === 1 ? 'minha-varanda.zip' : `minha-varanda-${n}.zip`),
    folder: 'minha-varanda',
    readMe: 'LEIA-ME.txt',
    photos: 'fotos',
    data: 'dados',
    schemas: 'esquemas',
  },
  readMe: (name: string, date: string) => `Esta é a cópia do que é seu na ${brand.name}, ${name}. Foi feita em ${date}.

COMO VER
Abra a pasta "album" e, nela, o arquivo "index.html". Abre em qualquer navegador,
sem internet e sem programa nenhum. Para fazer um livro, mande imprimir cada mês:
cada folha deitada vira duas páginas.

Se vieram vários arquivos, abra todos na mesma pasta antes de começar.

O QUE TEM AQUI
album     suas publicações, mês a mês, com o que disseram embaixo
fotos     suas fotos, cada uma com a data; abrem como qualquer foto (formato WebP)
dados     tudo o que a casa guarda de você, para programas: um arquivo para cada tipo,
          uma linha de JSON para cada coisa ("path" é onde ela fica na casa)
esquemas  o que quer dizer cada campo dos dados (JSON Schema, um para cada arquivo)

Os horários dos dados são do relógio mundial (UTC); os do álbum, de Brasília.

O QUE NÃO TEM
O que outras pessoas publicaram, os círculos privados delas, quem elas bloquearam ou
silenciaram e o que denunciaram: isso é delas. Do que você guardou para depois vai só
onde está e desde quando; quem segue os seus círculos públicos ou está nos grupos conta
por si. Links que abrem portas, como o do seu convite, ficam de fora para ninguém entrar
com esta cópia na mão.

Guarde bem: quem abrir estes arquivos lê tudo o que está neles.
`,
  /** Of a group's album, in place of what is said of one's own. */
  group: {
    heading: (group: string) => `O álbum de ${group}`,
    ready: (group: string) => `O álbum de ${group} está pronto`,
    lead: 'O que você lê neste grupo, com as fotos, vira um álbum que abre sem internet e dá para imprimir.',
    inside: {
      file: (n: number) => (n === 1 ? 'album-do-grupo.zip' : `album-do-grupo-${n}.zip`),
      folder: 'album-do-grupo',
    },
    readMe: (group: string, name: string, date: string) => `Este é o álbum do grupo ${group}, na ${brand.name}.
Foi montado para ${name} em ${date}.

COMO VER
Abra a pasta "album" e, nela, o arquivo "index.html". Abre em qualquer navegador,
sem internet e sem programa nenhum. Para fazer um livro, mande imprimir cada mês:
cada folha deitada vira duas páginas.

Se vieram vários arquivos, abra todos na mesma pasta antes de começar.

O QUE TEM AQUI
album     as publicações do grupo, mês a mês, com o que disseram embaixo
fotos     as fotos, cada uma com a data; abrem como qualquer foto (formato WebP)
dados     o mesmo para programas: uma linha de JSON para cada publicação
esquemas  o que quer dizer cada campo dos dados (JSON Schema)

Os horários dos dados são do relógio mundial (UTC); os do álbum, de Brasília.

O QUE NÃO TEM
Palavras e fotos de quem tem menos de 18 anos, de quem preferiu não ir em álbuns, e o
que também foi para um grupo de onde nada sai. Todo o grupo vê que você levou o álbum.

São palavras e fotos de outras pessoas: guarde como gostaria que guardassem as suas.
`,
  },
  album: {
    title: (name: string) => `A varanda de ${name}`,
    range: (from: string, to: string) => (from === to ? from : `${from} a ${to}`),
    holds: (posts: number, photos: number) =>
      [...(photos > 0 ? [counted(photos, 'foto', 'fotos')] : []), counted(posts, 'post', 'posts')].join(', '),
    empty: 'Ainda não havia publicações quando este álbum foi feito.',
    cover: 'Capa',
    months: 'Meses',
    continues: 'Continua',
    you: 'Você',
    someone: 'alguém',
    said: 'O que disseram',
    more: `E mais comentários, na ${brand.name}.`,
    photo: (date: string) => `Foto de ${date}, sem descrição`,
  },
}
