import { prose, type ToldBlogPost } from './telling.ts'

export const ordemDeHora: ToldBlogPost = {
  id: 'ordem-de-hora',
  tags: ['casa', 'familia'],
  author: 'Marina Andrade',
  publishedAt: '2026-03-04T12:00:00Z',
  cover: {
    alt: {
      pt: 'Um varal atravessa o quintal; atrás das roupas o céu vai da madrugada, à esquerda, até a noite, à direita.',
      en: 'A clothesline crosses a yard; behind the clothes the sky goes from dawn on the left to night on the right.',
    },
  },
  texts: {
    pt: {
      title: 'Em ordem de hora',
      summary:
        'O que se ganha, e o que se perde, quando as notícias da família aparecem simplesmente na ordem em que aconteceram.',
      content: prose(`
        Minha prima soube que o bebê tinha nascido pela foto do batizado. Ela usava todo dia um aplicativo que conhecia
        muito bem os gostos dela, tão bem que lhe mostrou, no dia do parto, onze vídeos de cachorro e um anúncio de
        carrinho de bebê. A foto do menino ficou guardada para quando rendesse mais. Rendeu em setembro, com ele já
        sentando.

        Conto isso sem raiva, porque ninguém fez por mal. É só o que acontece quando alguém de fora decide a ordem das
        notícias de casa. A pergunta que esse alguém faz é “o que segura esta pessoa aqui mais um minuto?”. A pergunta de
        uma família é outra, e toda criança sabe qual é: <em>e aí, o que aconteceu depois?</em>

        <h2>O calendário dos outros</h2>

        Dou aula para o quarto ano. Na primeira semana peço que contem as férias, e eles contam fora de ordem, começando
        pela parte do sangue. Aí a gente trabalha o antes e o depois, que é matéria. Quem aprende a pôr os fatos em fila
        descobre que a fila também explica: o joelho ralou <em>depois</em> da aposta, a aposta veio <em>depois</em> do
        sorvete.

        Com as notícias dos parentes é igual. “Estamos indo para o hospital”, “vai dar tudo certo”, “ela está em casa”:
        nessa ordem, é um susto que passou. Embaralhe as três e sobra só o susto. Já vi uma tia chorar às dez da noite por
        uma mensagem das duas da tarde, com a interessada jantando na sala ao lado.

        Por isso, na Varanda, o mais novo fica em cima e o resto vem atrás, na ordem da hora. Não há regra escondida que
        promova uma foto e esconda outra. Se chegam três novidades enquanto você lê, aparece um aviso dizendo “3 novas
        publicações”, e a página não pula debaixo do seu dedo. Quando você volta, volta para onde parou.

        <h2>O fim da lista</h2>

        Uma lista em ordem de hora tem uma qualidade que as outras não têm: <strong>ela acaba</strong>. Você desce até
        encontrar o que já tinha visto e pronto, viu tudo. Pode ir regar as plantas.

        Parece pouco. Só que uma lista arrumada por interesse não tem como acabar, porque sempre existe uma coisa um pouco
        menos interessante do que a anterior. É o rodízio: o garçom não pergunta se você está com fome, pergunta se aceita
        mais uma. Numa casa, o almoço termina, alguém passa um café, e o terminar faz parte do almoço.

        <h2>O defeito</h2>

        A ordem da hora tem um defeito e eu moro com ele, porque o defeito é o meu tio. Quem publica muito ocupa muito.
        Catorze mensagens sobre o campeonato, seguidas, empurram para baixo a única linha que minha mãe escreveu na
        semana. Um programa esperto perceberia que eu leio minha mãe com mais atenção do que leio o campeonato e daria um
        jeito.

        Prefiro que não dê. Se der jeito nisso, dará jeito também no que eu não pedi, e nunca vou saber quando. O que
        quero é silenciar o tio em semana de final, com o dedo, e desfazer com o dedo. Esse botão ainda está em obra, e ele,
        aliás, espera por ele no fechamento do bimestre. Até lá eu rolo depressa. A lista continua dizendo a verdade; eu é
        que escolho não ouvir tudo.

        E há um remédio mais antigo, que é perguntar. “Mãe, perdi alguma coisa?” Ela sempre acha que perdi. Conta de novo,
        desta vez na ordem que bem entende, começando pela parte do sangue.
      `),
    },
    en: {
      title: 'In the order it happened',
      summary: 'What a family gains, and what it gives up, when its news simply arrives in the order of the clock.',
      content: prose(`
        A cousin of mine found out about a birth in the family from the baptism photos. It wasn’t neglect. She opened
        the same app every morning, and the app, which knew her tastes intimately, had shown her eleven dog videos on
        the day in question, along with an ad for strollers. The baby himself it was saving for a slower week. By the
        time he reached her, he could sit up.

        Nobody meant any harm. It’s just what happens when somebody outside the house decides the order of the news. The
        question they’re paid to ask is: what will keep this person here for another minute? A family asks a different
        question, the one every child asks when you stop reading at the bottom of the page. <em>And then what
        happened?</em>

        <h2>Before and after</h2>

        I teach nine-year-olds. The first week of school I have them tell me about their vacations, and they all start
        with the blood. So we practice: what came before that? And before that? Slowly they find out that putting events
        in a row does more than tidy them up. The knee got skinned <em>after</em> the dare, the dare came <em>after</em>
        the ice cream, and a story that was merely gory acquires a cause.

        Messages from relatives work the same way. “We’re on our way to the hospital.” “They say it’s nothing serious.”
        “She’s home and complaining about the soup.” In that order, it’s a scare that passed. Shuffle it, and all you’re
        left with is the scare. I’ve watched an aunt cry at ten at night over a message from two in the afternoon, while
        the patient ate dinner in the next room.

        So on Varanda the newest thing is at the top, and everything else follows by the clock. No hidden rule lifts one
        photo and sinks another. If something arrives while you’re reading, a small notice says “3 new posts” and waits
        to be tapped; the page doesn’t lurch. Come back later and you’re where you left off.

        <h2>The virtue of running out</h2>

        A list kept by the clock has one quality no other list has. <strong>It comes to an end.</strong> You scroll
        until you run into something you’ve already seen, and that’s that: you’re caught up, and can go water the
        tomatoes.

        A list arranged by interest can never do this, because there’s always something just slightly less interesting
        than the last thing. It’s the dinner guest who never actually leaves but stands in the hall with his coat on,
        remembering another story. Part of the pleasure of a visit is that it has a last cup of coffee.

        <h2>Now the drawback</h2>

        There is one, and I’m related to it. Whoever writes the most takes up the most room. The week of a final, my
        uncle can produce fourteen remarks about offside before breakfast, and beneath them, pushed out of sight, is the
        only line my mother wrote that week. A clever program would have noticed that I read her more carefully than I
        read him, and would have quietly rearranged us.

        I’d rather it didn’t. A program that can do me that favor can do me others, and won’t mention them. What I
        want is to mute my uncle until the final whistle, with one finger, and undo it with the same finger. That button
        is still being built. (He’s waiting for it too; at the end of every quarter I post about nothing but grades.) Until
        then I scroll fast. The list goes on telling the truth. I’ve only chosen not to listen to all of it.

        And there’s an older remedy, which is to pick up the phone. “Mom, did I miss anything?” In her opinion I always
        did. She tells me the whole thing again, in an order entirely her own, starting with the blood.
      `),
    },
  },
}
