import { brand } from '../../../brand.ts'

/** About: the idea, the rules of the instance, who keeps it. */
export const about = {
  title: `Sobre a ${brand.name}: por que ela existe`,
  description:
    'De onde vem a ideia, as nove regras da casa e quem cuida dela. Uma rede pequena, para família e amigos, só por convite.',
  hero: {
    title: 'Uma varanda não é uma praça',
    lead: 'Na praça, ouve-se quem grita mais. Na varanda senta quem foi chamado, a conversa vai devagar e a cadeira de quem saiu continua ali. Fizemos uma rede social desse tamanho.',
    picture:
      'Um muro de cobogó, visto dos dois lados. Na calçada, um homem passa, e os furos são escuros. Na varanda, uma senhora de óculos toma café na cadeira de balanço, e pelos furos se vê o sol e o morro.',
  },
  wall: {
    title: 'A ideia é uma parede furada',
    text: 'O cobogó nasceu no Recife, no fim dos anos 1920: um bloco de cimento cheio de furos, para a casa respirar no calor. Passa o vento, passa a luz, e o olhar da rua fica na rua. Levamos isso ao pé da letra.',
    blocks: 'Sete furos, três jeitos de repetir, oito pares de cores: dá para cada roda de gente ter o seu bloco.',
    sides: {
      calcada: {
        term: 'Da calçada',
        text: 'Nenhum nome, nenhuma foto, nem quantos somos. Nenhum buscador passa do portão.',
      },
      dentro: { term: 'De dentro', text: 'Tudo o que foi contado para você, do mais novo ao mais antigo. Mais nada.' },
    },
  },
  rules: {
    title: 'Regras da casa',
    text: 'São nove e valem para todo mundo. Cada parte da casa que fica pronta traz um teste que tenta quebrar a regra dela, e ele roda a cada mudança.',
    list: {
      convite: {
        term: 'Só entra quem recebeu um convite',
        text: 'Se o convite não vale naquele minuto, ninguém passa a morar aqui.',
      },
      lugares: {
        term: 'Cinco lugares são cinco',
        text: 'Um link não deixa entrar mais gente do que tem de lugar, nem que todo mundo toque nele ao mesmo tempo.',
      },
      lista: {
        term: 'Quem não está na lista não vê',
        text: 'Nem a publicação, nem a foto, nem o comentário, nem quantos são. Adivinhar o endereço não adianta.',
      },
      sair: {
        term: 'Quem sai deixa de ver',
        text: 'Na hora, e o passado também: o que foi publicado antes se fecha junto.',
      },
      promover: {
        term: 'Ninguém se promove',
        text: 'Quem já cuida da casa é que nomeia quem vai cuidar, e isso fica anotado.',
      },
      hora: {
        term: 'A ordem é a da hora',
        text: 'Sem ranking e sem anúncio. E ninguém mede a sua visita antes de você deixar.',
      },
      palavras: {
        term: 'O que você escreveu não se perde',
        text: 'Sem sinal, a publicação espera no aparelho. Quando o sinal volta, ela sai, uma vez só.',
      },
      dinheiro: {
        term: 'Dinheiro se conta em centavos',
        text: 'Cada pagamento entra uma vez, na moeda dele, sem arredondar.',
      },
      porta: {
        term: 'A porta abre por dentro',
        text: 'Peça, e no dia em que quiser a casa manda a cópia de tudo o que você trouxe, ou apaga a sua conta. Ninguém pergunta por quê.',
      },
    },
  },
  keepers: {
    title: 'Quem cuida, e até onde enxerga',
    text: 'Alguém lê os pedidos de convite, responde a quem reclama e guarda as cópias. É bom saber o que essa gente consegue ver.',
    list: {
      privado: {
        term: 'Não lê o que é privado',
        text: 'Quem administra só vê o que alguém da casa denunciou. Numa emergência pode abrir uma publicação fechada: o motivo fica escrito e quem a publicou recebe um aviso no mesmo instante.',
      },
      maquina: {
        term: 'Mas a máquina tem dono',
        text: 'Quem opera o computador onde a casa mora consegue ler o disco dele. Seria mentira dizer o contrário; por isso o nome está aqui embaixo.',
      },
      anota: {
        term: 'Anota o que faz',
        text: 'Quem fez, quando, o quê e por quê. O que dá para desfazer tem volta.',
      },
      copias: {
        term: 'Mostra a data das cópias',
        text: 'Quem mora aqui vê quando foi a última. O que você apaga some daqui na hora, e das cópias em até 35 dias.',
      },
    },
    operator: 'Quem opera esta casa',
    contact: 'Fale com a casa',
  },
  end: { title: 'Tem lugar para mais uma cadeira' },
}
