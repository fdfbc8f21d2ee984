import { fileURLToPath } from 'node:url'
import type { MediaSize, Photo } from '@varanda/domain/post/media'

/** What the server measures of a photo (pixels of the large size), and what the photo says to who cannot see it. */
type Picture = Pick<Photo, 'width' | 'height' | 'thumbhash'> & { alt: { pt: string; en: string } }

/** The photographs of the demo family, painted by us; `seed/photos/{name}` holds their files. */
export const pictures = {
  'porch/tarde': {
    width: 1600,
    height: 1200,
    thumbhash: 'oEkKDYZ4eXd5eYiCdwd3hwFDaUb3',
    alt: {
      pt: 'Varanda no fim da tarde: a luz passa pelo cobogó e desenha folhas no piso vermelho; banco e vaso.',
      en: 'Porch in late afternoon: light through the pierced wall draws leaves on the red floor; bench and plant.',
    },
  },
  'porch/manha': {
    width: 1200,
    height: 1600,
    thumbhash: 'YzgKJQZneHl4CIgId4ineHiAewfY',
    alt: {
      pt: 'Manhã na varanda: parede caiada, sol pelos furos redondos do cobogó e um chapéu esquecido no banco.',
      en: 'Morning on the porch: whitewashed wall, sun through round holes, a straw hat left on the bench.',
    },
  },
  'porch/sombra': {
    width: 1600,
    height: 900,
    thumbhash: 'YWkGDIRWiIiPiYhVaWESj1XxpA==',
    alt: {
      pt: 'O cobogó pinta de losangos de sol a parede rosa da varanda; duas canecas esperam no banco.',
      en: 'The pierced wall paints sun diamonds on the pink porch wall; two mugs wait on the bench.',
    },
  },
  'porch/azul': {
    width: 1600,
    height: 1600,
    thumbhash: 'YzkKJwiHeYd+eXiHdgh4R5iHdUb3h4AP',
    alt: {
      pt: 'Canto da varanda com a luz do cobogó espalhada em folhinhas pelo chão até o vaso de samambaia.',
      en: 'A corner of the porch, the light scattered in little leaves across the floor up to the plant.',
    },
  },
  'sea/meio-dia': {
    width: 1600,
    height: 1200,
    thumbhash: '7NcFPYpzmJhIc5h/m5eYknhwiAN2',
    alt: {
      pt: 'Dia de praia: três pessoas de costas debaixo do guarda-sol listrado, olhando o mar azul.',
      en: 'Beach day: three people from behind under a striped beach umbrella, looking at the blue sea.',
    },
  },
  'sea/tarde': {
    width: 1600,
    height: 900,
    thumbhash: '5xgGNIo3j+aacqqcaW13cIkHmA==',
    alt: {
      pt: 'Fim de tarde dourado na praia: duas pessoas de costas na areia e o sol fazendo caminho na água.',
      en: 'Golden late afternoon at the beach: two people from behind, the sun making a path on the water.',
    },
  },
  'sea/por-do-sol': {
    width: 1600,
    height: 1600,
    thumbhash: '21cGDwJat3ijZ4hym4WWCXeopyQKb8wD',
    alt: {
      pt: 'Sol se pondo atrás do morro, o céu cor de goiaba e o mar roxo com brilho de ouro.',
      en: 'The sun going down by the hill, a guava sky and a purple sea with golden light.',
    },
  },
  'sea/jangada': {
    width: 1200,
    height: 1600,
    thumbhash: '6LcJLQqVZWOJ93e3aJm2mXiAfAf3',
    alt: {
      pt: 'Jangada de vela amarela no mar claro, vista da areia por baixo do coqueiro.',
      en: 'A raft with a yellow sail on a clear sea, seen from the sand under a palm tree.',
    },
  },
  'cake/fuba': {
    width: 1600,
    height: 1200,
    thumbhash: 'J2kGDYJoRneAiIiEiHlndgZ1hKv2',
    alt: {
      pt: 'Bolo de fubá com um pedaço cortado sobre toalha xadrez vermelha, com café na caneca esmaltada.',
      en: 'Cornmeal ring cake with a slice cut, on a red checkered cloth, with coffee in an enamel mug.',
    },
  },
  'cake/janela': {
    width: 1600,
    height: 1600,
    thumbhash: 'XVkKFwI4eohxZ4eAfLiJiFaJRwvJ5nUP',
    alt: {
      pt: 'Bolo com cobertura de açúcar na luz da janela, bule azul e duas canecas sobre a mesa de madeira.',
      en: 'Sugar-glazed cake in the light from a window, a blue coffee pot and two mugs on a wooden table.',
    },
  },
  'cake/chocolate': {
    width: 1200,
    height: 1600,
    thumbhash: 'ZOcFFQSXJZB3SHbIaHZ3aBl2oHAG',
    alt: {
      pt: 'Bolo de cenoura com calda de chocolate, já faltando um pedaço, e um prato com a fatia na frente.',
      en: 'Carrot cake with chocolate frosting, one piece already gone, a plate with the slice in front.',
    },
  },
  'cake/pao': {
    width: 1600,
    height: 1200,
    thumbhash: 'oFkKDYJWZnmQiHd0inlYaX1AhJ/n',
    alt: {
      pt: 'Prato de pães de queijo quentes e duas canecas de café sobre a mesa de madeira.',
      en: 'A plate of warm cheese rolls and two mugs of coffee on a wooden table.',
    },
  },
  'dog/piso': {
    width: 1600,
    height: 1200,
    thumbhash: 'WlkGNZAqaHaJiIhwe5hmg3iAcQgn',
    alt: {
      pt: 'A cachorra caramelo dorme no piso vermelho da varanda, com folhinhas de sol em volta.',
      en: 'The caramel dog asleep on the red porch floor, little leaves of sun around her.',
    },
  },
  'dog/capacho': {
    width: 1600,
    height: 1600,
    thumbhash: '4ykKHwj4V3d1jIWJeVaHmGeIh49H6HAE',
    alt: {
      pt: 'A Farofa dormindo no capacho da porta, de guarda de um tênis que não é dela.',
      en: 'The dog asleep on the doormat, guarding a sneaker that is not hers.',
    },
  },
  'dog/noite': {
    width: 1600,
    height: 900,
    thumbhash: 'GFkKPIYHl3eFhop6d3cHg3gBaA==',
    alt: {
      pt: 'De noite, a cachorra dorme na fatia de luz amarela que vem da porta da cozinha.',
      en: 'At night, the dog sleeps in the slice of yellow light from the kitchen door.',
    },
  },
  'mountains/serra': {
    width: 1600,
    height: 900,
    thumbhash: '5acRNIJ4eHePiIeFeHaIcIbGCA==',
    alt: {
      pt: 'Serra verde com nuvens brancas e uma casinha caiada no vale.',
      en: 'Green mountains with white clouds and a small whitewashed house in the valley.',
    },
  },
  'mountains/amanhecer': {
    width: 1600,
    height: 1200,
    thumbhash: 'pCcOHYZ4d3d/d3eCiHiIdniOgPgY',
    alt: {
      pt: 'Amanhecer na serra: morros em camadas, neblina cor-de-rosa nos vales e o sol nascendo.',
      en: 'Dawn in the hills: layered ridges, pink mist in the valleys and the sun coming up.',
    },
  },
  'mountains/estrada': {
    width: 1200,
    height: 1600,
    thumbhash: 'XjgOLQh4eI+HSIdoh3SniJh5cPeH',
    alt: {
      pt: 'Estrada vazia ao amanhecer vista do para-brisa, o céu cor de goiaba e os morros ao longe.',
      en: 'An empty road at daybreak through the windshield, a guava sky and hills far away.',
    },
  },
  'mountains/chuva': {
    width: 1600,
    height: 1200,
    thumbhash: 'otcJDYJ6d3efeHhxiHeHdW6Q9WH2',
    alt: {
      pt: 'Chuva chegando do outro lado do rio: nuvem escura, faixa de água e um barco amarrado.',
      en: 'Rain coming from across the river: dark cloud, sheets of water and a moored boat.',
    },
  },
  'lunch/feijoada': {
    width: 1600,
    height: 1200,
    thumbhash: '3lkKFYLfJlN6eYZ8hHl4U8kZv9bQ',
    alt: {
      pt: 'Mesa de feijoada vista de cima: panela de barro, arroz, farofa, couve e laranja em rodelas.',
      en: 'Feijoada table from above: clay pot, rice, toasted cassava flour, greens and orange slices.',
    },
  },
  'lunch/prato': {
    width: 1600,
    height: 1600,
    thumbhash: '8SgGDwLGdalEc5hOgFmGWsir3f3t2M4P',
    alt: {
      pt: 'Prato feito de domingo visto de cima, sobre toalha florida: arroz, feijão, farofa, couve e laranja.',
      en: 'A Sunday plate from above on a flowered cloth: rice, beans, cassava flour, greens and orange.',
    },
  },
  'lunch/mesa': {
    width: 1200,
    height: 1600,
    thumbhash: 'bQgKFQTIaHqG+Fd3eIVpl1l0cEQH',
    alt: {
      pt: 'Almoço de família visto de cima: vários pratos servidos, travessas no meio e mãos chegando.',
      en: 'Family lunch from above: served plates, dishes in the middle and hands reaching in.',
    },
  },
  'lunch/travessas': {
    width: 1600,
    height: 900,
    thumbhash: 'XzkGHIgQ7lePdmq2SoXAiAp62A==',
    alt: {
      pt: 'Travessas na mesa de madeira vistas de cima: salada de couve, arroz, farofa e copos de suco.',
      en: 'Serving dishes on a wooden table from above: greens, rice, cassava flour and glasses of juice.',
    },
  },
  'bonfire/fogueira': {
    width: 1600,
    height: 1200,
    thumbhash: '0jcGLYg3iWeCeXiFd5hXgEeAeQSX',
    alt: {
      pt: 'Noite de arraiá: fogueira alta no quintal, bandeirinhas coloridas e gente de costas em volta.',
      en: 'June festival night: a tall bonfire in the yard, colored paper flags and people from behind.',
    },
  },
  'bonfire/bandeirinhas': {
    width: 1200,
    height: 1600,
    thumbhash: '2TcGLQQXh4drB8cXN4ZZd2eAeQGY',
    alt: {
      pt: 'Fileiras de bandeirinhas de papel e lâmpadas sobre o quintal no começo da noite.',
      en: 'Rows of little paper flags and light bulbs above the yard at nightfall.',
    },
  },
  'bonfire/quadrilha': {
    width: 1600,
    height: 900,
    thumbhash: 'WUgGPIaHeXlweHeEeJWXcFgJeQ==',
    alt: {
      pt: 'A quadrilha dança debaixo das bandeirinhas: vestidos de chita e chapéus de palha, todos de costas.',
      en: 'The square dance under paper flags: calico dresses and straw hats, all seen from behind.',
    },
  },
  'football/pelada': {
    width: 1600,
    height: 900,
    thumbhash: 'oWkGJIR3iId/h3d5h3Z3cIQIhw==',
    alt: {
      pt: 'Pelada no campo de terra no fim do dia: dois times correm atrás da bola, sombras compridas.',
      en: 'A pickup game on a dirt field at dusk: two teams run after the ball, long shadows.',
    },
  },
  'football/torcida': {
    width: 1600,
    height: 1200,
    thumbhash: '5SgKPZB4WIaPeIiKd4eIdIiAgghY',
    alt: {
      pt: 'Torcida de costas na beira do campo, braços para cima, o time correndo lá na frente.',
      en: 'Fans from behind at the edge of the field, arms up, the team running in front.',
    },
  },
  'football/taca': {
    width: 1200,
    height: 1600,
    thumbhash: 'pggGNQhpZo93hnd4h4FZmFiEgEQI',
    alt: {
      pt: 'A taça do campeonato na janela, em cima de um paninho de crochê, com o campo lá fora.',
      en: 'The cup on the windowsill on a crocheted doily, with the field outside.',
    },
  },
  'garden/mangueira': {
    width: 1600,
    height: 1200,
    thumbhash: '38gFNYb2mJh8aYiIdtZ3f3eAVSkH',
    alt: {
      pt: 'Quintal com a mangueira carregada, escada encostada no tronco e cesto cheio de mangas.',
      en: 'Backyard with a loaded mango tree, a ladder against the trunk and a basket full of mangoes.',
    },
  },
  'garden/colheita': {
    width: 1200,
    height: 1600,
    thumbhash: 'H8kFHQaWupV4CHpWOY2llniQejQJ',
    alt: {
      pt: 'Alguém de costas na escada colhe manga no meio das folhas, com o cesto no chão.',
      en: 'Someone from behind on the ladder picks mangoes among the leaves, the basket on the ground.',
    },
  },
  'garden/cesto': {
    width: 1600,
    height: 1600,
    thumbhash: 'nxkGJxCLiXiFmXd0ifdmx3iFlAd4d4AH',
    alt: {
      pt: 'Mangas maduras num cesto trançado em cima da mesa do quintal, com folhas por cima.',
      en: 'Ripe mangoes in a woven basket on the garden table, leaves on top.',
    },
  },
  'hammock/branca': {
    width: 1600,
    height: 900,
    thumbhash: 'o8gJLIYIiKiJhYeBiXKogHdnCA==',
    alt: {
      pt: 'Rede branca com franja de crochê armada entre duas árvores, na sombra salpicada de sol.',
      en: 'A white hammock with a crocheted fringe between two trees, in shade dappled with sun.',
    },
  },
  'hammock/azul': {
    width: 1600,
    height: 1600,
    thumbhash: 'orgJJwYoiJiJd3eAehhnOJiEiwuYmHYA',
    alt: {
      pt: 'Alguém cochila na rede listrada de azul: só aparece o chapéu de palha.',
      en: 'Someone naps in a blue striped hammock: only the straw hat can be seen.',
    },
  },
  'snacks/pastel': {
    width: 1600,
    height: 1200,
    thumbhash: 'K0oGDYJ5V1RymYeXZnmHgFx/4PEm',
    alt: {
      pt: 'Pastéis de feira dourados e cheios de bolhas, com copo de caldo de cana na mesa xadrez.',
      en: 'Golden, blistered market pastries with a glass of sugarcane juice on a checkered tablecloth.',
    },
  },
  'snacks/pamonha': {
    width: 1600,
    height: 1600,
    thumbhash: '3lkGDwZZd3Zld4aQiTl4aHZ3ZwiZp4YP',
    alt: {
      pt: 'Pamonhas quentes embrulhadas na palha, umas de fita vermelha e outras de fita azul.',
      en: 'Hot pamonhas wrapped in corn husks, some tied with red ribbon and some with blue.',
    },
  },
  'snacks/milho': {
    width: 1200,
    height: 1600,
    thumbhash: 'pfgFFQR5V4J5B3eYZ4WohyiIcKBJ',
    alt: {
      pt: 'Espigas de milho assadas, ainda na palha, num prato esmaltado sobre toalha verde.',
      en: 'Roasted ears of corn, still in their husks, on an enamel plate over a green cloth.',
    },
  },
  'kitchen/fogao': {
    width: 1200,
    height: 1600,
    thumbhash: 'KSkGLQb3Z4x1SUeop3h4mLedj4n5',
    alt: {
      pt: 'A avó de costas no fogão, o laço do avental torto e a panela soltando fumaça.',
      en: 'Grandmother from behind at the stove, her apron bow crooked and the pot steaming.',
    },
  },
  'kitchen/domingo': {
    width: 1600,
    height: 1200,
    thumbhash: '6CgGFYi6o7p/h2lWpsV4mW5wjQSI',
    alt: {
      pt: 'Cozinha na manhã de domingo: panelas no fogão, vidros na prateleira e a avó mexendo o doce.',
      en: 'Sunday morning kitchen: pots on the stove, jars on the shelf, grandmother stirring something sweet.',
    },
  },
  'kitchen/noite': {
    width: 1600,
    height: 1600,
    thumbhash: '5CcKLwbHWXhxdoiAdYenl4eHdwiXWIAL',
    alt: {
      pt: 'Noite na cozinha: a avó de costas mexe o feijão debaixo da lâmpada amarela.',
      en: 'Night in the kitchen: grandmother from behind stirs the beans under the yellow lamp.',
    },
  },
  'recipes/caderno': {
    width: 1600,
    height: 1200,
    thumbhash: 'ZUkKDYQ3R2eEiHhwe3p4dot/rPrm',
    alt: {
      pt: 'Caderno de receitas antigo aberto na mesa, letra à mão, mancha de manteiga e uma caneca de café.',
      en: 'An old recipe notebook open on the table: handwriting, a butter stain and a mug of coffee.',
    },
  },
  'recipes/ingredientes': {
    width: 1200,
    height: 1600,
    thumbhash: 'ZvgJDQJYWHOIB5imaGd3mA2ZsKA2',
    alt: {
      pt: 'Caderno azul de receitas, ovos, tigela com fubá e pano de prato listrado sobre a toalha xadrez.',
      en: 'Blue recipe notebook, eggs, a bowl of cornmeal and a striped cloth on a checkered tablecloth.',
    },
  },
  'recipes/massa': {
    width: 1600,
    height: 1600,
    thumbhash: 'm3kGDwZZViWpiHaDigaXB1ZFJhcGZnAM',
    alt: {
      pt: 'Duas mãos sovando a massa do pão na mesa enfarinhada, na luz da janela.',
      en: 'Two hands kneading bread dough on a floured table in window light.',
    },
  },
  'recipes/mao-na-massa': {
    width: 1600,
    height: 1200,
    thumbhash: 'pecFFYamlTaPhINwiop5kAVncNYG',
    alt: {
      pt: 'Mãos abrem a massa sobre toalha xadrez azul, com farinha espalhada e ovos ao lado.',
      en: 'Hands working dough on a blue checkered cloth, flour all over and eggs beside.',
    },
  },
  'street/feira': {
    width: 1600,
    height: 1200,
    thumbhash: '5jgKJYaZd3iPd4iJh4iHd2pgciYG',
    alt: {
      pt: 'Barraca de feira com toldo listrado, caixotes de laranja, manga, maçã e uva, e cachos de banana.',
      en: 'A street market stall with a striped awning, crates of oranges, mangoes, apples and grapes.',
    },
  },
  'street/freguesa': {
    width: 1600,
    height: 1600,
    thumbhash: 'ZwgGJwbJt4mad3WPdomHqYhqdkYJdoEA',
    alt: {
      pt: 'Feira livre: gente de costas escolhe frutas na barraca de toldo verde.',
      en: 'Open-air market: people from behind choosing fruit at a stall with a green awning.',
    },
  },
  'street/onibus': {
    width: 1600,
    height: 900,
    thumbhash: '3ScKLIZXZ3eIh3dwiYpKd6BkBw==',
    alt: {
      pt: 'Ônibus 312 na chuva, janelas acesas, e uma cachorra caramelo sentada entre os passageiros.',
      en: 'Bus 312 in the rain, windows lit, a caramel dog sitting among the passengers.',
    },
  },
  'street/ponto': {
    width: 1200,
    height: 1600,
    thumbhash: 'ngcGHQJ8ZmWGF5RYea/Il1xk0ABE',
    alt: {
      pt: 'Gente de costas com guarda-chuvas coloridos esperando o ônibus que chega na chuva.',
      en: 'People from behind with bright umbrellas waiting for the bus that comes in the rain.',
    },
  },
  'street/telhado': {
    width: 1600,
    height: 1200,
    thumbhash: 'pwgGLYaslIefeGV8p8eGZUVXYBcF',
    alt: {
      pt: 'Rua de casas coloridas com telhado de barro e uma árvore florida na calçada.',
      en: 'A street of colorful houses with clay roofs and a tree in bloom on the sidewalk.',
    },
  },
  'windows/vestido': {
    width: 1200,
    height: 1600,
    thumbhash: '7CgGFQRla61oN4jGaGCYiJgwSzv0',
    alt: {
      pt: 'Vestido de noiva no cabide ao lado da janela, faixa amarela e renda na barra, luz da manhã.',
      en: 'A wedding dress on a hanger by the window, yellow sash and lace hem, morning light.',
    },
  },
  'windows/prova': {
    width: 1600,
    height: 1200,
    thumbhash: 'Z/gJJYpXeZefiHiTaaZ3Y3eAbAa4',
    alt: {
      pt: 'Ateliê de costura: vestido branco no cabide, máquina, linhas coloridas e fita métrica.',
      en: 'Sewing room: a white dress on a hanger, sewing machine, colored thread and a tape measure.',
    },
  },
  'windows/mudas': {
    width: 1600,
    height: 1200,
    thumbhash: '6NgJJYZ5l5eJd4d8d2aXgMiAiQv4',
    alt: {
      pt: 'Mudas de feijão em latas e potinhos com nome, enfileiradas no parapeito da janela da escola.',
      en: 'Bean seedlings in cans and named cups, in a row on the classroom windowsill.',
    },
  },
  'windows/latas': {
    width: 1200,
    height: 1600,
    thumbhash: 'Z+gJJQSIh492pmdoh4NpqAiLgcH3',
    alt: {
      pt: 'Mudinhas em latas na janela da cozinha, com a luz da manhã atravessando as folhas.',
      en: 'Seedlings in cans at the kitchen window, morning light coming through the leaves.',
    },
  },
} satisfies Record<string, Picture>

export type PictureName = keyof typeof pictures

const folder = fileURLToPath(new URL('../../photos/', import.meta.url))

/** Where a size of a picture lies, as WebP. */
export function pictureFile(name: PictureName, size: MediaSize): string {
  return `${folder}${name}/${size}.webp`
}
