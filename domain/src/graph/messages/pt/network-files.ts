import { brand } from '../../../brand.ts'
import type { NetworkFileFault } from '../../network-file-fault.ts'

/**
 * What is told of a file that holds a network. `{detail}` is a few characters of the file, `{line}` where they stand.
 */
export const networkFiles = {
  /** Before a fault, where it is known where it stands. */
  line: 'Linha {line}.',
  /** The same with the name of one of two files. */
  lineOfFile: '{file}, linha {line}.',
  faults: {
    'too-large': 'O arquivo é grande demais. Ele pode ter até 200 MB, também depois de descompactado.',
    empty: 'Não há ninguém neste arquivo.',
    encoding: 'Este arquivo não é um texto em UTF-8. Na planilha, salve como “CSV UTF-8” e tente de novo.',
    'not-a-network':
      'Este arquivo não é uma rede que a gente saiba ler. Lemos JSON, CSV (com as colunas id ou source e target), GEXF e GraphML.',
    'newer-version': `Este arquivo vem de uma versão mais nova da ${brand.name} ({detail}), que esta página ainda não conhece.`,
    'too-many-files':
      'São arquivos demais para uma rede só. Escolha um arquivo, ou duas tabelas CSV: uma de pessoas e uma de laços.',
    'broken-zip': 'Não deu para abrir este ZIP: ele está estragado, incompleto ou protegido por senha.',
    'cut-short': 'O arquivo termina no meio. Baixe ou salve de novo.',
    syntax: 'Tem alguma coisa fora do lugar aqui: “{detail}”.',
    doctype:
      'O arquivo traz uma declaração DOCTYPE, que pode esconder outros arquivos. Por segurança, não lemos. Apague essa declaração e tente de novo.',
    'too-complex': 'O arquivo tem partes demais umas dentro das outras, ou colunas demais: “{detail}”.',
    'too-long': 'Um identificador passa de 200 caracteres: “{detail}…”.',
    'too-many-people': 'São pessoas demais. Uma rede aqui pode ter até 100 mil.',
    'too-many-ties': 'São laços demais. Uma rede aqui pode ter até 1 milhão.',
    'column-missing': 'Falta “{detail}”.',
    'unknown-person': 'Alguém aponta para “{detail}”, mas essa pessoa não está no arquivo.',
    'duplicate-person': 'O identificador “{detail}” aparece em duas pessoas.',
    cycle: 'Os convites dão uma volta: quem convidou “{detail}” acaba sendo convidado por “{detail}”.',
    'bad-date': '“{detail}” não é uma data. Escreva assim: 1990-12-31.',
    'bad-number': '“{detail}” não é um número de casa. Use um número inteiro, sem sinal.',
  } satisfies Record<NetworkFileFault, string>,
  /** Of a file that was read: what of it is not in the network, or was not in the file. */
  report: {
    loops: {
      one: '{n} laço de alguém consigo mesmo ficou de fora.',
      other: '{n} laços de alguém consigo mesmo ficaram de fora.',
    },
    merged: { one: '{n} laço repetido ficou de fora.', other: '{n} laços repetidos ficaram de fora.' },
    added: {
      one: '{n} convite virou também um laço.',
      other: '{n} convites viraram também laços.',
    },
    otherKinds: {
      one: '{n} laço de um tipo que não conhecemos entrou como conexão.',
      other: '{n} laços de tipos que não conhecemos entraram como conexão.',
    },
    cut: { one: '{n} nome comprido demais foi encurtado.', other: '{n} nomes compridos demais foram encurtados.' },
    leftOut: 'Do que o arquivo traz, não usamos: {names}.',
  },
}
