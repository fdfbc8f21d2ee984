import { cookieRows } from '../../../account/browser-data.ts'
import { leavingLimits } from '../../../account/leaving/leaving.ts'
import { consent } from '../../../account/messages/pt/consent.ts'
import { personalData } from '../../../account/messages/pt/personal-data.ts'
import { dataRows } from '../../../account/personal-data/told.ts'
import { brand } from '../../../brand.ts'
import type { DocumentWords } from '../../../messages/document.ts'

const { name, operator } = brand

/**
 * What the instance keeps, why, where, how long, and who can see it. Every sentence is true of the code; keep it so.
 */
export const privacy = {
  title: 'O que a casa sabe de você',
  description: `Quais dados a ${name} guarda, para quê, onde, por quanto tempo e quem pode ver. Em linguagem simples, com tudo.`,
  lead: 'Guardamos o que você nos dá para a casa funcionar, e mais nada. Não há anúncio, não vendemos dados e ninguém segue você pela internet.',
  sections: {
    resumo: {
      title: 'Em um minuto',
      blocks: [
        {
          list: [
            'O que você publica é visto por quem você escolheu. Os nomes aparecem antes de publicar.',
            'Das suas fotos sai o que veio escondido nelas: o lugar, a câmera, a data do arquivo.',
            'Não há rastreador. Medir visitas só com o seu sim, e só se a casa ligar essa medição.',
            'Quem cuida da máquina da casa consegue ler o disco dela. A [seção sobre isso](privacy#onde) explica.',
            'O que é seu, você vê, corrige, leva e apaga nas Configurações, sem pedir a ninguém. Em [seus direitos](rights) está como, e o prazo quando a tela não basta.',
          ],
        },
      ],
    },
    quem: {
      title: 'Quem responde pelos seus dados',
      blocks: [
        `Quem cuida desta casa é **{operator}** ({country}). É quem decide o que se faz com os dados, o que a lei chama de controlador. Para qualquer assunto sobre eles escreva para [${brand.contact}](mail): quem responde nesse endereço é também a pessoa encarregada de que fala a LGPD (art. 41).`,
        `${name} também é um programa que outras pessoas podem instalar na própria máquina. Cada casa tem quem cuide dela e responde só por si: esta página vale para esta.`,
      ],
    },
    dados: {
      title: 'O que guardamos e para quê',
      blocks: [
        {
          table: {
            caption: 'Dados que a casa guarda',
            head: ['O quê', 'Para quê', 'Até quando'],
            rows: dataRows(personalData),
          },
        },
        'Fotos são refeitas ao chegar: guardamos os pontos da imagem, nunca o que veio junto no arquivo. Foto enviada que não entra em nenhuma publicação some pouco mais de um dia depois.',
        'Não guardamos quanto tempo você ficou, o que leu nem onde estava, com uma exceção: das contas aos cuidados de alguém responsável, os minutos de cada dia, que essa pessoa vê por duas semanas. O programa da casa não mantém um diário de visitas e tira e-mails e senhas das mensagens de erro antes de guardá-las.',
        'Sem e-mail, senha, nome e data de nascimento não dá para abrir uma conta. O resto você dá se quiser.',
        '**A base na lei.** Quase tudo é o que precisamos para cumprir o que combinamos com você nos [termos](terms) (LGPD, art. 7º, V; GDPR, art. 6º, 1, b). A data de nascimento, também por obrigação legal (art. 7º, II; art. 6º, 1, c). Os limites contra abuso, por interesse legítimo em manter a casa segura (art. 7º, IX; art. 6º, 1, f). Medir visitas, só com consentimento (art. 7º, I; art. 6º, 1, a).',
      ],
    },
    'quem-ve': {
      title: 'Quem pode ver',
      blocks: [
        {
          list: [
            '**Publicações, fotos e comentários**: as pessoas da lista que você leu antes de publicar. O servidor confere a cada pedido, também para as fotos.',
            '**Seu nome, seu retrato e a frase sobre você**: quem mora na casa e não está separado de você por um bloqueio.',
            '**Quem abre o seu convite**: vê o seu nome, o seu retrato e quantos lugares sobram. Nada mais.',
            '**Quem cuida de um grupo**: vê o que alguém de lá denunciou e deixou para quem cuida do grupo, sem saber quem denunciou. O que envolve menores de idade, ou quem cuida do grupo, vai só a quem administra a casa.',
            '**Quem administra a casa**: vê o que alguém denunciou, como foi denunciado. Numa emergência pode abrir uma outra publicação; o motivo fica escrito, e quem publicou é avisado na hora.',
            '**O mapa da casa**, que só quem administra abre: nome, por quem e quando cada pessoa adulta chegou, lugares dados e quem conhece quem. Na sua conta, em Configurações, você escolhe não aparecer; menores de 18 anos nunca aparecem.',
            '**Quem cuida da máquina**: consegue ler o disco. Veja a seção seguinte.',
          ],
        },
        'Se a Justiça mandar entregar alguma coisa, quem cuida da casa obedece ao que a ordem pede, e avisa você quando a lei permite.',
      ],
    },
    onde: {
      title: 'Onde os dados ficam',
      blocks: [
        operator.runsOn === 'firebase'
          ? 'Esta casa mora no **Firebase**, um serviço do Google: contas, banco de dados, fotos e funções ficam em centros de dados dele, na região que quem cuida da casa escolheu. O Google trata os dados a pedido da casa, e mantém os próprios registros de acesso.'
          : `Esta casa mora **numa máquina de quem cuida dela** ({operator}). O banco de dados é um arquivo e as fotos são outros, todos na mesma pasta, que só o programa e quem administra a máquina abrem.`,
        '**Dizemos com todas as letras: quem cuida da máquina pode ler o disco dela.** As publicações não são cifradas de ponta a ponta. Confie os seus dados a uma casa como confiaria a chave da sua: a alguém que você conhece.',
        'Entre o seu aparelho e a casa a conversa vai cifrada quando o endereço começa com https.',
      ],
    },
    empresas: {
      title: 'Empresas que ajudam',
      blocks: [
        'Sozinho, o programa não manda dados a ninguém. Só entra outra empresa se quem cuida da casa, ou você, ligar uma destas coisas:',
        {
          list: [
            '**Servidor de e-mail**: recebe o seu endereço e a mensagem a entregar. O resumo, que só vai a quem o liga, leva palavras e fotos do que essa pessoa lê na casa, ou só os nomes, se ela preferir. O que está num círculo de onde nada sai por e-mail não vai.',
            '**Entrar com o Google**: só se a casa oferece e você aperta o botão. O Google fica sabendo que você entrou aqui.',
            '**Firebase**: só se a casa mora lá, como diz a seção anterior.',
            '**Avisos no celular**: só nos aparelhos em que você liga. Passam pelo serviço do seu navegador, da Google, da Apple, da Mozilla ou da Microsoft, fechados à chave: ele vê o aparelho, a casa, a hora e a pressa, e não lê as palavras.',
            '**Medição de visitas** (Google Analytics): só se a casa liga, e só depois do seu sim.',
          ],
        },
        operator.processors.length === 0
          ? '{companies}'
          : {
              table: {
                caption: 'Empresas que tratam dados para esta casa',
                head: ['Quem', 'Onde', 'O que faz'],
                rows: operator.processors.map((one) => [one.name, one.country.pt, one.does.pt]),
              },
            },
        'Se uma delas fica em outro país, os dados vão para lá nas condições que a LGPD (art. 33) e o GDPR (capítulo V) exigem.',
      ],
    },
    cookies: {
      title: 'Cookies e o que fica no seu aparelho',
      blocks: [
        'Seis são desta casa e para ela funcionar. Os outros dois só existem em casas que [medem visitas](privacy#estatisticas). Nenhum segue você em outros sites.',
        {
          table: {
            caption: 'Cookies',
            head: ['Nome', 'Para que serve', 'Dura'],
            rows: cookieRows(personalData.cookies),
          },
        },
        'O navegador também guarda, no seu aparelho: a sua entrada, a preferência de claro ou escuro, o convite aberto (só naquela aba), a publicação que espera internet e, se você marcou “Lembrar de mim neste aparelho”, o que já foi lido. O próprio programa também fica guardado, sem dado nenhum seu, para abrir sem sinal. Ao sair da conta, o que foi lido e a entrada se apagam; as publicações por enviar também, depois de perguntar.',
      ],
    },
    estatisticas: {
      title: 'Medir visitas, só com o seu sim',
      blocks: [
        'Antes do seu sim não há medição nenhuma: nenhum pedido a outro site e nenhum cookie dele. Se a casa não ligou a medição, nem a pergunta aparece. Se o seu navegador já diz não por você (Do Not Track ou Global Privacy Control), ninguém pergunta.',
        `Com o sim, o Google Analytics fica sabendo qual página pública foi vista, pelo nome dela e não pelo endereço, e o que todo site fica sabendo: o endereço de rede e o tipo de aparelho. Nada do que acontece dentro da casa. Dizer não é tão fácil quanto dizer sim, e nada depende disso. Para voltar atrás, toque em “${consent.button}”, no fim de qualquer página pública; veja [consentimento](rights#consentimento).`,
      ],
    },
    apagar: {
      title: 'Apagar de verdade',
      blocks: [
        'O que é apagado sai da casa na hora. Nas cópias de segurança, some em **até 35 dias**, porque quem cuida da casa não guarda cópia mais velha que isso. Se uma cópia precisar voltar antes, o que foi apagado é apagado de novo.',
        `Publicações, comentários, conexões e a conta inteira, você apaga por conta própria: a conta, na hora ou em ${leavingLimits.days} dias, com tempo de voltar atrás. Veja [como, e o que fica](rights#apagar).`,
        'O que alguém denunciou fica selado até a denúncia ser respondida, mesmo que quem publicou apague ou saia; depois some também.',
        'Cópias que outras pessoas fizeram enquanto podiam ver ficam com elas. A [ajuda](help#acesso) conta quais são.',
      ],
    },
    seguranca: {
      title: 'Se algo der errado',
      blocks: [
        'Se dados seus vazarem de um modo que possa trazer risco ou dano, quem cuida da casa avisa você e a autoridade (LGPD, art. 48; GDPR, arts. 33 e 34). Se você descobrir uma falha, conte antes [à casa](mail); vamos agradecer e consertar.',
      ],
    },
    mudancas: {
      title: 'Quando esta página muda',
      blocks: [
        'A data lá em cima diz quando foi a última vez. Antes de uma mudança que afete você, quem cuida da casa avisa por e-mail.',
      ],
    },
  },
} satisfies DocumentWords
