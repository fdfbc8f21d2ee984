import { prose, type ToldBlogPost } from './telling.ts'

export const mudancaDoGrupo: ToldBlogPost = {
  id: 'mudanca-do-grupo',
  tags: ['familia', 'convites'],
  author: 'Camila Ribeiro',
  publishedAt: '2026-09-16T11:00:00Z',
  cover: {
    alt: {
      pt: 'Uma perua antiga sobe o morro ao entardecer com uma torre de cadeiras, um vaso e uma rede amarrados no teto.',
      en: 'An old van climbs a hill at sunset with a tower of chairs, a potted plant and a hammock roped to its roof.',
    },
  },
  texts: {
    pt: {
      title: 'Como mudar a família de grupo sem ninguém sair magoado',
      summary:
        'O grupo da família tem 4.112 fotos, três silêncios antigos e uma tia que só manda bom-dia. Um roteiro de mudança para quem não quer perder nem as fotos nem a tia.',
      content: prose(`
        Todo grupo de família começa com um aniversário. Alguém cria “Surpresa mãe 60”, a surpresa acontece, ninguém
        apaga o grupo e onze anos depois é ali que se avisa de cirurgia. No nosso cabem hoje trinta e uma pessoas, duas
        ex-cunhadas, uma figurinha do meu pai dormindo e, em algum lugar entre março e julho de 2019, a única foto da
        minha avó de biquíni.

        Quando a gente resolveu vir para a Varanda, achei que bastava avisar. Avisei. Vieram dezessete respostas, catorze
        delas figurinhas. Duas semanas depois o grupo estava igual e a casa nova, vazia. Aprendi ali que mudança de
        família não se anuncia. Carrega-se.

        <h2>Antes da caixa, a visita</h2>

        Ninguém se muda para uma casa que não viu. Chame primeiro três pessoas: a que mais fotografa, a que mais responde
        e a que todo mundo procura quando precisa saber de alguma coisa. Em geral uma delas tem mais de setenta anos.
        Faça isso ao vivo, com café, no telefone dela, e não no seu.

        Com as três lá dentro, comece a pôr coisas que o grupo não tem. Não repita: foto que está nos dois lugares fica
        nos dois lugares para sempre. Ponha o álbum do batizado. Quando alguém perguntar no grupo “e as fotos?”, responda
        a verdade, com doçura: “estão na varanda, te mando o convite”. Curiosidade puxa mais cadeira que argumento.

        <h2>Não faça o discurso</h2>

        Você leu sobre privacidade e está com razão. Guarde. Ninguém troca de sala porque ouviu uma palestra, e quem fica
        no grupo antigo vai se sentir acusado de alguma coisa. Diga o que muda no dia: as fotos ficam juntas, na ordem
        em que chegaram, não tem propaganda, a tia não precisa saber que você não gosta da figurinha.

        E diga o que não muda. O grupo serve muito bem para “alguém tem escada?”. Deixe que sirva. Não peça a ninguém que
        apague aplicativo nenhum. Convite com condição é cobrança.

        <h2>As fotos velhas</h2>

        A mudança pesada é essa. O aplicativo de mensagens deixa exportar uma conversa, com as fotos. Abrir esse pacote
        aqui, com as datas de origem, é coisa que quem constrói a Varanda ainda está fazendo. Nós não esperamos: fomos à
        mão, dez fotos por publicação, com o ano escrito na legenda. Antes, porém, abra e olhe. Ali há coisas que foram ditas para trinta e uma pessoas
        específicas, numa terça-feira específica. Uma briga de 2020 não precisa de álbum.

        Três regras que adotamos, depois de uma gafe:

        <ul>
        <li>só vêm as fotos; as conversas ficam onde foram conversadas;</li>
        <li>quem aparece em foto delicada é consultado antes, e não depois;</li>
        <li>foto de criança vai para <a href="/blog/um-album-duas-casas">quem é de direito</a>, e para mais ninguém.</li>
        </ul>

        <h2>Quem não vem</h2>

        Sempre há um tio que não vem. O meu disse que só muda de aplicativo dentro de um caixão. Está certo, o aplicativo
        é dele. O que não pode é ele ficar sem saber das coisas. Minha irmã virou a ponte oficial: quando sai notícia
        importante, ela telefona. Telefone, com voz. Ele fica mais bem informado que nós, e ganhou uma ligação por semana.

        Passou um ano. O grupo continua existindo, agora com o que ele faz bem: escada, carona, “chegou?”. A casa nova tem
        o resto. E a tia do bom-dia, que me tirava o sono, entrou por último, olhou em volta, achou tudo muito quieto e
        publicou a foto de uma rosa com orvalho. Dezenove pessoas responderam bom dia. Tem coisa que não se deixa para
        trás, e ainda bem.
      `),
    },
    en: {
      title: 'Moving the family without losing an aunt',
      summary:
        'Your family’s group chat holds four thousand photos, three old silences and somebody who only ever posts roses. How to move without leaving any of it on the curb.',
      content: prose(`
        Every family chat began as a birthday. Somebody sets up “Mom’s 60th SHHHH,” the surprise comes off, nobody
        closes the group, and eleven years later it’s where you find out that your brother is in the ER. Ours has
        thirty-one people in it, two former sisters-in-law, a sticker of my father asleep and, somewhere between March
        and July 2019, the only known picture of my grandmother in a bikini.

        When some of us decided to move to Varanda, I thought it would be enough to say so. I said so. Seventeen people
        answered, fourteen of them with a sticker. Two weeks later the chat was as busy as ever, and the new house stood
        empty with the lights on. You can’t announce a move, it turns out. You have to carry things.

        <h2>First, the tour</h2>

        Nobody moves into a house sight unseen. Start with three people: the one who takes the pictures, the one who
        answers everybody, and the one you all call when you need to know something. As a rule the last one is over
        seventy. Do it in person, with coffee, and on her phone instead of yours.

        Once the three of them are in, start putting things there that aren’t anywhere else. Don’t post twice. Anything
        you leave in both places will stay in both places until the end of time. Put up the baptism. When somebody in
        the chat asks where the baptism is, say, truthfully and with no edge at all, “On the porch. Want me to send you
        an invite?” Curiosity has moved more furniture than argument ever did.

        <h2>Don’t give the speech</h2>

        You’ve read up on privacy, and you’re right. Keep it in your bag. No one has ever switched rooms because of a
        lecture, and the ones who stay behind will feel accused of something. Say what’s different on an ordinary day:
        the pictures are in one place, in the order they came; there are no ads; nobody gets between you.

        Say what stays the same, too. The chat is great for “does anybody have a ladder?” Let it be. Above all, don’t
        ask a soul to delete anything. An invitation with conditions is a bill.

        <h2>The heavy boxes</h2>

        Then there are eleven years of photos. Messaging apps will export a conversation, pictures and all. Opening
        that package here, original dates included, is something the people who build Varanda are still working on. We
        didn’t wait. We carried them in by hand, ten to a post, with the year in the caption. But look before you carry. Those things were said to thirty-one particular people
        on one particular Tuesday. The fight of 2020 does not need an album.

        We made three rules, after an incident:

        <ul>
        <li>pictures come, conversations stay where they were had;</li>
        <li>anybody in an awkward photo is asked first, not told afterward;</li>
        <li>children’s pictures go to <a href="/en/blog/um-album-duas-casas">the people entitled to them</a> and stop
        there.</li>
        </ul>

        <h2>The one who won’t</h2>

        There will be an uncle. Mine said he’d switch apps in his coffin. Fair enough, it’s his phone. What can’t happen
        is that he’s the last to hear the news, so my sister became the official bridge. When there’s something to tell,
        she calls him. On the phone, with her voice. He’s now better informed than any of us and gets a call a week out
        of it; I’ve begun to suspect a strategy.

        It’s been a year. The chat is still there, down to what it does well: ladders, rides, “home safe.” Everything
        else lives at the new address. As for the aunt with the roses, over whom I had lost actual sleep, she came last
        of all, looked around, remarked that it was awfully quiet, and posted a rose with dew on it. Nineteen people
        wished her good morning. Some things you aren’t meant to leave behind.
      `),
    },
  },
}
