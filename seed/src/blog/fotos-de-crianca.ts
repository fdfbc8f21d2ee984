import { prose, type ToldBlogPost } from './telling.ts'

/** About a Brazilian law, for those who live under it: in Portuguese only. */
export const fotosDeCrianca: ToldBlogPost = {
  id: 'fotos-de-crianca',
  tags: ['criancas', 'privacidade'],
  author: 'Luana Batista',
  publishedAt: '2026-03-25T12:30:00Z',
  cover: {
    alt: {
      pt: 'Uma criança segura diante do rosto um desenho de sol com olhos e sorriso; atrás, o cobogó verde da varanda.',
    },
  },
  texts: {
    pt: {
      title: 'A criança que segura o desenho na frente do rosto',
      summary:
        'O ECA Digital está em vigor desde 17 de março. O que a lei pede sobre contas de crianças e adolescentes, o que ela não resolve e uma pergunta que resolve quase tudo.',
      content: prose(`
        Dou aula de ciências para crianças de dez anos. Na feira do ano passado, uma aluna posou ao lado do vulcão de
        bicarbonato com o cartaz erguido bem na frente da cara. Achei que era vergonha. “Não, professora. É que minha mãe
        posta tudo, e dessa eu quero só o vulcão.”

        Tenho pensado nela desde que entrou em vigor, no dia 17 de março, a Lei 15.211, que todo mundo chama de ECA
        Digital. Conversei com pais na reunião do bimestre e percebi que a maioria ouviu falar e quase ninguém sabe o que
        ela pede. Então fui ler. Não sou advogada; conto o que entendi, e o que não entendi também.

        <h2>O que está escrito</h2>

        O artigo mais comentado é o 24. Ele diz que serviços voltados para crianças e adolescentes, ou que eles
        provavelmente usem, devem garantir que as contas de quem tem até dezesseis anos estejam <strong>vinculadas à
        conta de um responsável legal</strong>. Em vez do velho “declaro ter mais de treze”, seguido de um clique e de uma
        pequena mentira coletiva, um adulto responde.

        Pelos resumos que saíram na imprensa, há mais: a idade que a própria criança declara deixa de bastar, as
        ferramentas de supervisão têm de vir ligadas no modo mais protetor, não pode haver propaganda dirigida pelo perfil
        da criança, e quem fiscaliza é a Autoridade Nacional de Proteção de Dados.

        O que eu não sei, e desconfie de quem souber com muita certeza, é até onde ela alcança uma rede pequena, de uma
        família só. Parte da lei olha para o compartilhamento em grande escala. Essa resposta é de advogado.

        <h2>O que esta casa faz</h2>

        Aqui ninguém com menos de dezesseis anos abre conta sozinho. A regra da casa é a conta ligada à de um responsável, que
        é quem a cria. Começa com tudo no mais fechado: não aparece em busca, não vê o que é aberto a todos, e conexão nova passa
        pelo adulto. O responsável vê com quem a criança fala e quanto tempo passa, e <em>não lê o que ela escreve</em>. Aos
        dezesseis os contatos ficam por conta própria; aos dezoito, a chave muda de mão. Em que pé isso está na casa, hoje, quem
        diz é a página dos <a href="/rights">seus direitos</a>.

        Defendo com unhas e dentes essa parte de não ler. Diário com leitor não é diário, e criança que sabe que é lida
        aprende a escrever em outro lugar.

        <h2>O que a lei não tem como resolver</h2>

        Ela cuida das contas das crianças. Mas a maior parte das fotos de criança que circulam por aí está na conta de
        gente grande: na minha, na sua, na da avó com álbum “Meu tesouro” aberto para o mundo. Nenhum artigo vai entrar na
        nossa casa às sete da noite, quando o banho ficou engraçado.

        Para isso uso a pergunta da aluna do vulcão, virada para mim: <strong>se fosse eu, aos dez anos, quem eu deixaria
        ver?</strong> Os avós, sim. A madrinha, sim. O chefe da minha mãe? O moço que vendeu o sofá? Quando respondo com
        nomes, a foto costuma encontrar sozinha o tamanho do seu público. Se não consigo dizer os nomes, não é público, é
        rua.

        Uns costumes que peguei depois disso:

        <ul>
        <li>pergunto à criança, e aceito o não, inclusive quando a foto ficou linda;</li>
        <li>banho, choro, castigo e boletim não viram imagem;</li>
        <li>uniforme e fachada de escola, só para quem já sabe qual é a escola;</li>
        <li>filho dos outros aparece de costas, ou pergunto antes aos outros;</li>
        <li>tiro da foto <a href="/blog/endereco-na-foto">o que ela carrega escondido</a>.</li>
        </ul>

        E não precisa ficar triste. Dá para mostrar a infância inteira sem mostrar o rosto: as mãos na massa, a sombra no
        muro, os dois pés fora do chão. Guardei a foto da feira. Nela há um vulcão, um cartaz torto com a palavra “erupisão”
        e, dos dois lados do papel, um palmo de trança. Quem a conhece sabe, na hora, quem está ali rindo.
      `),
    },
  },
}
