import { prose, type ToldBlogPost } from './telling.ts'

export const apagar: ToldBlogPost = {
  id: 'apagar',
  tags: ['privacidade'],
  author: 'Lívia Moreira',
  publishedAt: '2026-08-19T12:20:00Z',
  cover: {
    alt: {
      pt: 'Um rodo puxa água por um piso de cimento vermelho e leva metade de um sol desenhado a giz.',
      en: 'A squeegee pulls water across a red cement floor and takes half of a chalk sun along with it.',
    },
  },
  texts: {
    pt: {
      title: 'O que quer dizer apagar',
      summary:
        'Um botão com a palavra “apagar” promete muito. O que some na hora, o que some em até 35 dias e o que não some nunca, explicado por quem perdeu uma planilha de casamento.',
      content: prose(`
        Apaguei sem querer a planilha do casamento do meu irmão. Eram noventa convidados, 31 restrições alimentares e uma aba chamada “quem não senta com quem”. Durante quarenta minutos fui uma pessoa horrível. Depois alguém achou uma
        cópia de segurança da véspera e voltei a ser só uma pessoa tensa.

        Naquela noite, já feliz com a cópia, me caiu a ficha: se a planilha voltou do outro mundo, o que mais volta? A mensagem
        de 2015? A foto que apaguei com tanta convicção? Para quem apaga por engano, cópia de segurança é milagre. Para
        quem apaga de propósito, é o contrário. E o pior é que é a mesma cópia.

        <h2>Três coisas com o mesmo nome</h2>

        O botão diz “apagar” e pode estar querendo dizer:

        <ul>
        <li><strong>esconder</strong>: some da sua frente e continua lá, como a bagunça no armário quando chega visita;</li>
        <li><strong>riscar</strong>: ninguém mais alcança, mas ainda existe nas cópias que alguém fez antes;</li>
        <li><strong>acabar</strong>: não existe em lugar nenhum.</li>
        </ul>

        Muito serviço vende o primeiro pelo preço do terceiro. Não dá para perceber olhando, porque na tela os três são
        iguais. O jeito é perguntar: apaguei, e aí? Por quanto tempo ainda existe uma cópia, e quem pode pegá-la?

        <h2>A nossa resposta</h2>

        Na Varanda, o que você apaga sai da casa na hora. Quem podia ver deixa de ver, e não fica uma lixeira secreta
        para o caso de a gente mudar de ideia. Comentário cada um apaga com o dedo. Publicação e conta, por enquanto, apaga
        uma pessoa, a pedido por e-mail: o botão ainda está em obra. Nas cópias de segurança, some em <strong>até 35 dias</strong>.

        Por que não na hora também? Porque uma cópia de segurança que se pode mexer não é segurança. Ela serve para o dia
        em que o disco queima ou em que alguém, digamos, apaga noventa convidados, e para isso tem de ficar quieta, inteira,
        longe da mão. Se desse para ir lá dentro tirar uma linha, daria também para tirar todas, por engano ou por
        maldade. O que se faz é deixar que envelheça e vá embora inteira. Quem cuida da casa não guarda cópia mais velha
        que isso, e se uma precisar voltar, o que tinha sido apagado é apagado de novo.

        Por que trinta e cinco, fui perguntar à minha planilha. Um mês tem no máximo trinta e um dias. Quem passa um mês de férias e descobre na volta que o disco morreu precisa que ainda exista uma cópia de antes da viagem; os quatro dias que sobram, eu poria na conta da preguiça de desfazer a mala. Muito menos que isso é arriscado. Muito mais, e a palavra “apagar” começa a mentir.

        Existe ainda a conta inteira, que vai embora do mesmo jeito. Antes, leve as suas
        coisas: a cópia de tudo o que você deu à casa é sua por direito. Como se pede cada coisa está na página dos
        <a href="/rights">seus direitos</a>, escrita em português de gente.

        <h2>O que nenhum botão faz</h2>

        Falta a parte honesta. Quem viu, viu. Quem fotografou a tela tem uma foto da tela. Se doze pessoas leram, há
        doze memórias, algumas excelentes, e para elas não existe prazo de 35 dias. Tenho uma tia que lembra do que eu
        disse no Natal de 2011 com uma fidelidade que nenhum servidor alcança.

        Por isso o que mais uso vem antes do botão. Na hora de publicar, a casa mostra os nomes de quem vai ver, e eu levo
        uns dez segundos para ler os doze. Dez segundos é o tempo de reler uma frase e ouvir como ela soa na sala da sua mãe. Quase tudo de que me arrependi na vida, eu teria
        resolvido nesses dez segundos. O resto exigiu pedir desculpa, que também apaga, devagar, e sem garantia de prazo.
      `),
    },
    en: {
      title: 'What we mean by “delete”',
      summary:
        'A button with the word “delete” on it makes a big promise. What goes right away, what goes within 35 days and what never goes, from someone who once deleted a wedding.',
      content: prose(`
        I once deleted my brother’s wedding. Not the event, the spreadsheet. Ninety guests, thirty-one dietary
        restrictions, and a tab labeled “who can’t sit with whom.” For forty minutes I was a terrible person. Then
        somebody dug up a backup from the night before, and I went back to being merely a tense one.

        It was later, lying awake and grateful, that I saw the other side of it. If the wedding could come back, what
        else could? The message from 2015? The photo I got rid of with such conviction? To anyone who deletes by
        accident, a backup is a miracle. To anyone who deletes on purpose, it’s the opposite. The awkward part is that
        it’s the same backup.

        <h2>One word, three meanings</h2>

        When a button says “delete,” it may have any of these in mind:

        <ul>
        <li><strong>to hide</strong>: it leaves your sight and stays where it was, like the mess in the closet when
        company is coming;</li>
        <li><strong>to cross out</strong>: nobody can reach it, but it survives in copies made earlier;</li>
        <li><strong>to end</strong>: it isn’t anywhere.</li>
        </ul>

        Plenty of services sell you the first at the price of the third. You can’t tell by looking, since on the screen
        all three are identical. You have to ask. I pressed it; now what? How long will there still be a copy, and who
        can get their hands on it?

        <h2>Our own answer</h2>

        What you delete on Varanda leaves the house at once. The people who could see it no longer can, and there’s no
        secret trash can in case we have second thoughts. A comment you delete with your thumb. For a post or an account
        you write to a person, for now; that button is still being built. From the backups it is gone within <strong>35 days</strong>.

        Why not from those at once, too? Because a backup that can be tidied up isn’t much of a backup. It’s there for
        the day the disk burns, or the day somebody, let’s say, deletes ninety guests, and for that it has to be left
        alone, in one piece, out of reach. If you could go in and take out one line, you could go in and take out all of
        them, by mistake or out of malice. So it is allowed to grow old, and then it’s thrown away whole. Nobody who
        looks after the house keeps an older one, and if one ever has to be brought back, whatever had been deleted
        since is deleted all over again.

        As for the number, I consulted a spreadsheet. A month has at most thirty-one days, and a person can go away for
        a month and come home to a dead machine; there ought to be a copy left from before the trip. The other four days
        I chalk up to unpacking. Many fewer would be reckless, and with many more the word on the button starts to be a
        lie.

        The whole account can go too, the same way. Take your things
        first; a copy of everything you gave the house is yours by right. How to ask for each of these is laid out under
        <a href="/en/rights">your rights</a>, in English, as opposed to legalese.

        <h2>What no button does</h2>

        Now for the honest part. What’s been seen has been seen. Anyone who took a picture of their screen has a picture
        of their screen. If twelve people read it, there are twelve memories of it, some of them in excellent condition,
        and no schedule applies. I have an aunt who can recite what I said at Christmas in 2011 with an accuracy that
        data centers can only dream of.

        That’s why what I use most comes before any button. As I’m about to post, the house shows me the names of the
        people who will see it, and it takes me about ten seconds to read all twelve. Ten seconds
        is just long enough to read a sentence again and hear how it would sound in your mother’s kitchen. Most of what
        I regret could have been handled in those ten seconds. The rest needed an apology, which is a kind of deleting
        too, though it takes longer and comes with no guarantee.
      `),
    },
  },
}
