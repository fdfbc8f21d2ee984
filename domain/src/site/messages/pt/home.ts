import { brand } from '../../../brand.ts'

/** The home page: one strong idea per section. */
export const home = {
  title: `${brand.name}: a rede da sua família e dos seus amigos`,
  description:
    'Uma rede social pequena, para família e amigos. Só entra quem alguém de dentro convidou. Sem anúncio, em ordem de hora.',
  hero: {
    title: 'Quem é de casa entra',
    lead: 'A rede da sua família e dos seus amigos. Só entra quem alguém daqui convidou. Sem anúncio, em ordem de hora.',
    invite: 'Tenho um convite',
    request: 'Pedir um convite',
    picture:
      'Uma varanda com parede de cobogó. Na porta iluminada, gente de várias idades em volta de um bolo. Um cachorro caramelo dorme no chão.',
  },
  why: {
    title: 'Família não é público. É gente com nome.',
    text: `O grupo do celular virou corrente e bom‑dia. A rede grande mostra o seu neto entre dois anúncios. A ${brand.name} é o meio do caminho: todo mundo se conhece, a conversa espera por você e ninguém está vendendo nada.`,
    promises: {
      estranho: { term: 'Nenhum estranho', text: 'Cada pessoa entrou pelas mãos de alguém que já estava dentro.' },
      anuncio: { term: 'Nenhum anúncio', text: 'Nem agora, nem depois, nem disfarçado de publicação.' },
      espiao: {
        term: 'Nenhum espião',
        text: 'Não seguimos você pela internet. Tempo, só se conta o das crianças, para quem responde por elas.',
      },
    },
  },
  audience: {
    heading: 'Você lê os nomes antes de publicar',
    names: ['Ana', 'Beto', 'Dona Cida', 'Caio', 'Nina', 'Tia Lúcia'],
    and: 'e',
    see: 'veem isto.',
    left: 'Rafa',
    not: 'não.',
    text: 'Antes de publicar, você lê os nomes. Se alguém não deve ver, você tira. Quanto mais aberto o bloco, mais gente vê:',
    levels: {
      eu: 'Só eu',
      pessoas: 'Algumas pessoas',
      circulo: 'Um círculo',
      conhecidos: 'Quem eu conheço',
      porta: 'Porta aberta',
    },
  },
  features: {
    title: 'O que mais cabe aqui',
    all: 'Ver as nove coisas',
    list: {
      circulos: {
        term: 'Círculos e grupos',
        text: 'Cada roda tem seu combinado por escrito: quem chega vê tudo, o último mês ou só dali em diante.',
      },
      automacoes: {
        term: 'Automações que se leem',
        text: '“Quando eu publico com #horta, mostre também aos vizinhos.” Dá para experimentar antes de ligar.',
      },
      avisos: {
        term: 'Poucos avisos',
        text: 'Um por acontecimento, no resumo se você preferir, e silêncio enquanto você dorme.',
      },
      apoio: { term: 'Apoio e vaquinha', text: 'O Pix vai direto para quem recebe. A casa não cobra taxa.' },
      criancas: {
        term: 'Criança pela mão',
        text: 'Antes dos 16, só junto de alguém responsável, e contato novo espera um sim.',
      },
      levar: { term: 'A mala sempre pronta', text: 'Baixe tudo o que trouxe e vá embora no dia em que quiser.' },
    },
  },
  uses: {
    title: 'Para que foi pensada',
    begin: 'Pensada para',
    and: 'e',
    list: {
      brincar: 'combinar a tarde das crianças',
      bairro: 'contar que o pão saiu',
      criancas: 'cuidar de quem é pequeno',
      escola: 'juntar a escola',
      familia: 'reunir a família',
    },
  },
  seats: {
    title: 'Cinco lugares, nem um a mais',
    text: 'Quem entra ganha um convite com cinco lugares. Chame até cinco pessoas que você quer por perto. Ou nenhuma: o lugar espera.',
    places: [
      { who: 'Caio', what: 'entrou ontem' },
      { who: 'Paula', what: 'veio na própria cadeira' },
      { who: 'Livre', what: 'a tia Lúcia ia gostar' },
      { who: 'Livre', what: 'falta chamar' },
      { who: 'Livre', what: 'a melhor vista' },
    ],
  },
  street: {
    title: 'Lá fora, aparece quem paga',
    posters: [
      { small: 'Só hoje', big: 'Últimas 3 unidades' },
      { small: 'Sugerido para você', big: 'Estranho reage a estranho' },
      { small: 'Porque você parou 2 segundos', big: 'Mais vídeos como este' },
      { small: 'Patrocinado', big: 'Compre agora' },
    ],
    text: 'A foto da sua sobrinha, de terça, apareceu no domingo.',
  },
  porch: {
    title: 'Aqui dentro, é a ordem da hora',
    posts: [
      { time: '16h40', who: 'Tia Lúcia', what: 'achou o caderno de receitas' },
      { time: '12h55', who: 'Beto', what: 'contou do almoço' },
      { time: '12h10', who: 'Nina', what: 'deu nome ao cachorro' },
      { time: '8h05', who: 'Dona Cida', what: 'perguntou quem leva o gelo' },
    ],
    end: 'Você viu tudo. Até mais tarde.',
  },
  night: {
    title: 'A luz está acesa',
    text: 'Se alguém mandou um link, é só abrir. Se não, conte para a gente quem você quer por perto: uma pessoa lê e responde em 3 a 5 dias úteis.',
    request: 'Pedir um convite',
    invite: 'Tenho um convite',
  },
}
