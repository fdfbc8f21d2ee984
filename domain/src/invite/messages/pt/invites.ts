import { brand } from '../../../brand.ts'

/** The app's screen of invites: my seats, my link, who came by it. */
export const invites = {
  title: 'Convites',
  seats: {
    label: 'Seus lugares',
    free: 'Livre',
    freeHint: 'é só mandar',
    until: (day: string) => `até ${day}`,
    back: 'o lugar voltou',
    reserve: 'Guardar com nome',
    moreFree: (count: number) => (count === 1 ? 'e mais 1 lugar livre' : `e mais ${count} lugares livres`),
  },
  link: {
    rule: 'Abrir o link não gasta lugar. Só entrar gasta.',
    /** After why nothing can be written. */
    rests: 'Enquanto isso, seu convite não abre para ninguém.',
    share: 'Mandar de outro jeito',
    whatsapp: 'Mandar pelo WhatsApp',
    qr: 'QR do seu convite: aponte a câmera de outro celular.',
    change: 'Trocar este link por outro',
    named: (guest: string, from: string) =>
      `${guest}, ${from} guardou um lugar com o seu nome na ${brand.name}. É só abrir:`,
    text: (name: string) => `${name} guardou um lugar para você na ${brand.name}. É só abrir:`,
    enlarge: 'Mostrar o QR maior',
    enlarged: (name: string) => `Convite de ${name}`,
    enlargedText: 'Aponte a câmera do outro celular para cá.',
    closed: (reason: string) => `Quem cuida da casa fechou este convite: ${reason}`,
  },
  reserve: {
    title: 'Guardar um lugar',
    lead: 'O lugar fica guardado por 14 dias com um link só dessa pessoa. Se ela não vier, ele volta para você.',
    name: 'Para quem?',
    nameHint: 'Como você chama essa pessoa: “Tia Lúcia”.',
    message: 'Um recado (se quiser)',
    messageHint: 'Aparece na página do convite. Até 300 letras.',
    language: 'Em que língua a página abre?',
    circles: 'Já entra em algum grupo ou círculo?',
    circlesHint: 'Ao se sentar, a pessoa passa a receber o que se manda para ele. Confira se é o certo.',
    groups: 'Grupos: o convite diz quais',
    groupNote: (history: string) => `quem entra ${history}`,
    private: 'Círculos: o convite não diz nada',
    openNote: 'a pessoa passa a seguir',
    secretNote: 'só você sabe, nem a pessoa fica sabendo',
    circlesFull: (most: number) => `Cabem ${most} num convite.`,
    email: 'E-mail dessa pessoa (se quiser)',
    emailHint: 'A casa manda o link e um código. O e-mail não fica guardado.',
    rule: 'Pode guardar lugar para até o número de cadeiras livres, e soltar quando quiser.',
    submit: 'Guardar o lugar',
    busy: 'Guardando…',
    done: (name: string) => `Lugar guardado: ${name}`,
    finish: 'Pronto',
    errors: { name: 'Diga para quem é o lugar, em até 60 letras.', email: 'Este e-mail não parece certo.' },
  },
  kept: {
    title: (name: string) => `Lugar guardado: ${name}`,
    send: (name: string) => `Mande este link para ${name}. Ele só serve para uma pessoa.`,
    mailed: 'A mensagem já foi. Se quiser, mande também por aqui:',
    lands: 'Ao se sentar, já entra em:',
    told: 'o convite diz',
    open: 'passa a seguir',
    secret: 'só você sabe',
    notAnyMore: (count: number) =>
      count === 1
        ? 'E em mais um, que não está mais com você: este não vale.'
        : `E em mais ${count}, que não estão mais com você: estes não valem.`,
    renew: 'Guardar por mais 14 dias',
    release: 'Soltar o lugar',
    rule: 'Guardar de novo troca o link: o antigo deixa de abrir. Soltar devolve o lugar na hora.',
    backTitle: (name: string) => `O lugar voltou: ${name}`,
    backText: 'Passaram 14 dias e ninguém se sentou. O lugar está livre de novo.',
    dismiss: 'Deixar livre',
    backRule: 'Guardar de novo faz um link novo, com o mesmo nome e o mesmo recado.',
  },
  change: {
    title: 'Trocar o link?',
    points: [
      'O link e o QR de agora deixam de abrir para quem ainda não entrou.',
      'Quem já entrou continua dentro.',
      'Você ganha um link novo com os lugares que sobram.',
    ],
    alsoKept: (count: number) =>
      count === 1 ? 'Soltar também o lugar guardado' : `Soltar também os ${count} lugares guardados`,
    alsoKeptHint: 'Sem isto, os links de quem tem lugar guardado continuam valendo.',
    submit: 'Trocar o link',
    busy: 'Trocando…',
  },
  more: {
    full: 'Todas as suas cadeiras têm dono. Que varanda cheia.',
    allKept: 'Todas as suas cadeiras têm dono ou estão guardadas',
    reason: 'Precisa de mais lugares?',
    hint: 'Conte a quem cuida da casa quem você quer chamar. Só essas pessoas leem.',
    missing: 'Escreva uma linha sobre quem você quer chamar.',
    submit: 'Pedir mais lugares',
    busy: 'Mandando…',
    waiting: 'Seu pedido está com quem cuida da casa. A resposta aparece aqui.',
    declined: 'Da última vez não deu. Você pode pedir de novo.',
  },
  branch: {
    open: 'Ver quem veio por mim',
    title: 'Quem veio por você',
    nobody: 'Ninguém ainda. Cada pessoa que se sentar aparece aqui.',
    count: (count: number, isWhole: boolean) =>
      count === 1
        ? '1 pessoa, contando quem veio depois.'
        : `${isWhole ? '' : 'Mais de '}${count} pessoas, contando quem veio depois.`,
    via: (name: string) => `veio por ${name}`,
    others: (count: number) =>
      count === 1
        ? 'E mais 1 pessoa com quem você não tem conexão: o nome fica com quem a conhece.'
        : `E mais ${count} pessoas com quem você não tem conexão: os nomes ficam com quem as conhece.`,
  },
  offline: 'Não conseguimos chegar até a casa. Confira a internet e tente de novo.',
  waits: 'Sem internet. O link e o QR funcionam daqui; guardar, trocar e pedir lugar esperam ela voltar.',
  actWaits: 'Isto espera a internet voltar.',
  notHere: {
    title: 'Seu convite ainda não está neste aparelho',
    text: 'Ele aparece assim que a internet voltar, e fica guardado para a próxima vez.',
  },
  ward: {
    title: 'Convidar é para mais tarde',
    text: (guardian: string) =>
      `Antes dos 16, quem chama gente nova é ${guardian}. Para conhecer alguém que já está na casa, abra o convite da pessoa.`,
  },
}
