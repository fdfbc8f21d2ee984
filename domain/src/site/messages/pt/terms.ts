import { leavingLimits } from '../../../account/leaving/leaving.ts'
import { brand } from '../../../brand.ts'
import type { DocumentWords } from '../../../messages/document.ts'
import { day } from '../../../moment.ts'
import { rulingLimits } from '../../../report/ruling.ts'

const { name } = brand

/** What members and the instance promise each other. */
export const terms = {
  title: 'O combinado da casa',
  description: `Os termos de uso da ${name}: quem entra, o que é seu, como nos tratamos, o que a casa promete e o que não promete.`,
  lead: 'Toda casa tem combinados. Estes são os nossos, escritos para serem lidos. Entrando, você concorda com eles.',
  sections: {
    casa: {
      title: 'Quem combina com quem',
      blocks: [
        `De um lado, você. Do outro, quem cuida desta casa: **{operator}** ({country}), em [${brand.contact}](mail). ${name} é uma rede para família e amigos, por convite, sem anúncio e de graça.`,
      ],
    },
    entrar: {
      title: 'Quem pode entrar',
      blocks: [
        {
          list: [
            'Quem recebeu um convite que ainda valia na hora de entrar.',
            'Quem tem 16 anos ou mais. Quem tem menos de 16 entra pela conta de [uma pessoa responsável](rights#menores), que é quem cria a sua.',
            'Uma pessoa, uma conta, com o nome pelo qual a sua gente conhece você. Guarde a senha só com você.',
          ],
        },
        'Você recebe cinco lugares para oferecer, e não precisa usar nenhum. Convide quem você conhece de verdade: convite vendido ou deixado em público pode ser cancelado.',
      ],
    },
    seu: {
      title: 'O que você publica continua seu',
      blocks: [
        'Você só nos dá licença para guardar o que publicou, ajustar o tamanho e mostrar **a quem você escolheu**, enquanto estiver publicado. Não usamos em propaganda, não vendemos e não treinamos nenhuma inteligência artificial com isso. A licença acaba quando você apaga, e nas cópias de segurança [em até 35 dias](privacy#apagar).',
        'Publique o que você tem direito de publicar. Foto de outra pessoa pede o bom senso de perguntar, e foto de criança pede o sim de quem é responsável por ela.',
      ],
    },
    convivio: {
      title: 'Como nos tratamos',
      blocks: [
        'Discordar pode. Não pode:',
        {
          list: [
            'ameaçar, perseguir, humilhar ou se passar por outra pessoa;',
            'publicar imagem íntima de alguém sem o consentimento dela, ou qualquer coisa que explore crianças;',
            'espalhar para fora o que alguém contou aqui para poucos;',
            'vender, fazer propaganda, mandar corrente ou recolher dados das pessoas;',
            'tentar abrir o que não é para você, ou atrapalhar o funcionamento da casa;',
            'fazer o que a lei proíbe.',
          ],
        },
        'Com quem não dá, você desfaz a conexão ou bloqueia; a outra pessoa não é avisada. Se for grave, [denuncie](help#denunciar): um perfil, uma publicação, um comentário ou um círculo.',
      ],
    },
    cuidar: {
      title: 'O que a casa pode fazer',
      blocks: [
        `Quem cuida da casa pode tirar uma publicação, cancelar um convite ou pôr uma conta em pausa quando alguém descumpre o combinado ou a lei. Diz a você o que fez e por quê, na própria casa, e você pode responder uma vez, em até ${rulingLimits.answerMs / day} dias: quem revê é outra pessoa que cuida da casa, se houver. Só no que for urgente ou proibido pela Justiça a conversa vem depois.`,
        'Imagem íntima publicada sem consentimento sai assim que a pessoa retratada, ou quem a representa, pede (Marco Civil da Internet, art. 21).',
      ],
    },
    promessas: {
      title: 'O que a casa promete',
      blocks: [
        {
          list: [
            'Ninguém vê uma publicação sua além de quem você escolheu. Quando alguém perde o acesso, perde também o passado, na hora. A [ajuda](help#acesso) diz até onde isso vai.',
            'Ordem da hora, sem anúncio e sem rastreador.',
            'O que a casa guarda, e por quê, está na [página de privacidade](privacy), sem letra miúda.',
            'O que é seu, você [vê, corrige, leva e apaga](rights).',
          ],
        },
      ],
    },
    limites: {
      title: 'O que a casa não promete',
      blocks: [
        'Que nunca vai cair, que nunca vai errar, nem que vai existir para sempre. Uma casa pequena pode ficar fora do ar ou fechar; se for fechar, avisa por e-mail a tempo de você buscar o que é seu. Guarde também em outro lugar as fotos que não pode perder.',
        'A casa não responde pelo que outras pessoas publicam, mas age quando fica sabendo. Nada aqui diminui direitos que a lei dá a você, como os de consumidor, nem a responsabilidade de quem cuida da casa por dano que causar.',
      ],
    },
    sair: {
      title: 'Ir embora',
      blocks: [
        `Você sai quando quiser, sem dizer o motivo, pelas Configurações: na hora, ou em ${leavingLimits.days} dias com tempo de voltar atrás, e pode levar antes tudo o que é seu. [A página de direitos](rights#apagar) conta o que some e o que fica. Seus grupos continuam com quem você indicou ou com quem ajuda a cuidar deles; quem você convidou continua.`,
        `A conta de quem tem uma pessoa responsável é apagada por ela, com ${leavingLimits.days} dias para voltar atrás. Quem responde por alguém só sai depois que outra pessoa disser sim a cuidar dessa conta, ou junto com ela.`,
      ],
    },
    programa: {
      title: 'O programa é livre',
      blocks: [
        `O programa que move esta casa é aberto, sob a licença MIT: qualquer pessoa pode ler, mudar e instalar. Essa licença é sobre o programa, não sobre o que você publica.`,
      ],
    },
    mudancas: {
      title: 'Mudanças, lei e desacordo',
      blocks: [
        'Se o combinado mudar, a data lá em cima muda. Se a mudança tirar algo de você, quem cuida da casa avisa antes por e-mail, e você pode ir embora com o que é seu.',
        `Vale a lei de onde fica quem cuida da casa ({country}) e, para quem é consumidor, também a proteção do lugar onde mora, inclusive o direito de ir à Justiça perto de casa. Se um ponto daqui não valer, os outros continuam.`,
      ],
    },
  },
} satisfies DocumentWords
