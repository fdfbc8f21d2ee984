import { brand } from '../../../brand.ts'
import { leavingLimits } from '../../leaving/leaving.ts'

const { days } = leavingLimits

/** Leaving for good: its part of a screen, the banner while somebody leaves, and what a guardian may do for a ward. */
export const leavingWords = {
  title: `Sair da ${brand.name}`,
  when: 'Quando você sai',
  ways: {
    later: { text: `Em ${days} dias`, note: (date: string) => `Até ${date} você lê tudo e pode voltar atrás.` },
    now: { text: 'Agora', note: 'Não tem volta, nem por nós.' },
  },
  goes: { lead: 'Somem:', text: 'seu nome, palavras, fotos e reações, e os comentários dos outros nos seus posts.' },
  stays: {
    lead: 'Fica:',
    text: 'um lugar sem nome na árvore. Das cópias de segurança o que era seu some em até 35 dias.',
  },
  circles: {
    'goes-on': (name: string) => `continua com ${name}.`,
    freezes: 'continua, sem ninguém para cuidar.',
    ends: 'acaba.',
  },
  loading: 'Vendo o que acontece com os seus círculos…',
  unknown: 'Não deu para ver agora o que acontece com os seus círculos.',
  later: `Sair em ${days} dias`,
  now: 'Sair agora',
  sure: {
    laterTitle: `Sair em ${days} dias?`,
    laterText: (date: string) =>
      `A partir de agora você lê, mas não escreve. Em ${date} o que é seu se apaga. Antes disso, uma mensagem lembra você.`,
    nowTitle: 'Sair agora?',
    nowText: 'Você sai deste e de todos os aparelhos, e o que é seu começa a se apagar. Ninguém consegue desfazer.',
    keep: 'Ficar',
    doing: 'Saindo…',
    failed: 'Não deu agora. Confira a internet e tente de novo.',
    wards: 'Ver de quem você cuida',
  },
  asked: (date: string) => `Você sai em ${date}.`,
  leaving: 'O que é seu se apaga nesse dia. Até lá você lê tudo e leva sua cópia; para escrever, volte atrás.',
  readsOnly: 'Até lá você lê e guarda, mas não escreve nem reage.',
  back: 'Voltar atrás',
  going: 'Voltando…',
  stayed: 'Que bom. Você fica.',
  backFailed: 'Não deu para voltar atrás agora. Confira a internet e tente de novo.',
  banner: 'Você está de saída',
  ofGuardian: 'Quem cuida da sua conta pediu para apagá-la, e só quem cuida pode voltar atrás.',
  ofGuardianStays: 'Quem cuida da sua conta pediu para apagá-la. Na sua idade, quem decide é você: dá para ficar.',
  guarded: 'Quem cuida da sua conta é que pode apagá-la. Fale com essa pessoa.',
  ward: {
    title: 'Apagar esta conta',
    lead: `Só se você pedir: a conta e tudo que é dela se apagariam em ${days} dias, e até lá você poderia voltar atrás.`,
    text: `A conta e tudo que é dela se apagam em ${days} dias. Até lá dá para ler, e você pode voltar atrás. A pessoa vê isso no app dela.`,
    button: `Apagar em ${days} dias`,
    sureTitle: (name: string) => `Apagar a conta de ${name}?`,
    leaving: (date: string) => `Esta conta se apaga em ${date}.`,
    keep: 'Deixar a conta como está',
    stayed: 'A conta fica.',
    theirs: 'Agora só a própria pessoa decide: já pediu para sair, ou já ficou com a conta.',
  },
}
