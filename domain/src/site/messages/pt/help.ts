import { exportLimits } from '../../../account/export/export.ts'
import { leavingLimits } from '../../../account/leaving/leaving.ts'
import { auth } from '../../../account/messages/pt/auth.ts'
import { brand } from '../../../brand.ts'
import { join } from '../../../invite/messages/pt/join.ts'
import type { DocumentWords } from '../../../messages/document.ts'
import { day } from '../../../moment.ts'
import { reportLimits } from '../../../report/report.ts'
import { rulingLimits } from '../../../report/ruling.ts'

const { name } = brand

/**
 * Installing, getting in, and what happens to copies. The phones' own words are quoted as they stand in their menus.
 */
export const help = {
  title: 'Ajuda',
  description: `Como pôr a ${name} na tela inicial do iPhone e do Android, entrar com código, recuperar a senha e o que fica quando alguém perde o acesso.`,
  lead: 'O que mais nos perguntam, passo a passo. Se não estiver aqui, escreva para a casa: do outro lado há uma pessoa.',
  sections: {
    iphone: {
      title: 'Pôr na tela do iPhone',
      blocks: [
        `A ${name} não está na App Store: ela vai do Safari direto para a tela inicial, e abre como um aplicativo. Leva um minuto.`,
        {
          steps: [
            {
              text: 'Abra a casa no **Safari** e toque nos **três pontos**, embaixo à direita. Em iPhones com sistema mais antigo, o botão de **Compartilhar** (um quadrado com uma seta para cima) já está na barra: toque nele e pule o passo seguinte.',
              picture: 'safari-bar',
            },
            { text: 'Toque em **Compartilhar**.', picture: 'safari-menu' },
            {
              text: 'Role a lista até **Adicionar à Tela de Início**. Se não aparecer, toque antes em “Ver Mais”.',
              picture: 'safari-share',
            },
            {
              text: 'Deixe ligado **Abrir como App da Web**, se aparecer, e toque em **Adicionar**.',
              picture: 'safari-add',
            },
            {
              text: `Pronto: a ${name} está na tela inicial. Abra por ali e [entre com um código](help#codigo).`,
              picture: 'home-screen',
            },
          ],
        },
      ],
    },
    android: {
      title: 'Pôr na tela do Android',
      blocks: [
        {
          steps: [
            {
              text: 'Abra a casa no **Chrome** e toque nos **três pontos**, em cima à direita.',
              picture: 'chrome-bar',
            },
            { text: 'Toque em **Adicionar à tela inicial**.', picture: 'chrome-menu' },
            { text: 'Toque em **Instalar** e confirme.', picture: 'chrome-install' },
            { text: `A ${name} aparece junto dos outros aplicativos.`, picture: 'home-screen' },
          ],
        },
        'No navegador da Samsung, o caminho é o menu de três riscos, **Adicionar página a** e **Tela inicial**. No Firefox, três pontos e **Instalar**.',
      ],
    },
    avisos: {
      title: 'Por que instalar, e os avisos no iPhone',
      blocks: [
        'Instalada, a casa abre em tela cheia, não se perde entre abas e não esquece que você entrou.',
        `A Apple só deixa um site mandar avisos ao iPhone se ele estiver na tela inicial (a partir do iOS 16.4), e só depois de você permitir. Depois de instalar, abra a casa pela tela inicial, vá em **Avisos** e nas configurações deles, e ligue o celular só no que quer saber na hora. O resto espera você dentro da casa, ou vem num resumo por e-mail.`,
      ],
    },
    codigo: {
      title: 'Entrar com um código de seis números',
      blocks: [
        'No iPhone, o aplicativo instalado não sabe o que você fez no Safari, e um link aberto no e-mail não chega até ele. O código resolve, e serve em qualquer aparelho.',
        {
          steps: [
            {
              text: `Na tela de [entrar](auth), toque em **${auth.code.offer}**, escreva o seu e-mail e toque em **${auth.code.ask}**.`,
            },
            { text: 'Abra o e-mail, decore os seis números (ou copie) e volte.' },
            { text: `Escreva os números e toque em **${auth.signIn.submit}**.`, picture: 'code' },
          ],
        },
        'O código vale 10 minutos e uma vez só. Se pedir outro, o anterior deixa de valer. **Não passe o código a ninguém**: a casa nunca pergunta por ele.',
      ],
    },
    whatsapp: {
      title: 'O link abriu dentro do WhatsApp',
      blocks: [
        'Alguns aplicativos abrem os links numa janelinha deles. Ela mostra o convite, mas não instala a casa, e às vezes esquece que você entrou.',
        {
          steps: [
            {
              text: 'Procure os **três pontos** ou a **bússola** no canto da janela e toque em **Abrir no Safari**, **Abrir no Chrome** ou **Abrir no navegador**.',
              picture: 'inner-browser',
            },
            { text: 'Não achou? Feche a janela, toque e segure o link da mensagem e escolha **Copiar**.' },
            {
              text: `Abra o Safari ou o Chrome, vá até a página [${join.title}](join) e cole o link (ou a mensagem inteira) no campo que está lá.`,
            },
          ],
        },
        'Fique à vontade para abrir o convite quantas vezes precisar: abrir não gasta o lugar. Só entrar gasta.',
      ],
    },
    senha: {
      title: 'Esqueci a senha',
      blocks: [
        {
          steps: [
            { text: `Na tela de [entrar](auth), toque em **${auth.signIn.forgot}** e escreva o seu e-mail.` },
            { text: 'Chega um link, que vale uma hora. Ele pode demorar uns minutos; olhe também no spam.' },
            { text: 'Abra o link e escolha a senha nova.' },
          ],
        },
        'Se só quer entrar agora, o [código](help#codigo) dispensa a senha. Por segurança, a tela responde igual com ou sem conta: se nada chegar, confira se o e-mail é o mesmo do convite, ou [escreva para a casa](mail).',
        '**Perdeu o celular?** Troque a senha assim, de outro aparelho: todos os outros saem da conta, em até uma hora.',
      ],
    },
    acesso: {
      title: 'Quando alguém perde o acesso, o que fica',
      blocks: [
        'Você desfaz uma conexão ou bloqueia alguém, e o que você publicou para essa pessoa deixa de ser dela, inclusive o que é antigo. A promessa inteira:',
        {
          list: [
            '**No servidor, na hora.** A partir daquele instante, todo pedido é recusado, inclusive os das fotos.',
            '**Na tela de quem está com a casa aberta, em até 5 segundos.** A publicação some sem que seja preciso recarregar.',
            brand.operator.runsOn === 'firebase'
              ? '**Comentários já abertos num aplicativo adulterado**, que não obedece à casa: em até uma hora.'
              : '**Comentários já abertos num aplicativo adulterado**, que não obedece à casa: também em até 5 segundos.',
          ],
        },
        'O que nenhuma casa consegue buscar de volta:',
        {
          list: [
            'a captura de tela, a foto salva e o que foi contado em voz alta;',
            'o que está num aparelho sem internet: fica lá até ele se conectar e abrir a casa;',
            'a foto que o navegador acabou de mostrar: ele pode repeti-la por até 10 minutos;',
            'a cópia de uma foto que o aplicativo guarda para quando falta internet: some quando o aparelho fica sabendo que a publicação se foi e, de qualquer forma, em 7 dias;',
            'um e-mail que já saiu: o resumo de quem o recebe leva palavras e fotos, menos o que é de um círculo de onde nada sai por e-mail;',
            'o álbum de um grupo que alguém já levou. O grupo inteiro vê quem levou, e você pode [ficar fora](rights#apagar) dos próximos.',
          ],
        },
        'Por isso a pergunta vem antes, e não depois: leia os nomes, e só então publique.',
      ],
    },
    'so-por-email': {
      title: 'Para quem só lê e-mail',
      blocks: [
        'Quem não quer aplicativo nem senha pode entrar **só por e-mail**: abre o convite uma vez, escolhe “só por e-mail”, confirma o endereço na mensagem que chega, e pronto. A partir daí recebe um resumo por dia ou por semana, com as palavras e as fotos, e responde pelos botões dele.',
        'É uma pessoa da casa como as outras, e os outros veem no perfil dela que lê por e-mail. **Quem tem o e-mail na mão responde em nome dela**: não reencaminhe o resumo. Para entrar um dia no aplicativo, basta [um código](help#codigo).',
      ],
    },
    denunciar: {
      title: 'Denunciar, e responder a uma decisão',
      blocks: [
        `No menu de um perfil, de uma publicação, de um comentário ou de um círculo está **Denunciar**. Você diz o que houve e, quando dá, escolhe quem lê: quem cuida do grupo ou quem cuida da casa. O que envolve menores de idade, ou quem cuida do grupo, vai sempre para quem cuida da casa, e também o que ninguém respondeu em ${reportLimits.circleHours} horas. A pessoa denunciada não fica sabendo quem foi, a não ser que ela mesma cuide da casa: quem cuida da casa lê todas as denúncias, também as que são sobre si, e só não as decide.`,
        `Se uma publicação ou um comentário seu foi tirado, ou a sua conta foi posta em pausa, você lê por quê e pode **responder uma vez**, em até ${rulingLimits.answerMs / day} dias. Outra pessoa que cuida da casa decide; se só há uma, ela espera uma semana antes. Enquanto isso nada se apaga.`,
      ],
    },
    sair: {
      title: 'Levar tudo e sair',
      blocks: [
        {
          steps: [
            {
              text: `Em **Configurações**, abra a mala. Peça a cópia do que é seu e espere o aviso: ela fica ${exportLimits.keptMs / day} dias, e tem um álbum que abre sem internet.`,
            },
            {
              text: `Na mesma tela, escolha sair **em ${leavingLimits.days} dias** ou **agora**. Leia o que some, o que fica e o que acontece com cada círculo seu.`,
            },
            {
              text: `Confirme quem você é. Em ${leavingLimits.days} dias dá para voltar atrás com um toque; agora, não há volta.`,
            },
          ],
        },
        'O que some e o que fica está em [seus direitos](rights#apagar).',
      ],
    },
    apoio: {
      title: 'Apoio por Pix e cartão',
      blocks: [
        'Em **Eu**, **Apoio**, você faz a sua página e vê o que deu e o que chegou. O Pix vai direto de uma conta para a outra: quem manda diz “mandei”, quem recebe confere no banco e diz “chegou”. Se ainda não acharam, veja no banco para que nome e a que hora ele saiu. Para devolver, use só o “devolver” do seu banco.',
        'Quer apoiar todo mês por Pix? Depois de dizer que mandou, peça **Lembrar todo mês**: no dia, um aviso leva você ao código. Nada é pago sozinho, só você sabe do lembrete, e ele para com um toque em **Apoio**.',
        'Assinou com cartão? Em **Apoio**, **O que eu pago**, você cancela quando quiser, e lê até o fim do mês pago.',
      ],
    },
    pessoa: {
      title: 'Falar com uma pessoa',
      blocks: [
        `[Escreva para ${brand.contact}](mail) e conte o que você queria fazer, em que aparelho, e o que apareceu na tela. Nunca mande a sua senha nem o código. Sobre os seus dados, veja [privacidade](privacy) e [seus direitos](rights).`,
      ],
    },
  },
} satisfies DocumentWords

/** What stands in the phones' menus, as their makers wrote it. */
export const phoneMenus = {
  share: 'Compartilhar',
  bookmark: 'Adicionar aos Favoritos',
  copy: 'Copiar',
  toHomeScreen: 'Adicionar à Tela de Início',
  find: 'Buscar na Página',
  add: 'Adicionar',
  asWebApp: 'Abrir como App da Web',
  newTab: 'Nova guia',
  history: 'Histórico',
  downloads: 'Downloads',
  toHomeScreenAndroid: 'Adicionar à tela inicial',
  installApp: 'Instalar app',
  cancel: 'Cancelar',
  install: 'Instalar',
  openInBrowser: 'Abrir no navegador',
  copyLink: 'Copiar link',
  photos: 'Fotos',
  clock: 'Relógio',
  messages: 'Mensagens',
}
