import { prose, type ToldBlogPost } from './telling.ts'

export const cincoLugares: ToldBlogPost = {
  id: 'cinco-lugares',
  tags: ['convites'],
  author: 'Sônia Andrade Prado',
  publishedAt: '2026-04-15T11:30:00Z',
  cover: {
    alt: {
      pt: 'Vista de cima: uma mesa redonda de toalha amarela com cinco cadeiras, três ocupadas por chapéus de palha.',
      en: 'Seen from above: a round table with a yellow cloth and five chairs, straw hats lying on three of them.',
    },
  },
  texts: {
    pt: {
      title: 'A conta dos cinco lugares',
      summary:
        'Uma contadora aposentada faz a conta dos convites e descobre que, numa casa em que ninguém entra sozinho, quatro em cada cinco cadeiras ficam sempre vazias. E que isso é bom.',
      content: prose(`
        Fui contadora por trinta e quatro anos. Quando me disseram que cada pessoa que entra na Varanda ganha um convite
        com cinco lugares, não pensei em amizade. Pensei em planilha.

        Minha mãe foi a primeira da casa. Chamou três: meu irmão, minha irmã e minha tia. Os três chamaram catorze, os
        catorze chamaram dezenove, os dezenove chamaram seis. Somando com ela, quarenta e três pessoas. Fiz o quadro no
        verso de uma conta de luz e fiquei olhando, porque havia ali uma coisa que eu não tinha previsto.

        <h2>Cadeira vazia não é prejuízo</h2>

        Quarenta e três pessoas, cinco lugares cada uma: 215 cadeiras. Ocupadas, só 42, que são todos menos a minha mãe,
        que não foi convidada por ninguém. Sobram 173. Na firma, eu teria chamado o gerente.

        Mas experimente mudar os números. Ponha mil pessoas na casa. Cada uma, menos a primeira, ocupa um lugar que era de
        alguém: 999 de 5.000. Ponha um milhão e dá no mesmo. Numa casa em que se entra pela mão de uma pessoa, quatro quintos das cadeiras, e mais um tiquinho, estão sempre livres, por mais que se convide, porque quem acaba de sentar traz cinco
        cadeiras novas debaixo do braço.

        A mesma conta, lida de trás para a frente, diz outra coisa: na média, cada pessoa convida <em>menos de uma</em>.
        Não é preguiça, é aritmética. Na nossa casa, dezoito chamaram alguém e vinte e cinco não chamaram ninguém. Só a
        tia Lúcia e o Beto gastaram os cinco. Se a regra fosse “cada um tem que trazer cinco”, quase todo mundo estaria em
        dívida, para sempre, e a rede viraria aquela prima que vende cosméticos. Por isso o texto diz <strong>até
        cinco</strong>. Quem não chama ninguém está com as contas em dia.

        <h2>Devagar se chega, e rápido também</h2>

        Cinco parece pouco. Vamos ver o que acontece se ninguém deixar lugar sobrando:

        <ul>
        <li>primeira rodada: 5 pessoas, mais a que começou;</li>
        <li>segunda: 25 novas, 31 ao todo, um Natal dos grandes;</li>
        <li>terceira: 125 novas, 156 ao todo, um casamento com orçamento estourado;</li>
        <li>quinta: 3.906 ao todo, uma cidade pequena com banda e coreto;</li>
        <li>décima quarta: 7,6 bilhões. Na seguinte, falta gente no planeta.</li>
        </ul>

        Ou seja: o cinco não impede uma rede de crescer. O que ele impede é a pressa. Ninguém despeja a agenda inteira do
        telefone lá dentro numa tarde de domingo. Com cinco, você pensa. A minha tia gastou um deles comigo, alegando
        que a minha mãe ia se esquecer, e passou três semanas com o último na mão, entre a moça da padaria e o homem do
        gás. O pão venceu.

        <h2>Um fio até a porta</h2>

        O que a conta não mostra é o fio. Pegue qualquer um dos quarenta e três e pergunte quem chamou você, e quem chamou
        quem chamou você. Em quatro passos, no máximo, chega-se à cozinha da minha mãe. O som do casamento quem faz é o
        André, que veio pela Lívia, que veio pelo Rafa, que veio pela Marina, que veio da barriga dela. Ninguém caiu ali
        de paraquedas. Se alguém se comporta mal, há uma pessoa que fica sem graça no almoço, e essa pessoa conversa. Não
        conheço moderação melhor do que uma prima sem graça.

        Há o lado ruim, e contadora que esconde passivo vai presa. Uma árvore depende dos galhos: quem não conhece ninguém
        da casa não tem por onde entrar. Para isso existe o <a href="/join">pedido de convite</a>, que gente de verdade lê
        e responde em três a cinco dias úteis. E quem já sentou as cinco visitas pode pedir mais lugares. Regra de casa é
        assim, firme e com exceção conversada.

        Meu conselho, de quem fechou balanço a vida inteira: não gaste os cinco no primeiro dia. Deixe um lugar para quem
        você ainda não sabe que vai fazer falta. A minha filha está grávida. Pelos meus cálculos, em 2042
        vai aparecer alguém pedindo uma cadeira.
      `),
    },
    en: {
      title: 'The arithmetic of five chairs',
      summary:
        'A retired accountant works out what happens when everyone who joins can bring up to five others, and finds that four chairs in five will always be empty. This turns out to be the point.',
      content: prose(`
        I kept other people’s books for thirty-four years, so when my niece explained that everyone who joins Varanda
        gets an invite with five seats on it, I did not think of friendship. I thought of a spreadsheet.

        My mother was first through the door. She asked three people: my brother, my sister and my aunt. Those three
        asked fourteen, the fourteen asked nineteen, and the nineteen asked six. With her, that makes forty-three. I
        drew it on the back of an electric bill, meaning only to check the total, and found something I hadn’t gone
        looking for.

        <h2>The empty chairs</h2>

        Forty-three people with five seats apiece is 215 seats. The number taken is 42: everyone but my mother, whom
        nobody invited, as she would be the first to tell you. So 173 chairs stand empty. In the theater you would close
        the show.

        But try it with other numbers. A thousand people have five thousand seats between them, and 999 of those are
        taken. A million people do no better. However eagerly everyone invites, a shade over four chairs in five are
        always free, because each guest who sits down has carried in five more.

        Run the numbers backward and they say something stranger. On average, each person invites <em>fewer than
        one</em>. That isn’t shyness, it’s what a family tree is: everyone but the root has exactly one line going up.
        In our house eighteen people invited somebody and twenty-five invited nobody at all. Only two, my brother and
        Aunt Lúcia, used all five. If the rule had been “you must bring five,” practically the whole family would be
        behind on its payments forever, and acting like it. You know the kind of message. It starts with “Hey, girl!”
        Hence the words <strong>up to</strong>, which may be the two most considerate words on the page.

        <h2>Is five a lot?</h2>

        It looks stingy. Suppose, though, that nobody left a chair unused:

        <ul>
        <li>after one round there are 6 people, which is dinner;</li>
        <li>after two, 31, which is Christmas with both sides;</li>
        <li>after three, 156, which is a wedding somebody will regret paying for;</li>
        <li>after five, 3,906, a small town with its own marching band;</li>
        <li>after fourteen, 7.6 billion, and in the round after that you run out of human beings.</li>
        </ul>

        So five is no limit on size. It is a limit on haste. You can’t dump your whole address book into the place on a
        rainy Sunday and see who sticks. With five, you choose, and choosing takes a person longer than a computer would
        like. My aunt spent three weeks on her last seat, torn between the woman at the bakery and the man who delivers
        the gas. Bread won.

        <h2>Following the string back</h2>

        What I like best doesn’t show up in the totals. Pick anyone in the house, ask who invited them, then who invited
        <em>that</em> person, and in four steps at most you are standing in my mother’s kitchen. Nobody wandered in. If
        somebody behaves badly, there is one particular person who feels awkward about it over lunch, and who will have
        a quiet word. I’ve read about other systems of moderation. They seem to need a lot more staff.

        An honest set of books shows the liabilities too. A tree has to be climbed from somewhere: if you know no one in
        the house, no branch reaches you. For that there is <a href="/en/join">an invite request</a>, which real people
        read, and answer in three to five business days. And a member whose five guests have all sat down can ask for
        more chairs. That’s how house rules ought to work, I think: clear, and open to a conversation.

        One piece of professional advice. Hold a seat back. Not out of caution, but because the person you’ll most want
        to give it to may be someone you haven’t met. My daughter is expecting. By my calculations somebody will be
        wanting a chair in about 2042, and I’d like to be the one still holding it.
      `),
    },
  },
}
