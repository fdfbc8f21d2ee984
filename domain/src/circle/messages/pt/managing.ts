import { plural } from '../../../messages/plural.ts'

const people = (count: number) => `${count} ${plural('pt', count, { one: 'pessoa', other: 'pessoas' })}`

/** What whoever is in a group, or owns a circle, does with it. */
export const managing = {
  choose: {
    find: 'Procurar pelo nome',
    nobodyFound: (text: string) => `Ninguém com “${text}” no nome.`,
    nobodyLeft: 'Todo mundo que você conhece já está aqui.',
    parted: 'Alguém que você escolheu não está mais entre as suas conexões. Confira quem está na lista.',
    nobodyKnown: 'Você ainda não conhece ninguém aqui.',
    full: (most: number) => `De uma vez, até ${most} pessoas.`,
  },
  invite: {
    title: (name: string) => `Quem você chama para ${name}?`,
    note: 'Só entra quem quiser. O convite vale 14 dias.',
    yes: (count: number) =>
      count === 0 ? 'Escolha alguém' : `Chamar ${count === 1 ? 'esta pessoa' : `estas ${count} pessoas`}`,
    done: (count: number) => (count === 1 ? 'Convite feito.' : `${count} convites feitos.`),
    nobody: 'Ninguém foi chamado: quem já saiu por decisão do grupo só volta por quem cuida dele.',
    failed: 'Não deu para chamar agora. A sua escolha continua aqui.',
  },
  apart: {
    title: (one: string, other: string) => `Você pediu para nunca juntar ${one} e ${other}`,
    drop: (name: string) => `Não chamar ${name}`,
    thisTime: 'Desta vez, os dois podem estar no grupo',
    missing: (one: string, other: string) => `Falta decidir: ${one} ou ${other}`,
  },
  add: {
    title: (name: string) => `Quem entra em ${name}?`,
    note: 'Ninguém fica sabendo.',
    yes: (count: number) => (count === 0 ? 'Escolha alguém' : `Pôr ${people(count)}`),
    done: (count: number) => (count === 1 ? 'Pronto, mais uma pessoa.' : `Pronto, mais ${people(count)}.`),
    failed: 'Não deu agora. A sua escolha continua aqui.',
  },
  person: {
    open: 'Ver a página',
    makeModerator: 'Pôr para cuidar junto',
    noModerator: 'Tirar dos cuidados',
    succeeds: 'Fica no lugar, se eu sair',
    noSuccessor: 'Não fica mais no lugar',
    succeedsDone: (name: string) => `${name} fica no lugar, se você sair.`,
    noSuccessorDone: (name: string) => `${name} não fica mais no lugar.`,
    sees: 'O que esta pessoa vê',
    makeOwner: 'Passar o grupo',
    remove: 'Tirar daqui',
    moderatorDone: {
      group: (name: string) => `${name} cuida do grupo com você.`,
      public: (name: string) => `${name} cuida do círculo com você.`,
    },
    noModeratorDone: {
      group: (name: string) => `${name} não cuida mais do grupo.`,
      public: (name: string) => `${name} não cuida mais do círculo.`,
    },
    cannotOwn: (name: string) =>
      `Quem responde por um grupo é uma pessoa adulta com a conta ativa. ${name} não pode agora.`,
    gone: (name: string) => `${name} já saiu daqui.`,
    failed: 'Não deu para mudar agora. Tudo ficou como estava.',
  },
  remove: {
    title: (name: string) => `Tirar ${name}?`,
    group: (name: string) => [
      `${name} deixa de ver o que foi postado aqui, também o que já passou.`,
      `O que ${name} postou continua aqui. O que foi só para o grupo, ${name} não vê mais, nem apaga.`,
      'Para voltar, só por quem cuida do grupo.',
    ],
    public: (name: string) => [
      `${name} deixa de ver o que foi postado aqui, também o que já passou, e não segue de novo por conta própria.`,
    ],
    private: (name: string) => [
      `${name} deixa de ver o que você mostrou só a este círculo, também o que já passou.`,
      'Ninguém é avisado.',
    ],
    yes: 'Tirar',
    no: 'Deixar como está',
    doing: 'Tirando…',
    done: (name: string) => `${name} não está mais aqui.`,
    failed: 'Não deu para tirar agora. Nada mudou.',
  },
  handOver: {
    title: (name: string) => `Passar o grupo para ${name}?`,
    means: (name: string) => [
      `${name} passa a responder pelo grupo: muda o nome e as regras, e escolhe quem cuida junto.`,
      'Você continua no grupo, cuidando junto.',
      'Só quem recebeu pode devolver.',
    ],
    yes: 'Passar o grupo',
    no: 'Ficar com o grupo',
    doing: 'Passando…',
    done: (name: string) => `${name} responde pelo grupo agora.`,
    failed: 'Não deu para passar agora. O grupo continua com você.',
  },
  ways: {
    rename: 'Mudar o nome e a frase',
    picture: 'Foto na porta',
    block: 'Outro bloco',
    takeAlbum: 'Levar o álbum',
    deleteGroup: 'Apagar o grupo',
    deleteCircle: 'Apagar o círculo',
    reports: 'Denúncias',
    reportGroup: 'Denunciar o grupo',
    reportCircle: 'Denunciar o círculo',
    leave: 'Sair do grupo',
    unfollow: 'Deixar de seguir',
  },
  takeAlbum: {
    title: (name: string) => `Levar o álbum de ${name}?`,
    means: [
      'O que você lê aqui, com as fotos, vira um álbum que abre sem internet e dá para imprimir.',
      'Não vai nada de quem tem menos de 18 anos, nem de quem preferiu não ir em álbuns.',
      'Todo o grupo vê que você levou o álbum, e quando.',
    ],
    yes: 'Montar o álbum',
    no: 'Agora não',
    doing: 'Pedindo…',
    there: 'Ver o que já tem',
    failed: 'Não deu agora. Confira a internet e tente de novo.',
  },
  picture: {
    title: 'O que aparece na porta?',
    note: {
      group: 'Uma foto que todo mundo do grupo vê. Sem ela, aparece quem passou por aqui por último.',
      public: 'Uma foto que qualquer pessoa adulta da varanda vê. Sem ela, aparece você.',
      private: 'Uma foto que só você vê. Sem ela, aparecem as pessoas do círculo.',
    },
    pick: 'Escolher uma foto',
    another: 'Escolher outra foto',
    takeAway: 'Tirar a foto',
    crop: 'Que parte aparece na porta?',
    done: 'A foto está na porta.',
    taken: 'A foto saiu da porta.',
    failed: 'Não deu para mudar a foto agora. Tudo ficou como estava.',
  },
  block: { title: 'Qual bloco?', one: (n: number) => `Bloco ${n}`, note: 'O bloco e o nome andam sempre juntos.' },
  delete: {
    title: (name: string) => `Apagar ${name}?`,
    means: [
      'O que foi só para cá some para todo mundo, também para quem escreveu: fica só na cópia dos dados dessa pessoa.',
      'Não dá para desfazer.',
    ],
    yes: 'Apagar',
    doing: 'Apagando…',
    no: 'Deixar como está',
    done: (name: string) => `${name} não existe mais.`,
    failed: 'Não deu para apagar agora. Nada mudou.',
  },
  from: {
    title: (name: string) => `Desde quando ${name} vê?`,
    /** What is so now: all, or since a day ("desde ontem"). */
    now: (since: string | undefined) => (since === undefined ? 'Agora: tudo.' : `Agora: o que veio ${since}.`),
    choose: 'Escolha desde quando.',
    all: 'Tudo, desde o começo',
    month: 'Os últimos 30 dias',
    new: 'Só o que vier de agora em diante',
    yes: 'Mudar',
    doing: 'Mudando…',
    no: 'Deixar como está',
    done: (gained: number, removed: number) =>
      gained > 0
        ? `Pronto. ${gained === 1 ? '1 post a mais' : `${gained} posts a mais`}.`
        : removed > 0
          ? `Pronto. ${removed === 1 ? '1 post a menos' : `${removed} posts a menos`}.`
          : 'Pronto.',
    failed: 'Não deu para mudar agora. Nada mudou.',
  },
  rename: {
    title: 'Nome e frase',
    name: 'Nome',
    purpose: 'Para que é',
    purposeHint: 'Uma frase, se quiser. Aparece embaixo do nome.',
    nameMissing: 'Falta um nome que se possa ler.',
    yes: 'Guardar',
    doing: 'Guardando…',
    no: 'Deixar como está',
    done: 'Guardado.',
    failed: 'Não deu para guardar agora. O que você escreveu continua aqui.',
  },
  leave: {
    title: (name: string) => `Sair de ${name}?`,
    means: [
      'Você deixa de ver o que foi postado aqui, também o que já passou.',
      'O que você postou continua no grupo. O que foi só para ele você não vê mais, nem apaga: se quiser apagar algo, apague antes de sair.',
      'Para voltar, alguém do grupo chama você.',
    ],
    handsOver: (name: string) =>
      `Quem passa a responder pelo grupo é ${name}, se for uma pessoa adulta e ativa aqui; senão, a pessoa adulta que está há mais tempo. Sem nenhuma, ele fica só para ler.`,
    handsOverSomeone: 'O grupo passa para a pessoa adulta que está há mais tempo. Sem nenhuma, ele fica só para ler.',
    ends: 'Só você está nele: sem você, o grupo é apagado.',
    yes: 'Sair',
    no: 'Ficar',
    doing: 'Saindo…',
    done: (name: string) => `Você saiu de ${name}.`,
    failed: 'Não deu para sair agora. Nada mudou.',
  },
  unfollow: {
    title: (name: string) => `Deixar de seguir ${name}?`,
    means: ['O que você recebeu por aqui some da sua varanda. Dá para seguir de novo quando quiser.'],
    yes: 'Deixar de seguir',
    no: 'Continuar',
    done: (name: string) => `Você não segue mais ${name}.`,
    failed: 'Não deu agora. Nada mudou.',
  },
}
