import { prose, type ToldBlogPost } from './telling.ts'

/** Words that nobody explains to those who speak Portuguese: in English only. */
export const glossaryForInLaws: ToldBlogPost = {
  id: 'glossary-for-in-laws',
  tags: ['familia', 'casa'],
  author: 'Emma Clarke',
  publishedAt: '2026-10-07T16:00:00Z',
  cover: {
    alt: {
      en: 'A striped hammock hung across a porch, one bare foot dangling out of it; below, a sleeping dog and a lost sandal.',
    },
  },
  texts: {
    en: {
      title: 'A glossary for whoever marries in',
      summary:
        'Nine Brazilian words you will need by Sunday, explained by a granddaughter from Toronto who learned most of them by getting them wrong at the table.',
      content: prose(`
        My mother’s family lives in a small Brazilian town, and sooner or later somebody brings home a foreigner. I have
        been that foreigner every other summer of my life, with the added disgrace of being related. What follows is
        what I wish someone had handed me at the airport. There is no Portuguese version, because nobody who speaks
        Portuguese has noticed that any of this needs explaining.

        <h2>Varanda</h2>

        It’s in your dictionary as “veranda,” which English got from India, where it’s generally thought to have come
        off a Portuguese ship. So you’re only being asked to take the word back. The thing itself is harder. A varanda
        isn’t outdoors, where strangers are, or indoors, where the housework is. It’s the part of the house that faces
        people. If you’re found sitting there, you are considered available for conversation, coffee and opinions about
        your hair.

        <h2>Cafezinho</h2>

        “Little coffee.” It is small, black, and already sweet. It is offered on arrival, on departure, and in order to
        postpone departure. Accept. You are not being asked whether you’re thirsty. Refusing it politely is possible,
        and takes about as long as drinking it.

        <h2>Imagina</h2>

        Literally, “imagine.” Used for “you’re welcome,” “don’t mention it,” “how could you think that,” and “yes,
        obviously, but I’m not going to say so.” If you thank a Brazilian aunt for the cake and she says
        <em>imagina</em>, you’ve done well. If you offer to do the dishes and she says <em>imagina</em>, get up and
        start. It was a test.

        <h2>Passa lá em casa</h2>

        “Drop by the house.” In most cases this is a warm way of saying goodbye, with no address attached. In my family
        it’s a subpoena. You can tell them apart by whether a day of the week was mentioned.

        <h2>Daqui a pouco</h2>

        “In a little while.” See also <em>já já</em>, which is sooner, and <em>já</em> (“now”), which is later. If your
        partner’s uncle says he’s almost there, he’s in the shower. If he says he’s leaving, pull up another chair,
        because it’s going to be about an hour.

        <h2>Rede</h2>

        This is a hammock, and also a net, and also a network, including the kind on your phone. I like that one word
        covers being held up and being caught. The hammock has rules. You lie in it on the diagonal. You do not ask
        whose turn it is. A foot left hanging out means occupied, like a coat on a chair. Whatever is asleep underneath
        was there first.

        <h2>Farofa</h2>

        Toasted cassava flour, with butter, and bacon if there is a God. On the plate it looks like a kitchen accident.
        Put it on everything. It’s the name of the dog, too, in our case, and for the same reason: that color, and
        always under the table.

        <h2>Saudade</h2>

        You’ve been told that it can’t be translated. People will say this to you at parties. It can: it’s missing
        someone, and the Portuguese just had the sense to make it a noun, so that you can have some, send someone some,
        and die of it on the phone. What has no translation is the way my grandmother says it. She says it looking at
        you, while you’re still there.

        <h2>Quem é de casa</h2>

        “Those who belong to the house.” There’s no ceremony, and nobody will tell you when it happens. One day you’ll
        walk in and not be offered coffee, since you know where the pot is. Someone will hand you a baby without
        looking. You’ll get yelled at about the fridge door. At the time my feelings were hurt. My mother had to explain
        to me, on the bus home, that I’d been promoted.

        <h2>A note on volume</h2>

        They aren’t arguing. I asked. They are agreeing, from different chairs. If you’d like to practice beforehand,
        the family posts <a href="/en/blog/ordem-de-hora">in the order it happens</a>, and you can read at your own
        pace, with a dictionary, in the quiet. Then put it away and come. It won’t prepare you in the least, but they’ll
        be so happy you tried.
      `),
    },
  },
}
