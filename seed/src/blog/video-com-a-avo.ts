import { prose, type ToldBlogPost } from './telling.ts'

export const videoComAAvo: ToldBlogPost = {
  id: 'video-com-a-avo',
  tags: ['familia'],
  author: 'Denise Ferreira Clarke',
  publishedAt: '2026-11-12T15:00:00Z',
  cover: {
    alt: {
      pt: 'Um tablet encostado no bule esmaltado mostra só o coque branco de uma avó, a testa e a lâmpada do teto.',
      en: 'A tablet propped against an enamel coffee pot shows only a grandmother’s white bun, her forehead and a ceiling lamp.',
    },
  },
  texts: {
    pt: {
      title: 'A testa da minha mãe',
      summary:
        'Há vinte e sete anos falo com minha mãe de longe. O que aprendi sobre chamadas de vídeo: não pergunte como ela está, peça para ver o feijão.',
      content: prose(`
        Conheço a testa da minha mãe melhor que qualquer pessoa viva. Todo domingo, às quatro da tarde no Canadá e às
        cinco ou seis no Brasil, conforme o horário de verão de lá, ela me liga de vídeo, apoia o aparelho no bule e vai
        fazer outra coisa. Eu fico com a testa, um pedaço do coque e a lâmpada da cozinha.

        Durante anos tentei corrigir. “Mãe, abaixa um pouco. Mãe, mais para trás. Mãe, o seu dedo.” Ela obedecia, sentava
        reta como em fotografia de documento, e aí não tínhamos assunto nenhum. Como vai? Bem. E a saúde? Na mesma. E as
        crianças? Crescendo. Quatro minutos e um beijo.

        A conversa boa era a da testa. Levei tempo demais para entender por quê.

        <h2>Ninguém conversa de frente</h2>

        Pense nas melhores conversas que você teve com a sua mãe. Aposto que uma das duas estava lavando louça. Ou
        dirigindo, ou escolhendo feijão, ou de costas, na beira da cama, dobrando roupa. Gente que se quer bem conversa de
        lado, com as mãos ocupadas e os olhos em outro lugar, e é por isso que consegue dizer as coisas.

        A chamada de vídeo fez o contrário. Pôs as duas pessoas frente a frente, a um palmo, sem nada nas mãos. Só
        conheço duas situações assim na vida: a entrevista de emprego e a consulta.

        Então parei de marcar conversa e comecei a marcar serviço. Hoje eu digo: “mãe, vou passar roupa, fica aí”. Ela
        fica. Às vezes passamos dez minutos sem uma palavra, ouço o rádio dela, ela ouve o meu ferro. Daí, do nada, para a
        lâmpada: “sabe que o seu avô tinha medo de bicicleta?”. Eu não sabia. Ninguém revela isso numa entrevista de
        emprego.

        <h2>Peça para ver coisas</h2>

        A segunda coisa que aprendi foi a não perguntar pela saúde. Pergunta grande recebe resposta pequena. Pergunta
        pequena não acaba mais:

        <ul>
        <li>“Me mostra o que tem dentro da geladeira.” Vinte minutos, com acusações.</li>
        <li>“Que barulho é esse?” O papagaio do pedreiro, a obra, o pedreiro, a separação do pedreiro.</li>
        <li>“Esse pano de prato é novo?” É de 1988, e quem bordou não fala mais com a gente.</li>
        <li>“Vira a câmera para a rua.” Melhor que qualquer seriado.</li>
        </ul>

        Pela geladeira fiquei sabendo que ela não estava almoçando direito, uma notícia que a pergunta “está comendo bem?”
        levaria anos para me dar. Pela rua soube que o vizinho tinha voltado do hospital, porque a cadeira dele estava na
        calçada outra vez.

        <h2>Para quem está do lado de cá</h2>

        Algumas coisas práticas, de quem já errou todas. Ligue com hora certa: para quem espera, a chamada começa na
        véspera. Se a imagem travar, desligue a imagem e fique com a voz; nunca vi saudade que precisasse de quadros por
        segundo. Não chame os netos para “dar um oi para a vó” em fila, como vereador. Deixe que passem, que abram a
        gaveta, que ela grite “fecha essa porta” a oito mil quilômetros de distância. Isso é convívio. O oi em fila é
        cerimônia.

        E não corrija a testa. No verão passado fui ao Brasil e a primeira coisa que fiz, depois do abraço, foi sentar no
        lugar do bule. Dali se vê a cozinha inteira: o fogão, a porta, a cadeira onde ela descansa, o calendário da
        padaria. A câmera é que estava apontada para cima. Ela, de lá, sempre me viu muito bem.
      `),
    },
    en: {
      title: 'My mother’s forehead',
      summary:
        'I’ve talked to my mother from another continent for twenty-seven years. What I know about video calls: don’t ask how she is. Ask to see inside the fridge.',
      content: prose(`
        Nobody living knows my mother’s forehead the way I do. On Sundays, at four in the afternoon in Toronto, she
        calls me from Brazil, props the tablet against the coffee pot and goes off to do something else. What I get is
        the forehead, part of a white bun, and the kitchen light.

        For years I tried to direct. “Tilt it down, Mom. Farther back. Mom, that’s your thumb.” She’d oblige, sit up as
        if for a passport photo, and look at me with great goodwill, and we would have nothing to say. How are you?
        Fine. And the knee? The same. The kids? Taller. Four minutes, a kiss, and two people staring at a button.

        The good conversations were the ones with the forehead. It took me far too long to see why.

        <h2>Nobody talks face to face</h2>

        Think of the best talks you’ve had with your own mother. I’d bet that one of you was drying the dishes. Or
        driving, or snapping beans, or standing with her back to you, matching socks. People who love each other talk
        sideways, with their hands full and their eyes on something else, and that’s exactly how they manage to say it.

        Video sat us down across from each other at the distance of a dentist and took everything out of our hands. I
        can think of two other occasions arranged like that, and at one of them they’re deciding whether to give you the
        job.

        So I stopped scheduling conversations and started scheduling chores. “I’m going to iron,” I say. “Stay there.”
        She stays. Ten minutes may go by without a word; I listen to her radio and she listens to my steam. Then, out of
        nowhere, to the light fixture: “Did you know your grandfather was afraid of bicycles?” I did not. It isn’t a
        thing you get by asking.

        <h2>Ask to be shown</h2>

        The other lesson was to give up on health. Big questions get small answers. Small ones go on all afternoon.

        <ul>
        <li>“Show me what’s in the fridge.” Twenty minutes, with accusations.</li>
        <li>“What’s that noise?” The bricklayer’s parrot; then the bricklayer; then the bricklayer’s divorce.</li>
        <li>“Is that dish towel new?” It’s from 1988, and we no longer speak to the woman who embroidered it.</li>
        <li>“Turn me around to the street.” Better than anything you’re paying for.</li>
        </ul>

        It was the fridge that told me she’d stopped cooking lunch, which “are you eating right?” would have taken years
        to tell me. It was the street that told me the neighbor was home from the hospital: his chair was out on the
        sidewalk again.

        <h2>Notes for the one who moved away</h2>

        I’ve gotten all of these wrong. Call at a set time, because for the person waiting, the call starts the night
        before. If the picture freezes, turn it off and keep the voice; I’ve never known anyone to miss a frame rate.
        Don’t line the kids up to say hello like a pageant. Let them wander through. Let them leave the fridge open and
        get yelled at from five thousand miles away to shut it. That’s being a family. The lineup is only a visit.

        Between Sundays I put small things where she’ll find them: the first frost on the car, a bad haircut, a loaf of
        bread. She answers hours later, in the order they happened, as if we’d been in the same room all week and she
        were catching up on her half of it. (There’s <a href="/en/blog/ordem-de-hora">something to be said</a> for the
        order they happened.)

        And leave the forehead alone. Last year I flew home, and the first thing I did, after she’d let go of my collar,
        was sit down at the table where the coffee pot stands. You can see the whole kitchen from there: the stove, the
        door, the chair where she rests her leg, the calendar from the bakery. The camera had been pointing at the
        ceiling. She, from her side, had always had a perfectly good view of me.
      `),
    },
  },
}
