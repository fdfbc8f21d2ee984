import { brand } from '../../../brand.ts'

/** Putting the app among a device's others. The browsers' own words are quoted as they stand in their menus. */
export const install = {
  title: `A ${brand.name} na tela do aparelho`,
  why: 'Com o ícone na tela, ela abre inteira, sem a barra do navegador, e não esquece que você entrou. Sem internet, mostra o que você já viu.',
  shares: 'E aparece quando você compartilha fotos da galeria.',
  offer: `Quer a ${brand.name} na tela do aparelho?`,
  install: 'Instalar',
  how: 'Mostrar como',
  never: 'Não quero',
  later: 'Está em Eu, Configurações, quando você quiser.',
  again: {
    mail: 'No iPhone e no iPad, o aplicativo não sabe que você entrou no navegador: nele, você entra mais uma vez. Peça ali mesmo o código de seis números e tenha o e-mail à mão; o link da mensagem abriria no navegador.',
    guardian:
      'No iPhone e no iPad, o aplicativo não sabe que você entrou no navegador: nele, você entra mais uma vez. Tenha por perto quem responde por você, com o código de nove números.',
  },
  steps: {
    prompt: [],
    'iphone-safari': [
      'Toque nos três pontos, embaixo, e em Compartilhar. Em sistemas mais antigos, Compartilhar (um quadrado com uma seta para cima) já está na barra.',
      'Role a lista até “Adicionar à Tela de Início”. Não está lá? Toque antes em “Ver Mais”.',
      'Deixe ligado “Abrir como App da Web”, se aparecer, e toque em Adicionar.',
      'Abra pelo ícone novo e entre com o código.',
    ],
    'iphone-other': [
      'Toque em Compartilhar (um quadrado com uma seta para cima), ao lado do endereço ou no menu do navegador.',
      `Role a lista até “Adicionar à Tela de Início”. Se ela não tiver isso, abra a ${brand.name} no Safari.`,
      'Deixe ligado “Abrir como App da Web”, se aparecer, e toque em Adicionar.',
      'Abra pelo ícone novo e entre com o código.',
    ],
    inner: [
      'Esta é uma janela de outro aplicativo, que não instala nada. Toque nos três pontos ou na bússola, no canto.',
      'Escolha “Abrir no navegador”, no Safari ou no Chrome.',
      'Lá, volte a esta parte das configurações.',
    ],
    'android-samsung': ['Toque no menu de três riscos.', 'Escolha “Adicionar página a” e “Tela inicial”.'],
    'android-firefox': ['Toque nos três pontos.', 'Escolha “Instalar” ou “Adicionar à tela inicial”.'],
    'android-other': ['Toque nos três pontos do navegador.', 'Escolha “Adicionar à tela inicial” e “Instalar”.'],
    'mac-safari': ['No menu Arquivo, escolha “Adicionar ao Dock”.'],
    'desktop-firefox': [
      'O Firefox do computador nem sempre instala aplicativos. Se houver “Adicionar à barra de tarefas” ao lado do endereço, é por ali; senão, o Chrome, o Edge e o Safari instalam.',
    ],
    'desktop-other': [
      'Procure o ícone de instalar no fim da barra do endereço. Não está lá? Abra o menu do navegador e escolha “Instalar”.',
    ],
  },
}
