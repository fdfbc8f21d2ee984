import { prose, type ToldBlogPost } from './telling.ts'

export const enderecoNaFoto: ToldBlogPost = {
  id: 'endereco-na-foto',
  tags: ['privacidade'],
  author: 'Ana Ribeiro Andrade',
  publishedAt: '2026-05-20T13:15:00Z',
  cover: {
    alt: {
      pt: 'Uma foto de bolo de aniversário em pé sobre um mapa; a sombra dela tem a forma de um alfinete de mapa.',
      en: 'A photo of a birthday cake stands on a street map; the shadow it casts is the shape of a map pin.',
    },
  },
  texts: {
    pt: {
      title: 'A foto do bolo sabe onde você mora',
      summary:
        'Toda foto de celular traz uma bula que quase ninguém lê, às vezes com o endereço. O que há nela, o que acontece com ela aqui e o que nenhum programa consegue tirar.',
      content: prose(`
        Sou farmacêutica e leio bulas por gosto. A maior parte do que está escrito ali não interessa a quem toma o
        remédio, até o dia em que interessa muito. As fotos do celular também vêm com bula. A diferença é que ninguém a
        desdobra.

        Fotografe um bolo em cima da mesa. O arquivo guarda o bolo e guarda, junto, uma fichinha chamada Exif: marca e
        modelo do aparelho, dia e hora com segundos, se o flash disparou. E, quando a câmera tem permissão para usar a
        localização, a latitude e a longitude do lugar onde você estava.

        <h2>Com que precisão</h2>

        Costumam ser graus, minutos e segundos, com casas decimais. Um grau de latitude dá uns 111 quilômetros. Divida por
        sessenta e por sessenta outra vez: um segundo são 31 metros. Um décimo de segundo, três metros. O satélite erra um
        pouco dentro de casa, mas três metros é a distância entre o bolo e o portão.

        Uma foto só diz pouco. Vinte fotos, de um ano inteiro, dizem onde fica a casa, em que dias a família viaja, qual é
        o caminho da escola. Nenhuma delas mostra o número do portão. Todas o sabem.

        Quer ver a sua? Abra uma foto no telefone e procure os detalhes (um “i”, ou deslize a imagem para cima). Se
        aparecer um mapinha, é isso.

        <h2>O que fazemos com a bula</h2>

        Na Varanda, antes de a foto sair do seu aparelho, o próprio navegador a desenha de novo, menor. Essa segunda foto
        é feita só da imagem; a ficha fica para trás, no original, que continua no seu telefone. Repare na ordem: primeiro
        tira, depois envia. O endereço não é apagado quando chega aqui, porque não chega.

        É uma diferença que conheço do balcão. Posso prometer que jogo fora a receita que você esqueceu comigo. É melhor
        você não esquecer.

        Fora daqui, cada lugar tem o seu costume, e o costume muda. Alguns serviços limpam a foto, outros a guardam
        inteira, e quase todos a deixam intacta quando ela viaja “como arquivo”, “como documento” ou anexada a um e-mail.
        Na dúvida, o mais seguro é tirar da câmera a permissão de localização. Fica nos ajustes do telefone, na parte de
        privacidade, e leva menos tempo que cantar o parabéns.

        <h2>O que ninguém consegue tirar</h2>

        Aqui a farmacêutica é obrigada a falar das contraindicações. Limpar a ficha não limpa a imagem. Continuam lá:

        <ul>
        <li>o brasão da escola no uniforme;</li>
        <li>a placa do carro e a placa da rua, esta com CEP;</li>
        <li>o crachá pendurado na cadeira, a encomenda com etiqueta em cima da mesa;</li>
        <li>a vista da janela, que qualquer vizinho reconhece.</li>
        </ul>

        Também não se desfaz o que foi mandado antes. A foto que já circulou com a ficha dentro continua com a ficha
        dentro em cada telefone por onde passou.

        Não escrevo isso para ninguém ter medo de bolo. Fotografe o bolo, a vela torta, o cachorro de chapéu. Só faça como
        na farmácia: saiba o que vai na caixa, veja <a href="/privacy">o que guardamos e por quanto tempo</a>, e escolha
        para quem entrega. Uma foto para doze pessoas com nome e sobrenome pede menos cuidado que uma foto para o mundo,
        mas pede algum. O resto é aproveitar enquanto não desanda a cobertura.
      `),
    },
    en: {
      title: 'The cake knows your address',
      summary:
        'Every photo from a phone comes with fine print that hardly anybody unfolds, and your address may be in it. What it says, what happens to it here, and what no program can take out.',
      content: prose(`
        I’m a pharmacist, and I read the insert. You know the one: folded eleven times, printed on tissue paper, thrown
        out with the box. Most of it will never concern you. The line that does concern you, you’ll wish you had read.

        Photos come with an insert too. Take a picture of a birthday cake on the kitchen table, and the file will
        contain the cake and, tucked in beside it, a set of notes called Exif: the make of the phone, the date and time
        down to the second, whether the flash went off. If your camera is allowed to use your location, and many are,
        because somebody once tapped “Allow” just to get on with taking the picture, the notes also give the latitude
        and longitude of the cake.

        <h2>How close is close?</h2>

        The position is usually written in degrees, minutes and seconds. A degree of latitude is about 69 miles. Divide
        that by sixty, and by sixty again, and a second comes to a hundred feet; a tenth of a second, to ten. Satellites
        get vaguer indoors, but ten feet is roughly the distance from the cake to the front door.

        One picture gives little away. A year of them is another matter. They know which house, which weeks it sits
        empty, which way the kids walk to school. You were careful never to photograph the number on the gate, and it
        made no difference.

        To look at your own, open a photo on your phone and ask for its details; there’s a small “i,” or you can swipe
        the picture up. If a map appears, that’s the insert.

        <h2>What happens to it here</h2>

        Before a photo leaves your device for Varanda, your own browser draws it again, smaller, and it’s the new
        drawing that makes the trip. It is made of picture and nothing else. The notes stay behind with the original,
        which stays on your phone.

        The order matters. We don’t receive your address and then dispose of it thoughtfully. It never arrives. At my
        counter I can promise to shred the prescription you left behind, and I do shred it, but we’d both sleep better
        if you took it home.

        Elsewhere the customs vary, and they change without notice. Some services clean a picture, some keep it whole,
        and nearly all of them leave it untouched when it’s sent “as a file” or attached to an email. When in doubt,
        take the location away from the camera itself. It’s somewhere in your phone’s settings, under privacy, and takes
        less time than singing “Happy Birthday” with the wrong name in the middle.

        <h2>What can’t be taken out</h2>

        Every insert has this section. Cleaning the notes doesn’t clean the picture, which still shows:

        <ul>
        <li>the name of the school on the sweatshirt;</li>
        <li>the license plate, and the street sign behind it;</li>
        <li>the package on the table, label up;</li>
        <li>the view from the window, which any neighbor could place in a second.</li>
        </ul>

        Nor does it reach back in time. A photo you sent last year with its notes inside is still carrying them, on
        every phone it passed through.

        I’m not trying to put anybody off cake. Photograph the cake, the candle leaning like a drunk, the dog in its
        paper hat. Do what you’d do with anything else that comes in a box: find out what’s in it, read <a
        href="/en/privacy">what we keep and for how long</a>, and watch who you hand it to. Twelve people whose names
        you could recite call for less care than the whole world does. They do call for some. One of them, in our
        family, is my brother-in-law.
      `),
    },
  },
}
