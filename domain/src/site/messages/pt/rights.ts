import { leavingLimits } from '../../../account/leaving/leaving.ts'
import { consent } from '../../../account/messages/pt/consent.ts'
import { exportWords } from '../../../account/messages/pt/export.ts'
import { personalData } from '../../../account/messages/pt/personal-data.ts'
import { copiedTopics, erasedTopics, listedTopics } from '../../../account/personal-data/told.ts'
import { brand } from '../../../brand.ts'
import type { DocumentWords } from '../../../messages/document.ts'

/** The rights of the LGPD and the GDPR: what each means here, how to use it, who answers and by when. */
export const rights = {
  title: 'No que é seu, você manda',
  description:
    'Seus direitos sobre os seus dados pela LGPD e pelo GDPR: o que cada um quer dizer aqui, como usar, quem responde e em que prazo.',
  lead: 'A lei brasileira (LGPD) e a europeia (GDPR) dão a você quase os mesmos direitos. Aqui valem os dois conjuntos para todo mundo, more onde morar. É de graça.',
  sections: {
    como: {
      title: 'Como pedir, e em que prazo',
      blocks: [
        `[Escreva para ${brand.contact}](mail), de preferência do e-mail da sua conta, e diga com as suas palavras o que quer. Não precisa de formulário, de motivo nem de citar a lei. Quem responde é **{operator}**.`,
        {
          list: [
            '**Na hora ou em até 15 dias** (LGPD, art. 19): saber se temos dados seus e receber a cópia. A resposta simples vem logo; a completa, com a origem dos dados e os critérios, em até 15 dias.',
            '**Em até um mês** (GDPR, art. 12, 3): qualquer outro pedido. Se for complicado, a lei permite mais dois meses, e avisamos o motivo dentro do primeiro.',
          ],
        },
        'Para não entregar a sua vida a outra pessoa, podemos pedir que você confirme que a conta é sua: em geral basta responder do e-mail dela. Não pedimos documento quando isso resolve.',
        'Se não pudermos atender, dizemos por quê, e como reclamar.',
      ],
    },
    direitos: {
      title: 'Cada direito, em português claro',
      blocks: [
        {
          table: {
            caption: 'Direitos e como usar cada um',
            head: ['Direito', 'Aqui quer dizer', 'Como'],
            rows: [
              [
                '**Saber e ver** (LGPD, art. 18, I e II; GDPR, art. 15)',
                'Saber se temos dados seus, e receber uma cópia deles',
                'Quase tudo está na tela: seu perfil, suas publicações, sua lista de pessoas e, em “Quem pode o quê”, quem vê e pode o quê. O resto, na cópia que você leva',
              ],
              [
                '**Corrigir** (LGPD, art. 18, III; GDPR, art. 16)',
                'Trocar o que está errado ou desatualizado',
                'Nome, frase e retrato, você muda em “Eu”. E-mail, em “Configurações”. Data de nascimento, [por e-mail](mail); a de uma criança, quem responde por ela',
              ],
              [
                '**Apagar** (LGPD, art. 18, IV e VI; GDPR, art. 17)',
                'Fazer sumir uma publicação, uma foto ou tudo',
                'Publicações, fotos e comentários, na própria tela. Tudo de uma vez, em “Levar e sair”; veja [abaixo](rights#apagar)',
              ],
              [
                '**Levar com você** (LGPD, art. 18, V; GDPR, art. 20)',
                `Receber em arquivos que outros programas abrem: ${listedTopics(copiedTopics, personalData)}`,
                `Em “Configurações”, “${exportWords.title}”. Suspensa a conta, onde se entra`,
              ],
              [
                '**Pedir uma pausa ou discordar** (LGPD, art. 18, § 2º; GDPR, arts. 18 e 21)',
                'Que se pare de usar um dado enquanto se discute, ou de vez, quando a base não é o seu consentimento',
                '[Por e-mail](mail), dizendo qual',
              ],
              [
                '**Saber com quem foi dividido** (LGPD, art. 18, VII; GDPR, art. 15)',
                'A lista de empresas e órgãos que receberam dados seus',
                'Está na [página de privacidade](privacy#empresas); se houver mais, respondemos',
              ],
              [
                '**Dizer não, e voltar atrás** (LGPD, art. 18, VIII e IX; GDPR, art. 7, 3)',
                'Não consentir, saber o que muda, e retirar o que consentiu',
                'Veja [consentimento](rights#consentimento)',
              ],
              [
                '**Não depender da decisão de uma máquina** (LGPD, art. 20; GDPR, art. 22)',
                'Que uma pessoa reveja o que um programa decidiu sobre você',
                'Aqui nenhum programa decide sobre ninguém: a ordem é a da hora, sem nota e sem perfil',
              ],
            ],
          },
        },
      ],
    },
    consentimento: {
      title: 'Consentimento, e como retirar',
      blocks: [
        `Só uma coisa aqui depende de consentimento: medir visitas. Se a casa mede, ela pergunta antes, e “${consent.button}”, no fim de qualquer página pública, abre a mesma pergunta para você mudar de ideia; apagar os cookies deste site no navegador também retira. Se a casa não mede, não há o que consentir e nada aparece.`,
        'Retirar vale daí em diante, apaga o que reconhecia o seu navegador e não custa nada: tudo continua funcionando. Avisos por e-mail têm, no fim de cada um, um link que os desliga sem pedir senha.',
      ],
    },
    apagar: {
      title: 'Apagar a conta ou uma publicação',
      blocks: [
        'Uma publicação, uma foto ou um comentário, você apaga onde está; por dez minutos dá para trazer a publicação de volta.',
        `A conta inteira, você apaga em Configurações, “${exportWords.title}”, e escolhe: **em ${leavingLimits.days} dias**, lendo tudo e podendo voltar atrás até lá, ou **agora**, sem volta. A casa pergunta de novo quem você é, diz o que acontece com cada círculo seu, apaga e avisa por e-mail quando acabou: **da casa, na hora; das cópias de segurança, em até 35 dias**. Se a tela não bastar, peça [por e-mail](mail).`,
        'Quem entrou só por e-mail pede a saída respondendo a [quem cuida da casa](mail), ou entra com um código e sai como todo mundo. Conta que ninguém usou para entrar na casa some em sete dias.',
        {
          list: [
            `**Some**: ${listedTopics(erasedTopics, personalData)}. Do que também é de outra pessoa sai o que diz quem você era.`,
            ...Object.values(personalData.stays).map((what) => `**Fica**: ${what}.`),
            '**Fica**: o que a lei obriga a guardar, se obrigar, e só para isso; e as cópias que outras pessoas fizeram enquanto podiam ver.',
          ],
        },
        'Antes de apagar tudo, se quiser, baixe a sua cópia, na mesma tela. Depois não há como voltar.',
        'O álbum de um grupo pode ser levado por adultos que estão nele, e o grupo inteiro vê quem levou. Em Configurações você fica fora dos próximos; o que é de menores de 18 anos nunca vai.',
      ],
    },
    menores: {
      title: 'Crianças, adolescentes e responsáveis',
      blocks: [
        'A Lei 15.211/2025 (o ECA Digital, em vigor desde 17 de março de 2026) manda, no art. 24, que a conta de quem tem até 16 anos seja ligada à conta de uma pessoa responsável. Por isso perguntamos a data de nascimento a quem entra, e quem tem menos de 16 não abre conta por conta própria.',
        '**Quem cria a conta é a pessoa responsável**, de dentro da sua. Ela já nasce com a proteção mais forte: não aparece para quem não conhece, não vê nem publica nada aberto a todos, não convida, e cada contato novo espera um sim. Quem é responsável vê com quem a criança fala e quantos minutos por dia passa aqui, nunca as palavras. Aos 16 isso acaba, e a conta pode passar para o e-mail dela; aos 18, sem pedir a ninguém.',
        'Publicidade dirigida por perfil, que a lei proíbe para essa idade, aqui não existe para idade nenhuma.',
        'Quem é responsável por uma criança ou adolescente usa por ela todos os direitos desta página. Se alguém publicou uma foto que não devia, [escreva](mail) dizendo qual: pedido sobre criança passa na frente. Vale sempre o que mais protege a criança (LGPD, art. 14).',
      ],
    },
    reclamar: {
      title: 'Se a resposta não bastar',
      blocks: [
        {
          list: [
            'No Brasil: a Autoridade Nacional de Proteção de Dados, a ANPD, em gov.br/anpd (LGPD, art. 18, § 1º), e os órgãos de defesa do consumidor.',
            'Na União Europeia: a autoridade do país onde você mora ou trabalha (GDPR, art. 77).',
            'E a Justiça, sempre.',
          ],
        },
        'Pedimos só que fale com a gente primeiro, porque costuma ser mais rápido. Não é obrigação.',
      ],
    },
  },
} satisfies DocumentWords
