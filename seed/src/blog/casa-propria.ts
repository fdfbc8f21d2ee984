import { prose, type ToldBlogPost } from './telling.ts'

export const casaPropria: ToldBlogPost = {
  id: 'casa-propria',
  tags: ['casa', 'privacidade'],
  author: 'André Moreira Luz',
  publishedAt: '2026-06-17T14:10:00Z',
  cover: {
    alt: {
      pt: 'Em cima da geladeira azul, sobre a toalhinha de crochê, um pinguim de louça e um computadorzinho com a luz acesa.',
      en: 'On top of a blue fridge, on a crocheted doily, a china penguin and a very small computer with its light on.',
    },
  },
  texts: {
    pt: {
      title: 'O computador ao lado do pinguim',
      summary:
        'A rede de uma família inteira cabe numa máquina do tamanho de um pote de sorvete. Como é cuidar dela em casa: o que é fácil, o que dá trabalho e o que ninguém lê antes.',
      content: prose(`
        Em cima da minha geladeira há uma toalhinha de crochê, um pinguim de louça e um computador. O pinguim era da minha
        sogra e o computador era de uma lan house que fechou. Juntos, guardam uma família que já é quase a minha: quarenta e três pessoas, as fotos, as conversas e uma discussão antiga sobre farofa.

        Trabalho com som e luz para festa. Não sou de informática. Conto isso porque muita gente acha que para ter uma
        rede em casa é preciso ser, e não é. É preciso ser a pessoa que, quando falta luz, sabe onde está a lanterna.

        <h2>O tamanho da coisa</h2>

        A Varanda é um programa livre, que cada um pode instalar na sua máquina. Liga com um comando, é um processo só, e o
        banco de dados é um arquivo. Não precisa de máquina grande: texto de família não pesa, foto pesa pouco depois de
        reduzida, e quarenta pessoas raramente querem a mesma coisa no mesmo segundo, fora na hora do gol.

        O resto você já conhece. É uma tomada que ninguém desliga para ligar o aspirador (ponha um bilhete). É um cabo até
        o roteador. É um endereço na internet, que custa por ano o que custa uma pizza. E um relógio que de vez em quando
        lembra você de olhar.

        <h2>O que dá trabalho</h2>

        Instalar foi uma tarde. Trabalho mesmo é o que vem depois, e é pouco, mas é para sempre, como planta:

        <ul>
        <li><strong>Cópia de segurança.</strong> Faz-se com a casa funcionando. Guarde em outro lugar, porque cópia em
        cima da mesma geladeira queima com a mesma geladeira. A minha vai para a casa do meu cunhado, e a dele vem para a
        minha.</li>
        <li><strong>Ensaiar a volta.</strong> Cópia que nunca foi restaurada é esperança. Duas vezes por ano eu restauro
        numa pasta à parte e procuro a foto do bolo.</li>
        <li><strong>Jogar fora.</strong> Prometemos às pessoas que o apagado some das cópias em até
        <a href="/blog/apagar">35 dias</a>. Cumprir isso é meu, não do programa.</li>
        <li><strong>Atualizar.</strong> Em dia sem festa.</li>
        </ul>

        E há o que não depende de mim. Se cai a internet do bairro, cai a casa. Já aconteceu numa quarta-feira, por um
        caminhão alto. O que as pessoas escreveram nesse meio-tempo ficou esperando no telefone delas e saiu sozinho quando
        a luz voltou. Ninguém perdeu uma vírgula, e eu perdi quatro quilos.

        <h2>A parte que ninguém lê antes</h2>

        O disco é meu. Isso quer dizer que, se eu quisesse, poderia abrir a máquina e ler o que está nele. O programa não
        me dá um botão para isso, e se um dia um administrador precisar abrir uma publicação numa emergência, fica
        registrado e a pessoa é avisada. Mas disco é disco. Está dito com todas as letras na
        <a href="/privacy">página de privacidade</a>, e eu disse também de viva voz, no churrasco, antes de ligar.

        Houve um silêncio. Aí a dona da casa, a matriarca, perguntou: “e antes, quem podia ler?”. Expliquei que antes
        também havia um disco, e gente que podia abri-lo, só que em outro hemisfério e sem churrasco. Ela pensou um pouco.
        “Então prefiro você, que eu sei onde mora.”

        É exatamente essa a troca. Você deixa de confiar numa empresa que não conhece e passa a confiar num cunhado. Nem
        sempre é bom negócio: conheço cunhados. Se na sua família não existe essa pessoa, ou se ela vive brigando com
        alguém, não faça. Use uma casa cuidada por outros e durma tranquilo. Mas, se existe, e se ela já é quem conserta o
        chuveiro, tem a chave de todo mundo e nunca contou o que viu, então vocês já têm um administrador de sistemas. Só
        falta o computador. Pinguim ajuda.
      `),
    },
    en: {
      title: 'The computer beside the penguin',
      summary:
        'A whole family’s network fits in a machine the size of an ice cream tub. What it’s like to look after one at home: what’s easy, what isn’t, and what nobody reads beforehand.',
      content: prose(`
        On top of my fridge there is a crocheted doily, and on the doily a china penguin and a computer. In Brazil every
        fridge of a certain age has a penguin; don’t ask. This one was my mother-in-law’s. The computer came from an
        internet café that went under. Between them they look after a family that is by now very nearly mine:
        forty-three people, their photos, their conversations, and a long-running argument about stuffing.

        I do sound and lights for parties. I’m not a computer person. I mention it because people assume you have to be.
        What you have to be is the one who knows, when the power goes out, which drawer the flashlight is in.

        <h2>How much of it there is</h2>

        Varanda is free software, and anyone can run a house of their own. It starts with one command, it’s a single
        process, and the database is one file. It doesn’t need a big machine. The things families say weigh nothing, the
        pictures weigh little once they’ve been shrunk, and forty people hardly ever want the same thing in the same
        second, except when somebody scores.

        Beyond that, you need what you already have: an outlet nobody will unplug to run the vacuum (put up a note), a
        cable to the router, and a name on the internet, which costs about as much a year as a night of takeout.

        <h2>Where the work is</h2>

        Setting it up took an afternoon. The work is what comes after. There isn’t much of it, but it doesn’t stop. It’s
        like keeping a plant.

        <ul>
        <li><strong>Backups.</strong> They’re made while the house is open. Keep them somewhere else, since a copy that
        lives on top of the same fridge burns with the same fridge. Mine go to my brother-in-law, and his come to
        me.</li>
        <li><strong>Rehearsals.</strong> A backup that has never been restored is a wish. Twice a year I bring one back
        in a separate folder and look for the picture of the cake.</li>
        <li><strong>Throwing things out.</strong> We promise people that what they delete is gone from the copies within
        <a href="/en/blog/apagar">35 days</a>. Keeping that promise is my job, not the program’s.</li>
        <li><strong>Updates.</strong> On a day without a party.</li>
        </ul>

        Some things are out of my hands. When the street loses its internet, the house closes. It has happened once, on
        a Wednesday, on account of a very tall truck. What people wrote in the meantime waited on their phones and went
        out by itself when the line was fixed. Nobody lost so much as a comma. I lost nine pounds.

        <h2>What nobody reads beforehand</h2>

        The disk is mine. If I wanted to, I could open the machine and read what’s on it. The program gives me no button
        for that, and if an administrator ever had to open somebody’s post in an emergency, it would go on the record
        and the person would be told. But a disk is a disk. It says so in plain words on <a href="/en/privacy">the
        privacy page</a>, and I said so out loud, at a barbecue, before I switched anything on.

        There was a silence. Then the matriarch spoke. “And before this, who could read it?” I explained that before
        this there had also been a disk, and people able to open it, only in another hemisphere and without the ribs.
        She thought it over. “Then I’d rather it was you. I know where you live.”

        That is exactly the deal. You stop trusting a company you’ve never met and start trusting a brother-in-law. It
        isn’t always a good deal; I’ve met brothers-in-law. If there’s no such person in your family, or if there is and
        he isn’t speaking to half of it, don’t. Join a house that somebody else keeps, and sleep well. But suppose there
        is one. Suppose they already fix everybody’s water heater, hold everybody’s spare keys and have never once
        repeated what they saw. Then you have a systems administrator. All you’re missing is the computer, and maybe the
        penguin.
      `),
    },
  },
}
