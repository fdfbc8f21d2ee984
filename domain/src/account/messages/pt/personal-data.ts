import { localeCookie } from '../../../locale.ts'
import { mailLimits } from '../../../mail/mail.ts'
import { day } from '../../../moment.ts'
import { noticeClaimMs } from '../../../notice/notice-claim.ts'
import { signupMemory } from '../../../signup/signup-memory.ts'
import { signupLimits } from '../../../signup/signup-request.ts'
import type { CookieWords } from '../../browser-data.ts'
import { consentCookie } from '../../consent.ts'
import { deviceLimits } from '../../device.ts'
import { exportLimits } from '../../export/export.ts'
import type { PersonalDataWords } from '../../personal-data/told.ts'
import { codeLimits } from '../../sign-in-code.ts'

const account = 'Enquanto você tiver conta'

/** What the house keeps of people, why and for how long, for the public pages. */
export const personalData = {
  topics: {
    profile: {
      name: 'Nome, desenho de retrato e frase sobre você',
      why: 'Para as outras pessoas da casa saberem quem é você',
      kept: `${account}; você muda quando quiser`,
    },
    address: {
      name: 'E-mail',
      why: 'Para entrar, recuperar a senha e receber o código de seis números. Só você e quem cuida da casa veem',
      kept: account,
    },
    password: {
      name: 'Senha',
      why: 'Para entrar. Fica embaralhada de um jeito que não se desfaz: nem quem cuida da casa consegue ler',
      kept: account,
    },
    devices: {
      name: 'Onde você entrou',
      more: ': um nome para cada aparelho ("iPhone · Safari", ou o que você escrever), quando entrou e a hora do último uso',
      why: 'Para você ver e encerrar as entradas na sua conta. Você e quem cuida da casa veem',
      kept: `Até você sair dele, ou ${deviceLimits.kept / day} dias sem uso. Que houve uma entrada, sem o aparelho, até um ano depois`,
    },
    push: {
      name: 'Para onde vão os avisos no celular',
      more: ', só dos aparelhos em que você ligou: o endereço que o navegador dá para isso, quando chegou o último, e que um aviso já foi mandado',
      why: 'Para avisar você com o app fechado. O aviso passa fechado à chave pelo serviço do seu navegador (da Google, da Apple, da Mozilla ou da Microsoft): ele vê o aparelho, a casa e a hora, e não lê as palavras',
      kept: `Até você desligar ou sair do aparelho; que um aviso foi mandado, ${noticeClaimMs.push / day} dias`,
    },
    birthDate: {
      name: 'Data de nascimento',
      why: 'Para cumprir a lei que protege quem tem menos de 16 anos. Os outros não veem; quem responde por uma criança vê a dela, e quem cuida da casa vê a faixa de idade',
      kept: account,
    },
    membership: {
      name: 'Como você chegou',
      more: ': por quem e quando, se administra a casa, e se a conta está suspensa',
      why: 'Para a casa saber quem pode entrar e o que cada pessoa pode fazer',
      kept: account,
    },
    posts: {
      name: 'Publicações, fotos, comentários e reações, e o que uma publicação dizia antes de você mudar',
      why: 'Para mostrar a quem você escolheu',
      kept: 'Até serem apagados',
    },
    audience: {
      name: 'Lista de quem vê cada publicação',
      why: 'Para cumprir a sua escolha e mostrá-la a você depois',
      kept: 'Com a publicação',
    },
    connections: {
      name: 'Conexões, pedidos e bloqueios',
      more: ', e de quem você se separou',
      why: 'Para saber quem pode ver o quê. Bloqueios, só você vê',
      kept: `${account}, ou até você desfazer`,
    },
    circles: {
      name: 'Círculos',
      more: ': nome e quem está em cada um',
      why: 'Para você compartilhar com quem escolheu',
      kept: 'Até você desfazer o círculo ou deixar a casa',
    },
    invitations: {
      name: 'Convites e lugares',
      more: ': quem veio pelo seu, e o nome e o recado de quem você espera. Do e-mail dessa pessoa, só uma forma embaralhada',
      why: 'Para o lugar chegar a quem você quis, e para você saber quem veio',
      kept: account,
    },
    choices: {
      name: 'O que você escolheu',
      more: ': idioma, quem encontra você, se aparece no mapa, avisos por e-mail, os primeiros passos que já deu',
      why: 'Para a casa ser como você quer',
      kept: account,
    },
    notices: {
      name: 'Avisos',
      more: ': o que a casa contou a você, e se você já leu',
      why: 'Para você ficar sabendo do que fizeram com o que é seu',
      kept: account,
    },
    guardians: {
      name: 'Quem responde por quem',
      more: ', quando foi a última entrada com um código dessa pessoa, e o que lhe foi perguntado',
      why: 'Para proteger crianças e adolescentes, como manda a lei',
      kept: 'Até a pessoa crescer ou mudar de responsável; as perguntas, duas semanas',
    },
    minutes: {
      name: 'Minutos por dia e contatos de uma criança',
      more: ', só das contas aos cuidados de alguém',
      why: 'Para quem responde por ela ver. Mais ninguém vê',
      kept: 'Os últimos catorze dias de uso, e só enquanto alguém pode ver',
    },
    map: {
      name: 'O mapa da casa',
      more: ': quem chegou por quem, e quem conhece quem',
      why: 'Para quem administra entender a casa. Você escolhe não aparecer',
      kept: 'Até ser desenhado de novo, o que acontece sozinho',
    },
    support: {
      name: 'Apoio',
      more: ': sua página de apoio, sua chave Pix, o que você deu e recebeu, seus lembretes de apoio',
      why: 'Para um lado dizer que mandou e o outro dizer que chegou. A casa não guarda dinheiro',
      kept: 'Até você apagar a conta. O outro lado fica com valor, dia e estado, sem o seu nome',
    },
    signupRequest: {
      name: 'Pedido de convite',
      more: ': nome, e-mail, telefone se você quiser, tipo de celular, o que você pretende e quem conhece você',
      why: 'Para responder ao pedido',
      kept: `Até ${signupMemory.forgetAfter.declined / day} dias depois da resposta, ${signupMemory.forgetAfter.joined / day} se você entrou, e na hora se você retirar o pedido na página dele. Sem resposta, até ${signupLimits.keptMs / day} dias; sem confirmação por e-mail, quando ela é pedida, ${signupLimits.confirmHours} horas. Depois ficam por dois anos só as datas, a língua e a resposta, e, de um pedido recusado, o e-mail embaralhado, para a casa saber que já respondeu`,
    },
    reports: {
      name: 'Denúncias',
      more: ': o que foi denunciado, como estava então, as palavras de quem denunciou e a resposta',
      why: 'Para quem administra responder, e para a resposta poder ser conferida',
      kept: 'Enquanto a casa existir. De uma conta apagada, sai o que era dela',
    },
    adminLog: {
      name: 'O diário de quem administra',
      more: ': o que fizeram, quando e com que motivo, também na sua conta',
      why: 'Para que ninguém administre às escondidas',
      kept: 'Enquanto a casa existir',
    },
    mail: {
      name: 'Mensagens que a casa manda por e-mail',
      why: 'Para entregar o código ou o convite',
      kept: `Texto e endereço saem do registro assim que a mensagem sai; o resultado fica ${mailLimits.keptMs / day} dias. Se a casa não tem servidor de e-mail, as mensagens ficam esse tempo numa página que só quem cuida dela abre`,
    },
    copies: {
      name: 'A cópia dos seus dados que você pediu',
      more: ', em arquivos, com o álbum',
      why: 'Para você baixar. Só você, com uma entrada de agora',
      kept: `${exportLimits.keptMs / day} dias depois de pronta, ou até você apagar`,
    },
    codes: {
      name: 'Códigos que você pediu',
      more: ', embaralhados, e de que redes, embaralhadas também, um deles já abriu a sua conta',
      why: 'Para conferir o código, e para ninguém de fora gastar as suas tentativas',
      kept: `O código, até vencer; as redes, até ${codeLimits.familiarFor / day} dias depois do último`,
    },
    attempts: {
      name: 'Endereço de rede de quem tenta entrar, abrir convites ou pedir um',
      more: ', o e-mail do pedido, e quantas vezes você fez o que tem limite',
      why: 'Para contar tentativas e barrar quem adivinha senhas e códigos ou manda pedidos em série',
      kept: 'Até dois dias; no banco de dados, só embaralhado. As suas próprias contagens ficam com a conta',
    },
  },
  stays: {
    adminLog: 'no diário de quem administra, o que foi feito e quando, sem nada que diga com quem',
    attempts: 'por até dois dias, contagens de tentativas em que só há endereços embaralhados',
  },
  cookies: {
    uid: { why: 'O número da sua conta. Diz às páginas públicas que você já mora aqui', lasts: '30 dias, ou até sair' },
    email: { why: 'O seu e-mail, pelo mesmo motivo', lasts: '30 dias, ou até sair' },
    role: {
      why: 'Se você mora na casa ou a administra. É só uma dica: nada se abre por causa dele',
      lasts: '30 dias, ou até sair',
    },
    [localeCookie.name]: { why: 'O idioma que você escolheu', lasts: `${localeCookie.maxAgeDays} dias` },
    __session: {
      why: 'Prova, para as fotos, que é você quem pede. Nenhum programa na página consegue ler',
      lasts: 'Até uma hora, renovado enquanto você usa',
    },
    tabKept: {
      why: 'Só se o navegador não guarda o que é de uma aba: diz que ele não foi fechado desde que você entrou',
      lasts: 'Até fechar o navegador',
    },
    [consentCookie.name]: {
      why: 'Só em casas que medem visitas: a sua resposta, sim ou não',
      lasts: `${consentCookie.maxAgeDays} dias`,
    },
    '_ga…': {
      why: 'Só depois do seu sim: com eles o Google Analytics reconhece o navegador',
      lasts: 'Até dois anos, ou até você voltar atrás',
    },
  } satisfies CookieWords,
} satisfies PersonalDataWords & { cookies: CookieWords }
