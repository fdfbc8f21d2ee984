import { prose, type ToldBlogPost } from './telling.ts'

export const umAlbumDuasCasas: ToldBlogPost = {
  id: 'um-album-duas-casas',
  tags: ['criancas', 'privacidade', 'familia'],
  author: 'Patrícia Gomes',
  publishedAt: '2026-07-15T13:30:00Z',
  cover: {
    alt: {
      pt: 'Duas portas, uma verde e uma azul, em paredes de cores diferentes; entre elas, num banco, uma mochila vermelha.',
      en: 'Two doors, one green and one blue, in walls of different colors; between them, on a bench, a red backpack.',
    },
  },
  texts: {
    pt: {
      title: 'Um álbum, duas casas',
      summary:
        'Quando os pais se separam, as fotos da criança se separam também, e quem perde é ela. Como dividir um álbum sem dividir a mesa com quem não se quer.',
      content: prose(`
        Depois da separação, minha filha passou a ter duas escovas de dente, dois travesseiros e metade das próprias
        fotos. Nos domingos do pai ela andou de bicicleta sem rodinha pela primeira vez, e eu soube. Mas o vídeo, só vi cinco
        anos mais tarde, num telefone velho que ele achou na gaveta. Não foi maldade. Nós dois só não tínhamos onde pôr a mesma
        coisa.

        Trabalho no balcão de uma farmácia e ouço muita gente. Garanto que a guarda da criança a Justiça resolve; a guarda
        das fotos, ninguém.

        <h2>O que a criança vê</h2>

        Ela não vê a sentença. Vê que na casa da mãe existe uma parede onde o pai não aparece e, na do pai, outra em que
        a mãe nunca existiu. Aos sete anos, a conclusão é lógica: foram duas vidas, e ela é a única testemunha. Minha
        filha começou a contar as coisas pela metade, por educação, para não levar notícia de uma casa para a outra.

        Um álbum só resolve isso. Não os pais juntos na foto, que ninguém precisa fingir. As fotos dela, todas, num lugar
        em que os dois podem pôr e os dois podem ver, uma depois da outra. O dente caiu na casa do pai, o dente cresceu na
        casa da mãe. É um dente só.

        <h2>Junto, mas não misturado</h2>

        Combinamos assim. Foto dela sai sempre para os mesmos quatro adultos: eu, ele e duas avós. Cada foto
        mostra, antes de sair, os nomes de quem vai ver. Parece detalhe, e é o que me faz dormir: leio quatro nomes,
        reconheço quatro pessoas, aperto o botão.

        O resto da minha vida continua sendo da minha conta. O churrasco com os meus irmãos não precisa passar por ele,
        e as férias dele com a namorada, graças a Deus, não precisam passar por mim. Para isso eu tiro o nome
        dele antes de publicar, e a lista mostra o nome riscado. Quem constrói a Varanda está fazendo também uma lista
        chamada <strong>nunca juntos</strong>: você guarda um par de pessoas, e a casa avisa antes de uma publicação, uma
        festa ou um grupo reunir as duas sem querer. Vai avisar; quem decide é você. No aniversário da minha mãe, um aviso
        desses teria me salvado de chamar a família inteira do ex por distração.

        Não serve para brigar melhor. Tirar um nome segura a minha mão, não a dele. Se você precisa que um programa faça com o outro o que um juiz deveria fazer, procure um advogado. E se há medo, procure antes ajuda de verdade: no Brasil, o telefone 180 atende dia e noite.

        <h2>O combinado, para quem quiser copiar</h2>

        <ul>
        <li>Foto da criança, os dois podem ver. Sempre, inclusive a que saiu feia.</li>
        <li>Nenhum recado para adulto na legenda. Nem um ponto de exclamação suspeito.</li>
        <li>Não se comenta a roupa, o corte de cabelo nem o lanche da outra casa.</li>
        <li>Foto em que aparece gente nova: avisa antes, por fora.</li>
        <li>Ninguém apaga o que o outro pôs. Se incomoda, pede.</li>
        <li>Quando ela pedir para tirar uma foto, tira-se. A criança manda mais que nós dois.</li>
        </ul>

        Erramos quase todos. O do lanche, eu sozinha, três vezes.

        No ano passado ela fez dezesseis e pediu para ver tudo, do começo. Sentou no chão, de costas para o
        sofá. Na bicicleta, quis o vídeo, que ainda mora no telefone velho. Voltou. “Quem estava segurando o banco?” O seu pai. “E quem está rindo?” Ouvi de novo: no
        fundo, bem longe, dava para escutar a minha própria voz no viva-voz do telefone dele, gritando para ela não olhar
        para trás. Eu estava lá. Tinha esquecido completamente.
      `),
    },
    en: {
      title: 'One album, two houses',
      summary:
        'When parents split up, the child’s photos are split up too, and the child is the one who loses. How to share an album without having to share a table.',
      content: prose(`
        After the separation my daughter had two toothbrushes, two pillows and half of her own photos. It was on one of
        her father’s Sundays that she first rode a bike without training wheels. I was told about it. I didn’t see the video
        for five years, until he came across an old phone in a drawer. There was no spite in this. We just didn’t have
        anywhere to put the same thing.

        I work behind a counter, and people tell me their lives. A court will settle who gets the child for spring
        break. I’ve never heard of one that settled who gets the pictures.

        <h2>What she could see</h2>

        Children don’t see the paperwork. They see that at Mom’s there’s a wall with no father on it, and at Dad’s
        there’s a wall where a mother never was. If you’re seven, you draw the reasonable conclusion: there have been
        two lives, and you’re the only witness. My daughter started telling us things by halves. She was being polite.
        She didn’t like to carry news across the border.

        One album fixes it. I don’t mean the two of us smiling in one frame; nobody needs to pretend. I mean her
        pictures, all of them, in a place where both of us can add and both can look, one after another. The tooth came
        out at his place and grew in at mine. It’s still one tooth.

        <h2>Shared, not merged</h2>

        What we have is an agreement: pictures of her go to the same four adults, the two of us and a grandmother from
        each side. Before a picture goes out, it shows me the names of the people who will see it. That sounds
        like a small thing, and it’s the reason I sleep. I read four names, I know four faces, I press the button.

        The rest of my life is still my own business. He doesn’t need to attend my brothers’ barbecue in pictures, and I
        can live without seeing his two weeks at the beach. For that I take his name out
        before I post, and the list shows it crossed off. The people who build Varanda are also at work on a list called
        <strong>never together</strong>: you save a pair of people on it, and the house warns you before a post, a party or
        a group would hold both. It will warn; you’ll decide. On my mother’s birthday it would have stopped me from
        absentmindedly inviting his entire side.

        None of this is for fighting more efficiently. Taking out a name stops my hand, not his. If you find that you want a
        piece of software to restrain someone, what you want is a lawyer; and if you’re afraid, please talk first to a
        person whose job that is. There’s a hotline in your country, and it has heard worse.

        <h2>Our terms, in case you want them</h2>

        <ul>
        <li>Pictures of the child are for both of us. Even the unflattering ones. Of us.</li>
        <li>No messages for adults in the captions. This includes a loaded period.</li>
        <li>The other house’s haircuts, outfits and packed lunches are not remarked on.</li>
        <li>If there’s somebody new in the picture, say so first, and somewhere else.</li>
        <li>Nobody takes down what the other one put up. You may ask.</li>
        <li>If <em>she</em> wants one taken down, down it comes. She outranks us.</li>
        </ul>

        We’ve broken nearly all of them. The one about the lunches I broke all by myself, three times.

        Last year she turned sixteen and asked to see the whole thing from the start. She sat on the floor with her back
        against the couch. At the bicycle she asked for the video, which still lives on the old phone, and played it twice. “Who’s holding the seat?” Your father. “So
        who’s that laughing?” I listened. A long way off, tinny, out of his other hand, was my own voice on his
        speakerphone, yelling at her not to look back. I’d been there. I had forgotten completely.
      `),
    },
  },
}
