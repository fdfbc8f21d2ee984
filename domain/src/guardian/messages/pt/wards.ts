import { plural } from '../../../messages/plural.ts'

const minutes = (count: number) => {
  if (count < 60) return `${count} min`
  const rest = count % 60
  return rest === 0 ? `${Math.floor(count / 60)} h` : `${Math.floor(count / 60)} h ${rest} min`
}

/** Children's accounts: what a guardian sees and does, and what the ward is told. */
export const wards = {
  title: 'Crianças',
  lead: 'Contas de que você cuida. Até os 16 anos, você responde por elas.',
  profile: {
    title: 'Crianças sob seus cuidados',
    none: 'Quem tem menos de 16 anos só entra pela conta de um adulto.',
    waiting: (count: number) =>
      count === 1 ? 'Um pedido espera a sua resposta.' : `${count} pedidos esperam a sua resposta.`,
  },
  empty: {
    title: 'Tem criança na família?',
    text: 'Filha, neto, sobrinha: antes dos 16, a conta só existe junto da sua. Você diz quem pode chegar perto. O que a criança escreve é dela.',
  },
  age: (years: number) => plural('pt', years, { one: `${years} ano`, other: `${years} anos` }),
  paused: 'escrita em pausa',
  add: {
    button: 'Criar a conta de uma criança',
    title: 'A conta de quem ainda não fez 16',
    means: [
      'Você responde por ela: cada contato novo e cada grupo esperam o seu sim.',
      'Você vê com quem a criança fala, em que grupos está e quanto tempo passa aqui. As palavras, não.',
      'Não tem e-mail nem senha: para entrar, você mostra um código. E não gasta nenhum lugar seu.',
    ],
    name: 'Nome da criança',
    nameHint: 'Como a família chama.',
    birth: 'Quando nasceu',
    birthHint: 'Diz o que a conta pode em cada idade. Os outros não veem.',
    portrait: 'Retrato',
    portraitNote: 'A criança pode trocar depois.',
    submit: 'Criar a conta',
    doing: 'Criando…',
    done: (name: string) => `A conta de ${name} está pronta. Agora é entrar no aparelho.`,
    errors: {
      name: 'Escreva o nome.',
      nameLong: 'O nome pode ter até 60 letras.',
      birth: 'Escreva a data de nascimento.',
      impossible: 'Esta data não parece certa. Confira o ano.',
      old: 'Quem já fez 16 anos entra por conta própria: mande o seu convite.',
    },
    failed: 'Não deu para criar agora. Tente de novo: nada se repete.',
  },
  approvals: {
    title: 'Esperando você',
    connection: (ward: string, other: string) => `${ward} quer se conectar com ${other}.`,
    connectionMeans: (ward: string, other: string) =>
      `Se você deixar, ${ward} e ${other} passam a ver o que cada um publica para seus contatos. Você não lê o que dizem.`,
    openCircle: (ward: string, circle: string) => `${ward} quer abrir “${circle}”.`,
    openGroupMeans: (ward: string, people: number) =>
      people === 0
        ? `Com o seu sim, ${ward} faz este grupo e responde por ele. Por enquanto, sem chamar ninguém.`
        : `Com o seu sim, ${ward} faz este grupo, responde por ele e chama ${people === 1 ? 'uma pessoa' : `${people} pessoas`}. Só entra quem quiser.`,
    openPrivateMeans: (ward: string, people: number) =>
      `É um círculo que só ${ward} vê: junta ${people === 1 ? 'uma pessoa que já conhece' : `${people} pessoas que já conhece`}, sem que fiquem sabendo.`,
    joinGroup: (ward: string, circle: string) => `${ward} quer entrar em “${circle}”.`,
    joinGroupMeans: (by: string, owner: string) =>
      by === owner
        ? `Quem chamou foi ${by}, que responde pelo grupo.`
        : `Quem chamou foi ${by}. Quem responde pelo grupo é ${owner}.`,
    joinGroupPeople: (people: number) =>
      `${people === 1 ? 'Uma pessoa está' : `${people} pessoas estão`} no grupo, e cada uma vê o que as outras publicam lá. Aqui não aparecem os nomes nem as palavras.`,
    template: (name: string) => `Feito como “${name}”.`,
    handOver: (ward: string) => `${ward} quer ficar com a própria conta.`,
    handOverMeans: (ward: string) =>
      `Dizendo sim, ${ward} passa a entrar com o próprio e-mail, e você deixa de cuidar da conta.`,
    handOverSeen: (ward: string) =>
      `Dizendo sim, ${ward} passa a entrar com o próprio e-mail. E você volta a ver contatos e tempo, até os 18 anos.`,
    guardianship: (ward: string) => `A casa pergunta se você pode cuidar da conta de ${ward}.`,
    guardianshipMeans: (ward: string) =>
      `Dizendo sim, você responde por ${ward} e mostra o código para entrar. Até os 16 anos, aprova contatos e grupos e vê com quem fala, em que grupos está e quanto tempo passa aqui.`,
    held: 'Quem responde hoje é ouvido antes. Sem a resposta dessa pessoa, você pode dizer sim a partir de',
    release: (ward: string, other: string) => `A casa propõe que ${other} passe a responder por ${ward}.`,
    releaseMeans: (ward: string, other: string) =>
      `Com o seu sim, ${other} pode aceitar na hora, e ${ward} deixa de ser responsabilidade sua. Com um não, o pedido termina. Sem resposta sua em sete dias, ${other} pode aceitar.`,
    refused: 'Está dito que não. Nada muda, e quem cuida da casa fica sabendo.',
    yes: 'Deixar',
    agree: 'Sim',
    no: 'Agora não',
    doing: 'Um momento…',
    approved: 'Está dito que sim.',
    otherGuardian: 'Está dito que sim. Falta a resposta de quem cuida da outra criança.',
    declined: 'Ficou para depois. Ninguém além da criança fica sabendo.',
    notMe: 'Está dito que não. Nada muda, e a criança fica sabendo.',
    failed: 'Não sabemos se a resposta chegou. Pode responder de novo: nada se repete.',
  },
  code: {
    title: 'Entrar em outro aparelho',
    text: (name: string) => `No tablet ou celular de ${name}, sem e-mail e sem senha.`,
    button: 'Mostrar o código',
    sheet: (name: string) => `Código para ${name} entrar`,
    making: 'Fazendo o código…',
    qr: 'Código QR para entrar',
    point: 'Aponte a câmera do aparelho da criança para este quadrado.',
    or: (address: string) => `Ou abra ${address}, toque em “Sou criança” e digite:`,
    left: (clock: string) => `Vale por mais ${clock}, uma vez só.`,
    over: 'Este código venceu.',
    came: (name: string) => `${name} entrou com este código. Ele já não vale.`,
    last: 'Última entrada com um código seu:',
    again: 'Fazer outro código',
    secret: 'Mostre só para a criança: quem tem este código entra na conta dela.',
    failed: 'Não deu para fazer o código agora.',
  },
  time: {
    title: 'Tempo aqui',
    note: 'Nos últimos 14 dias, contado no aparelho da criança.',
    none: 'Ainda não há tempo contado.',
    minutes,
    total: (count: number) => `Ao todo, ${minutes(count)}.`,
  },
  contacts: {
    title: 'Com quem fala',
    note: 'Você vê os nomes, não as palavras.',
    none: 'Ninguém, por enquanto.',
    end: (name: string) => `Desfazer a conexão com ${name}`,
    endTitle: (ward: string, other: string) => `Desfazer a conexão de ${ward} com ${other}?`,
    endText: (ward: string, other: string) =>
      `Um deixa de ver o que o outro escreveu, também o que já passou. ${other} não recebe aviso. Para se conectarem de novo, ${ward} pede e você responde.`,
    endYes: 'Desfazer a conexão',
    endDoing: 'Desfazendo…',
    endNo: 'Deixar como está',
    ended: (name: string) => `A conexão com ${name} foi desfeita.`,
  },
  groups: {
    title: 'Em que grupos está',
    note: 'Aqui aparecem os nomes dos grupos, não quem está neles nem o que se diz lá.',
    none: 'Em nenhum, por enquanto.',
    takeOut: (group: string) => `Tirar de ${group}`,
    confirm: (ward: string, group: string) => `Tirar ${ward} de ${group}?`,
    means: (ward: string, group: string) => [
      `${ward} deixa de ver o que foi postado em ${group}, também o que já passou.`,
      `O que ${ward} postou continua lá, até que apague.`,
      `${ward} recebe um aviso de que foi você.`,
      'Para voltar, alguém do grupo chama de novo, e você responde.',
    ],
    yes: 'Tirar do grupo',
    doing: 'Tirando…',
    no: 'Deixar como está',
    done: (ward: string, group: string) => `${ward} não está mais em ${group}.`,
  },
  may: {
    title: 'O que pode nesta idade',
    free: 'Pode',
    ask: 'Pede a você antes',
    never: 'Ainda não',
    child: {
      free: [
        'Publicar, comentar e mandar fotos para quem conhece aqui.',
        'Desfazer conexões, sair de grupos e bloquear, sem pedir a ninguém.',
      ],
      ask: ['Conectar-se com alguém.', 'Fazer um círculo e entrar num grupo.'],
      never: [
        'Convidar gente para a casa.',
        'Aparecer para quem não conhece.',
        'Publicar para todo mundo ou seguir círculo público.',
      ],
    },
    youth: {
      free: ['Publicar e comentar, e conectar-se com quem quiser.', 'Convidar: tem os próprios lugares.'],
      takeOver: 'Ficar com a própria conta, quando vocês dois concordarem.',
      ask: ['Entrar num grupo de crianças e adolescentes, ou abrir um.'],
      never: ['Aparecer para quem não conhece.', 'Publicar para todo mundo ou seguir círculo público.'],
    },
    adult: {
      free: ['Tudo o que qualquer adulto pode.'],
      freePaused: 'Tudo o que qualquer adulto pode, menos escrever: a sua pausa ainda vale.',
      takeOver: 'Ficar com a própria conta, sem pedir.',
    },
  },
  growing: {
    title: 'Quando crescer',
    13: (day: string) => `Em ${day}, 13 anos: as mesmas regras, e uma boa hora para vocês conversarem sobre elas.`,
    16: (day: string) =>
      `Em ${day}, 16 anos: não pede mais por contatos nem por círculos, menos os grupos de adolescentes; ganha lugares para convidar, e você deixa de ver contatos, grupos e tempo. Pode pedir para ficar com a própria conta.`,
    18: (day: string) =>
      `Em ${day}, 18 anos: a conta passa a ser só dela ou dele, com o próprio e-mail, sem pedir a ninguém.`,
    waiting: (name: string) =>
      `Enquanto ${name} não ficar com a própria conta (na página “Eu”), é você quem mostra o código para entrar, e pode apagar a conta. Contatos, círculos e tempo já não passam por você.`,
  },
  care: {
    title: 'Cuidados',
    other:
      'Para outra pessoa passar a responder por esta conta, fale com quem cuida da casa: é de lá que sai o pedido.',
    pause: 'Pausar a escrita',
    pauseNote: (name: string) =>
      `Com a pausa, ${name} não publica nem comenta até você voltar atrás. Continua podendo ler, bloquear, denunciar, dizer não, apagar o que é seu e sair de um grupo.`,
    resume: 'Voltar a deixar escrever',
    resumed: (name: string) => `A pausa de ${name} acabou.`,
    pausedNow: (name: string) => `${name} não escreve, por enquanto.`,
    signOut: 'Sair de todos os aparelhos',
    signOutTitle: (name: string) => `Tirar a conta de ${name} de todos os aparelhos?`,
    signOutText: 'Bom quando um aparelho se perdeu. Para entrar de novo, você mostra outro código.',
    signOutYes: 'Sair de todos',
    signedOut: 'A conta saiu de todos os aparelhos.',
    doing: 'Um momento…',
    no: 'Deixar como está',
    failed: 'Não sabemos se chegou. Confira a internet e tente de novo: nada se repete.',
  },
  birth: {
    label: 'Nascimento',
    correct: 'Corrigir a data',
    title: 'Corrigir a data de nascimento',
    text: 'Só para erro de digitação. A correção fica anotada para quem cuida da casa.',
    reason: 'O que estava errado',
    reasonMissing: 'Escreva em poucas palavras.',
    outside: 'Com esta data, a conta não seria mais de criança. Fale com quem cuida da casa.',
    submit: 'Corrigir',
    doing: 'Corrigindo…',
    done: 'Data corrigida.',
  },
  missing: { title: 'Esta conta não está sob seus cuidados', back: 'Ver as crianças' },
  mine: {
    title: 'Quem cuida da sua conta',
    sees: (name: string) =>
      `${name} vê com quem você fala, em que grupos está e quanto tempo passa aqui. Pelo aplicativo, não vê o que você escreve. Mas quem tem um código de ${name} entra na sua conta e lê tudo: cada entrada dessas aparece nos seus Avisos da casa, e ninguém consegue apagar. ${name} vê quando foi a última.`,
    seesNothing: (name: string) =>
      `Pelo aplicativo, ${name} não vê mais nada da sua conta, só quando foi a última entrada com um código. Mas é quem faz o código, e quem tem um código entra e lê tudo: cada entrada dessas aparece nos seus Avisos da casa. Também pode pedir que a conta se apague. Quando você ficar com a própria conta, isso acaba.`,
    asksTeens: (name: string) => `Para entrar num grupo de crianças e adolescentes, ${name} ainda responde.`,
    seesAgreed: (name: string) =>
      `Como vocês combinaram, ${name} vê com quem você fala e quanto tempo passa aqui, até os 18.`,
    asks: (name: string) =>
      `Para conhecer alguém, abra o convite da pessoa: ${name} responde. Fazer um círculo e entrar num grupo também esperam por ${name}.`,
    paused: (name: string) =>
      `${name} pausou a sua escrita por enquanto. Você ainda pode ler, bloquear, denunciar, dizer não, apagar o que é seu e sair de um grupo.`,
    waiting: (guardian: string) => `esperando ${guardian}`,
    declined: (guardian: string) => `${guardian} disse que agora não`,
    approved: 'pode!',
    proposed: 'a casa propôs que cuide da sua conta',
    handOver: 'Ficar com a própria conta',
    list: 'Pedidos',
  },
  takeOver: {
    title: 'A conta fica com você',
    text: 'Escolha o e-mail com que você vai entrar. Mandamos seis números para ele.',
    asks: (name: string) => `Depois, ${name} precisa dizer sim.`,
    email: 'Seu e-mail',
    emailWrong: 'Escreva um e-mail como ana@exemplo.com.',
    overseen: (name: string) => `${name} pode voltar a ver contatos e tempo, até meus 18 anos`,
    send: 'Mandar os números',
    code: 'Código',
    codeWrong: 'Escreva os seis números da mensagem.',
    sent: (email: string) => `Se ${email} puder ser seu, os números chegam em instantes e valem por 10 minutos.`,
    sentAgain: (email: string) => `Outros números estão a caminho de ${email}. Os de antes deixaram de valer.`,
    again: 'Pedir outro código',
    otherAddress: 'Usar outro e-mail',
    submit: 'Ficar com a conta',
    doing: 'Um momento…',
    done: 'A conta é sua. Da próxima vez, entre com o seu e-mail.',
    waiting: (name: string) => `Pronto. Agora falta ${name} dizer sim. Depois, entre de novo com o seu e-mail.`,
    failed: 'Não deu agora. Tente de novo.',
  },
}
