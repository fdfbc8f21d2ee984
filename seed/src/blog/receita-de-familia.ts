import { prose, type ToldBlogPost } from './telling.ts'

export const receitaDeFamilia: ToldBlogPost = {
  id: 'receita-de-familia',
  tags: ['familia', 'receitas'],
  author: 'Paula Siqueira',
  publishedAt: '2026-10-28T12:45:00Z',
  cover: {
    alt: {
      pt: 'Uma receita sem palavras na prateleira: três ovos, dois copos americanos de fubá, um de açúcar e meio de óleo.',
      en: 'A recipe without words on a shelf: three eggs, two tumblers of cornmeal, one of sugar and half a tumbler of oil.',
    },
  },
  texts: {
    pt: {
      title: 'Até dar o ponto',
      summary:
        'Como escrever a receita de alguém que cozinha de olho: com balança, caneta, uma tarde livre e paciência para a frase mais difícil da cozinha brasileira.',
      content: prose(`
        Vivo de bolo, e metade das encomendas que recebo começa igual: “queria um como o da minha avó”. Pergunto se tem a
        receita. Tem, e é assim: fubá, ovos, açúcar, óleo, erva-doce se tiver, forno, até dar o ponto.

        Isso não é uma receita. É uma lista de presença.

        Quem escreveu não estava escondendo o jogo. Estava anotando para si mesma, e para si mesma bastava. Sabia qual
        era o copo, conhecia o forno pelo barulho e tinha o ponto na mão, literalmente: no peso da colher. O que faltou ao
        papel estava no corpo dela. Quando a gente perde o corpo, o papel emudece.

        <h2>Vá enquanto dá</h2>

        Se a pessoa está viva, não peça a receita. Peça para fazer o bolo com ela, e leve uma balança.

        O método é simples e um pouco chato. Ela cozinha como sempre. Antes de cada coisa cair na tigela, você enfia o
        braço no meio, pesa e anota. Ela vai reclamar. Vai dizer que assim o bolo não cresce. Cresce. Um copo americano
        cheio até a boca leva 190 mililitros; até o risco, menos; o copo dela é de requeijão, e era por isso que o seu
        ficava seco. Eu mesma passei um ano pondo leite a menos por causa de um copo.

        Depois olhe o que as mãos fazem e ela não conta, porque nem percebe:

        <ul>
        <li>peneira ou não peneira, e segurando de que altura;</li>
        <li>em que ordem entra cada coisa, e quanto ela espera entre uma e outra;</li>
        <li>para onde olha quando decide que chega;</li>
        <li>o que prova, e o que acrescenta depois de provar, jurando que não acrescentou nada.</li>
        </ul>

        <h2>A tradução do ponto</h2>

        “Até dar o ponto” é a frase mais difícil da cozinha brasileira. O ponto não é uma hora, é um acontecimento, e
        acontecimento se descreve. Quando ela disser que deu, não escreva “deu”. Olhe. A massa parou de grudar na colher?
        Cai em fita ou em pedaço? Faz bolha grande ou miúda? O cheiro mudou? Desgrudou da beirada? Anote isso, nas palavras
        que vierem, e anote o relógio ao lado, como quem anota a placa.

        Escreva também o erro. “Se abrir o forno antes de crescer, murcha: em 1994 abriram.” Receita que só conta o que dá
        certo é propaganda. A que presta diz onde a avó queimou.

        <h2>E se já não dá para perguntar</h2>

        Aí é arqueologia, e arqueologia também alimenta. Uma amiga tentou três vezes o bolo de fubá da avó. O primeiro
        virou tijolo; o segundo, pudim; o terceiro era bolo, mas de outra família. Fez então o que se deve fazer: contou
        para todo mundo, com a foto do tijolo. Uma tia se lembrou do copo. Um primo se lembrou de que o leite vinha da
        vizinha e chegava morno. Alguém se lembrou de uma pitada de sal que ninguém admitia. A receita não estava
        perdida, estava repartida. Cada um guardava uma linha e nenhum sabia que era de receita.

        Por isso meu conselho é não esperar ficar pronta. Escreva o que tem, com os buracos à mostra, e ponha onde a
        família passa. Família não resiste a corrigir. Diga “um copo de açúcar” e em dez minutos aparece um tio que não
        entra na cozinha desde o batizado para informar que eram dois.

        Uma última coisa. Deixe no alto o nome de quem fazia e, se souber, de quem ensinou. Não é homenagem, é instrução:
        daqui a trinta anos, quando alguém achar doce demais, vai saber com quem brigar.
      `),
    },
    en: {
      title: 'Until it looks right',
      summary:
        'How to write down a recipe from someone who has never measured anything: a kitchen scale, a pencil, a free afternoon and patience with the hardest sentence in cooking.',
      content: prose(`
        I bake for a living, and half my orders start the same way: “I was hoping for one like my grandmother’s.” I ask
        whether there’s a recipe. There is. It says cornmeal, eggs, sugar, oil, fennel seed if you have any; oven; until
        it looks right.

        That’s not a recipe. It’s a guest list.

        She wasn’t being secretive. She wrote it for herself, and for herself it was plenty. She knew which cup. She
        knew the oven by the noise it made. As for the batter, she could feel when it was ready by the drag on the
        spoon. Whatever is missing from the card was in her arm, and when the arm goes, the card has very little to tell
        us.

        <h2>Go while you can</h2>

        If the cook is living, don’t ask for the recipe. Ask to make it together, and bring a scale.

        The method is simple and slightly annoying. She cooks the way she’s always cooked. Just before each thing falls
        into the bowl, you put your hand in the way, weigh it and write it down. She’ll object. She’ll say it never
        rises when it’s being watched. It rises. And somewhere in the first ten minutes you’ll find out that her “cup”
        is not a cup. Where I come from it’s a small ribbed tumbler that holds six and a half ounces to the brim; where
        you come from it may be the jelly jar with the Flintstones on it. I put too little milk in a cake for an entire
        year because of a glass.

        Then watch for what the hands do and the mouth leaves out, because she no longer notices it herself:

        <ul>
        <li>whether she sifts, and from how high;</li>
        <li>the order things go in, and how long she waits between them;</li>
        <li>where she looks when she decides that’ll do;</li>
        <li>what she adds after tasting, while assuring you that she hasn’t added a thing.</li>
        </ul>

        <h2>The hardest sentence</h2>

        “Until it looks right” can be translated, but only on the spot. It isn’t a time, it’s an event, and events have
        witnesses. When she says “there,” don’t write “there.” Look. Has it stopped clinging to the spoon? Does it fall
        in a ribbon or a lump? Are the bubbles big or small? Did the smell change? Put down whatever words come, and put
        the clock beside them, the way you’d take down a license plate.

        Put the disasters in too. “If you open the door early it sinks; in 1994 somebody opened it.” A recipe that
        reports nothing but success is an ad. The useful kind tells you where she burned hers.

        <h2>When there’s nobody left to ask</h2>

        Then it becomes archaeology, which has fed people before. A friend of mine tried three times to bake her
        grandmother’s cornmeal cake. The first was a brick. The second was a pudding. The third was unmistakably a cake,
        but from some other family. So she did the sensible thing and told everyone, with a picture of the brick. An
        aunt remembered the glass. A cousin remembered that the milk had come from next door and was still warm.
        Somebody owned up to a pinch of salt. The recipe hadn’t been lost at all, it had been divided up: everyone was
        keeping one line of it, and nobody knew that theirs was part of anything.

        Which is why I wouldn’t wait until it’s finished. Write down what you have, gaps and all, and leave it where the
        family goes by. Families can’t see a mistake without correcting it. Say “one cup of sugar,” and within ten
        minutes an uncle who hasn’t set foot in a kitchen since his baptism will be along to say that it was two.

        One more thing. At the top, put the name of the person who made it and, if you know it, of the person who taught
        them. This isn’t sentiment, it’s a citation. Thirty years from now, when somebody finds it too sweet, they’ll
        need to know who to argue with.
      `),
    },
  },
}
