import { brand } from '../../../brand.ts'
import { listNames, plural } from '../../../messages/plural.ts'

const people = (count: number) => `${count} ${plural('pt', count, { one: 'pessoa', other: 'pessoas' })}`

/** Making a group in three taps, or a circle at once. */
export const making = {
  step: (now: number) => `Toque ${now} de 3`,
  templates: {
    title: 'Para quem é este grupo?',
    family: { name: 'Família', text: 'Todo mundo posta e chama gente. Quem entra vê tudo.', suggested: 'Família' },
    playdates: {
      name: 'Tardes das crianças',
      text: 'Entre responsáveis. Quem entra vê 30 dias.',
      suggested: 'Tardes das crianças',
    },
    class: { name: 'Turma da escola', text: 'Só quem cuida posta recados.', suggested: 'Turma da escola' },
    kids: { name: 'Adolescentes', text: 'Cada responsável diz sim antes.', suggested: 'A turma' },
    brand: { name: 'Negócio do bairro', text: 'De porta aberta. Só você posta.', suggested: 'Minha loja' },
    scratch: 'Começar do zero',
    secret: 'Um círculo que só você sabe',
  },
  people: {
    title: 'Quem você chama?',
    marked: 'Já marcamos quem mais posta para você. Toque para mudar.',
    text: 'Toque em quem você quer chamar. Só entra quem quiser.',
    yes: (count: number) =>
      count === 0 ? 'Por enquanto, ninguém' : `Chamar ${count === 1 ? 'esta pessoa' : `estas ${count} pessoas`}`,
  },
  finish: {
    title: 'Nome e regras',
    otherBlock: 'Outro bloco',
    name: 'Nome',
    namePlaceholder: 'Um nome',
    nameMissing: 'Falta um nome que se possa ler.',
    purpose: 'Para que é',
    purposePlaceholder: 'Uma frase, se quiser',
    invited: (names: readonly string[]) => listNames('pt', names),
    invitedAndMore: (names: readonly string[], more: number) => listNames('pt', [...names, `mais ${more}`]),
    receive: (count: number) =>
      `${plural('pt', count, { one: 'recebe', other: 'recebem' })} o convite. Só entra quem quiser.`,
    nobody: 'Você começa sem ninguém, e chama quando quiser.',
    public: `Qualquer pessoa adulta da ${brand.name} pode achar e seguir. Você vê quem segue, e pode tirar.`,
    kids: 'Quem tem responsável aqui só entra depois do sim de quem responde.',
    guardian: (name: string) => `Antes, ${name} precisa dizer sim.`,
    guardianUnnamed: 'Antes, quem responde por você precisa dizer sim.',
    ask: 'Pedir o sim',
    make: 'Fazer o grupo',
    open: 'Abrir a porta',
    making: 'Fazendo…',
    note: 'Dá para mudar tudo depois, menos o que já foi visto.',
    done: (name: string) => `${name} está de pé.`,
    waits: (name: string, guardian: string) => `${name} espera o sim de ${guardian}.`,
    /** The answer to an earlier try was lost, and something was changed since. */
    earlier: 'A primeira tentativa tinha dado certo, do jeito que estava antes. Confira em Círculos.',
    failed: 'Não deu para fazer agora. Tudo o que você escolheu continua aqui.',
  },
  secret: {
    title: 'Um círculo que só você sabe',
    text: 'Dê um nome e escolha quem. Ninguém é avisado, e ninguém descobre.',
    make: (count: number) => (count === 0 ? 'Fazer o círculo' : `Fazer com ${people(count)}`),
  },
}
