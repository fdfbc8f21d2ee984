import { prose, type ToldBlogPost } from './telling.ts'

export const cobogo: ToldBlogPost = {
  id: 'cobogo',
  tags: ['casa'],
  author: 'Caio Prado',
  publishedAt: '2026-02-11T14:00:00Z',
  cover: {
    alt: {
      pt: 'Uma peça de cobogó em pé contra o sol da tarde; no chão, a sombra dela com quatro pétalas de luz.',
      en: 'A single pierced block stands against the afternoon sun; on the floor, its shadow with four petals of light.',
    },
  },
  texts: {
    pt: {
      title: 'Uma parede que respira',
      summary:
        'O cobogó nasceu em Recife, tem nome de três sócios e resolve com um buraco o que a gente costuma resolver com tomada. E, de noite, faz uma coisa que ninguém avisa.',
      content: prose(`
        Quem estuda arquitetura acaba com uma parede preferida, como quem estuda música acaba com um acorde. A minha é a
        da varanda da minha avó, que mede pouco mais de três metros e está, tecnicamente, cheia de buracos.

        Cobogó parece palavra indígena, ou africana, ou de desenho animado. É razão social. No fim da década de 1920,
        em Recife, três homens patentearam um bloco vazado de cimento: o português Amadeu Coimbra, o alemão Ernest Boeckmann
        e o brasileiro Antônio de Góis. Pegue a primeira sílaba de cada um. Co, bo, gó. Se
        o Coimbra tivesse um sócio chamado Teles, hoje diríamos “que lindo esse cotebó”.

        <h2>Três problemas, um buraco</h2>

        Ponha-se em Recife em 1929. O sol cai de pé, o ar é úmido e não existe aparelho que o seque. Você precisa, ao
        mesmo tempo, de sombra, de vento e de alguma distância da rua. Janela aberta dá vento e dá rua. Parede dá sombra e
        dá estufa. Veneziana de madeira dá as três coisas e dá cupim.

        O bloco vazado dá as três e mais nada. O sol alto bate na espessura da peça e não passa. O vento passa. E o olhar
        de quem está fora encontra uma superfície clara, cheia de luz, com furinhos escuros; não distingue o que há atrás.
        A ideia de filtrar a rua por uma treliça é antiga, veio com os árabes para a Península Ibérica e de lá para cá, em
        madeira. O que os três sócios fizeram foi torná-la barata, lavável e repetível: uma fôrma, um balde de massa, um
        pedreiro.

        A arquitetura moderna se apaixonou. Ainda nos anos 1930, em Olinda, Luiz Nunes ergueu uma caixa-d’água que é quase
        só cobogó, um prédio inteiro de furos numa cidade de igrejas. Depois vieram o Rio, com os edifícios de Lúcio Costa
        no Parque Guinle, e Brasília, que escondeu atrás dele as áreas de serviço das superquadras. E veio o resto do
        país, que nunca leu revista de arquitetura e pôs cobogó na lavanderia, na escada do sobrado, no muro da oficina.
        Acho esse o maior elogio que um projeto pode receber: virar coisa de loja de material de construção.

        <h2>O truque funciona ao contrário</h2>

        O que ninguém conta é que a parede troca de lado. De dia, quem está na sombra vê e não é visto. Acenda a luz da
        varanda às oito da noite e a física vira a casaca: agora claro é o lado de dentro, e a rua assiste à novela com
        você, quadradinho por quadradinho.

        Não é defeito da peça. Quem está no escuro enxerga quem está no claro, com qualquer parede furada. Minha avó
        resolveu isso há décadas, sem desenho técnico: de noite, na varanda, ela deixa acesa só a luz da cozinha, lá no
        fundo, e senta no escuro, de frente para o movimento. Vê todo mundo. Quem passa só vê a brasa do cigarro do
        vizinho, que parou de fumar em 2003.

        Desde que percebi isso, penso em privacidade de outro jeito. A gente fala dela como de um muro, coisa que se tem
        ou não se tem. O cobogó ensina que é uma questão de <strong>onde está a lâmpada</strong>. Quem ilumina você sem
        se mostrar vê mais do que deixa ver. É mais ou menos o contrato da maior parte da internet.

        Daí, imagino, alguém ter escolhido essa peça como símbolo desta casa. Aqui, antes de publicar, aparecem os nomes
        de quem vai ver. A luz fica acesa dos dois lados.

        <h2>Se você for fazer uma</h2>

        <ul>
        <li>Olhe o sol antes de olhar o catálogo. O mesmo furo que salva uma parede a oeste é enfeite numa parede ao
        sul.</li>
        <li>Um desenho só na parede inteira. A luz já faz a variação, e faz de graça, o dia todo.</li>
        <li>Peça funda protege melhor que peça rasa. A sombra mora na espessura.</li>
        <li>Limpa-se com balde e mangueira. Pano, só se você tiver muito tempo ou muita raiva.</li>
        </ul>

        E guarde algumas peças de reserva. Um dia uma quebra, ninguém fabrica mais aquela, e a família descobre que não
        sabe viver com um buraco quadrado no meio dos outros.
      `),
    },
    en: {
      title: 'The wall that breathes',
      summary:
        'Brazil’s pierced block was born in Recife, is named after three business partners and does with a hole what the rest of us do with a power cord. After dark it does something nobody warns you about.',
      content: prose(`
        Architecture students end up with a favorite wall, the way music students end up with a favorite chord. Mine is
        on my grandmother’s porch, in a Brazilian town you would drive straight through. It’s a little over ten feet
        long and, technically speaking, full of holes.

        The block it’s made of is called a <em>cobogó</em>. Say co-bo-<em>gaw</em>, leaning on the end. It sounds as if
        it ought to be the Tupi word for breeze, and sooner or later somebody will assure you that it is. In fact it’s
        the name of a company. At the end of the 1920s three men in the northeastern port of Recife took out a patent on
        a hollow block of cement: Amadeu Coimbra, who was Portuguese; Ernest Boeckmann, who was German; and Antônio de
        Góis, a Brazilian. Take the first syllable of each. It’s as if Smith, Jones and Brown had invented the screen
        door, and all of Ohio called it a smijobro.

        <h2>One hole, three problems</h2>

        Recife lies eight degrees south of the equator. The sun comes down like a plumb line, the air is warm soup, and
        in 1929 no machine exists to dry it. You want shade, you want wind, and you’d like the neighbors not to watch
        you eat. An open window gives you wind and neighbors. A wall gives you shade and an oven. Wooden shutters manage
        everything, until the termites find them.

        The pierced block manages everything and then just stands there. The high sun hits the thickness of it and goes
        no farther. Air goes through. And an eye in the street meets a bright surface with small dark openings, and
        can’t make out what’s behind it. Lattices that do this are very old; they came to Iberia with the Arabs, and
        from there to Brazil, in wood. What the three partners added was a mold and a bucket. Now any bricklayer could
        put one up in a morning, and anyone could wash it with a hose.

        Modern architects fell in love. In the 1930s Luiz Nunes built a water tower in Olinda, next door to Recife, that
        is very nearly nothing but cobogós, a tall sheet of holes among baroque churches. Lúcio Costa used them on
        apartment buildings in Rio, and Brasília hides its laundry behind them by the mile. Then came everybody else,
        who hadn’t read any magazines: the guy with the garage, the aunt with the stairwell. Today you buy them where
        you buy sand. I can’t think of a higher honor for a piece of design.

        <h2>It works backward too</h2>

        Here’s what they leave out of the lectures. By day, whoever sits in the shade can see and not be seen. Switch on
        the porch light at eight in the evening and the whole arrangement turns around. Now the inside is the bright
        side, and the street gets to watch you eat after all, one small square at a time.

        It isn’t the block’s fault. Whoever is in the dark sees whoever is in the light, through any wall with holes in
        it. My grandmother settled the matter decades ago without a diagram. In the evening she leaves one lamp on in
        the kitchen, well behind her, and sits out on the porch in the dark, facing the traffic. She misses nothing.
        From the sidewalk you see a nice pattern.

        It changed the way I think about privacy. We talk about it as a fence, something you have or you don’t. The wall
        says it’s a question of <strong>where the lamp is</strong>. Anyone who lights you up while sitting in the dark
        himself will see more than he shows, and that’s a fair description of how most of the internet is furnished.

        I suppose that’s why somebody picked the block as the emblem of this house. Here, before you post, you’re shown
        the names of the people who will see it. The lamp is on at both ends.

        <h2>If you ever build one</h2>

        <ul>
        <li>Study the sun before the catalog. A block that rescues a west wall is just lace on a shady one.</li>
        <li>Stick to one pattern. The light supplies the variety, all day, free of charge.</li>
        <li>Deep blocks shade better than shallow ones. The shadow lives in the thickness.</li>
        <li>Put a few aside. One will crack someday, the mold will be long gone, and you’ll find that the only hole you
        can’t live with is the square one.</li>
        </ul>
      `),
    },
  },
}
