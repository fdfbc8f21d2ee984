import { copos } from './covers/copos.ts'
import { prose, type ToldBlogPost } from './telling.ts'

export const receitaDeFamilia: ToldBlogPost = {
  id: 'receita-de-familia',
  tags: ['familia', 'receitas'],
  author: 'Paula Siqueira',
  publishedAt: '2026-10-28T12:45:00Z',
  cover: {
    paint: copos,
    alt: {
      pt: 'Uma receita sem palavras na prateleira: três ovos, dois copos americanos de fubá, um de açúcar e meio de óleo.',
      en: 'A recipe without words on a shelf: three eggs, two tumblers of cornmeal, one of sugar and half a one of oil.',
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
        'How to write down a recipe from somebody who has never measured anything: a set of scales, a pencil, a free afternoon and patience with the hardest sentence in cookery.',
      content: prose(`
        I bake for a living, and half my orders begin in the same way: “I was hoping for one like my grandmother’s.” I ask
        whether there is a recipe. There is. It says cornmeal, eggs, sugar, oil, fennel seed if you have any; oven; until
        it looks right.

        That is not a recipe. It is a guest list.

        She wasn’t being secretive. She wrote it for herself, and for herself it would do. She knew which cup. She knew the
        oven by the noise it made. As for the batter, she could feel when it was ready by the drag on the spoon. Whatever
        is missing from the card was in her arm, and when the arm goes, the card has very little to tell us.

        <h2>Go while you can</h2>

        If the cook is living, don’t ask for the recipe. Ask to make it together, and bring scales.

        The method is simple and faintly annoying. She cooks as she has always cooked. Just before each thing falls into
        the bowl you put your hand in the way, weigh it and write it down. She will object. She will say that it never
        rises when it is being watched. It rises. And somewhere in the first ten minutes you will find that her “cup” is
        not a cup. Where I come from it is a small ribbed tumbler that holds 190 millilitres to the brim; where you come
        from it may be the one with the Coronation on it. I put too little milk in a cake for an entire year because of a
        glass.

        Then watch for what the hands do and the mouth leaves out, because she no longer notices it herself:

        <ul>
        <li>whether she sieves, and from how high;</li>
        <li>the order things go in, and how long she waits between them;</li>
        <li>where she looks at the moment of deciding that will do;</li>
        <li>what she adds after tasting, while assuring you that she has added nothing.</li>
        </ul>

        <h2>The hardest sentence</h2>

        “Until it looks right” can be translated, but only on the spot. It isn’t a time, it is an event, and events have
        witnesses. When she says “there”, don’t write “there”. Look. Has it stopped clinging to the spoon? Does it fall in a
        ribbon or a lump? Are the bubbles large or small? Did the smell change? Put down whatever words come, and put the
        clock beside them, as you would take the number of a passing car.

        Put the disasters in as well. “If the door is opened early it sinks; in 1994 somebody opened it.” A recipe that
        reports nothing but success is an advertisement. The useful kind tells you where she burnt hers.

        <h2>When there is nobody left to ask</h2>

        Then it becomes archaeology, which has fed people before. A friend of mine tried three times to bake her
        grandmother’s cornmeal cake. The first was a brick. The second was a pudding. The third was unmistakably a cake,
        but from some other family. So she did the sensible thing and told everyone, with a photograph of the brick. An
        aunt remembered the glass. A cousin remembered that the milk had come from next door and was still warm. Somebody
        owned up to a pinch of salt. The recipe had not been lost at all, it had been shared out: everyone was keeping one
        line of it, and nobody knew that theirs was part of anything.

        Which is why I wouldn’t wait until it is finished. Write down what you have, gaps and all, and leave it where the
        family goes by. Families cannot see a mistake without correcting it. Say “one cup of sugar”, and within ten minutes
        an uncle who has not set foot in a kitchen since his christening will be along to say that it was two.

        One more thing. At the top, put the name of the person who made it, and if you know it, of the person who taught
        them. This isn’t sentiment, it is a reference. In thirty years’ time, when somebody finds it too sweet, they will
        need to know whom to argue with.
      `),
    },
  },
}
