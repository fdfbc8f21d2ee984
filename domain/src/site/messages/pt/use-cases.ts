import { brand } from '../../../brand.ts'

/** Use cases: five stories of people who are invented. What is not there yet is in domain/src/site/claims.ts. */
export const useCases = {
  title: `Para que serve a ${brand.name}: cinco histórias`,
  description: `A tarde das crianças, o pão que saiu, quem é pequeno, a escola, a família: cinco histórias para imaginar a ${brand.name}.`,
  hero: {
    title: 'Cinco jeitos de sentar junto',
    demo: 'Explore uma rede inventada de mil pessoas',
    lead: 'As pessoas destas histórias são inventadas.',
    kept: 'O que a casa faz por elas, não.',
    works: 'O que a casa faz por elas, nem tudo: uma parte ainda está em obra, e cada história diz qual.',
    index: 'As cinco histórias',
  },
  does: 'O que a casa faz',
  willDo: 'O que a casa vai fazer',
  ahead: 'Esta história ainda vai acontecer. Vai ser assim:',
  stories: {
    brincar: {
      kind: 'Tarde de brincar',
      title: 'Sábado, às três, no parquinho',
      story: [
        'Samira tem dois filhos e uma geladeira coberta de bilhetes. Combinar uma tarde de parquinho levava quarenta mensagens, e sempre alguém ia no dia errado.',
        'Agora ela faz um evento para as quatro famílias do prédio. Caio responde da fila do mercado. Yumi só consegue às quatro e diz isso ali mesmo. Quando o tempo fecha, Samira muda a hora uma vez, e cada um fica sabendo uma vez.',
      ],
      does: {
        evento: 'Evento com dia, lugar e quem vai, e um arquivo que entra no calendário de cada um.',
        enquete: 'Enquete, para decidir entre o parquinho e a casa de alguém.',
        grupo: 'Grupo só das quatro famílias: quem está ali recebeu o convite e aceitou.',
        avisos: 'Um aviso por acontecimento. Dez respostas não viram dez toques no bolso.',
      },
      picture:
        'Debaixo de uma mangueira, um menino no balanço de pneu, uma menina de braços para o alto e outra, de cadeira de rodas, empinando pipa. A mãe de um deles olha da cadeira.',
      event: {
        when: 'sábado, 28 de nov., às 15h',
        where: 'Parquinho da Rua das Acácias',
        going: 'Samira, Caio e mais 5 vão',
        late: 'Yumi chega às 16h',
      },
    },
    bairro: {
      kind: 'Marca do bairro',
      title: 'O pão da Yumi sai às seis',
      story: [
        'Yumi assa pão na cozinha de casa e vende para a rua. Não quer fazer dancinha nem pagar para aparecer. Quer só avisar que a fornada saiu.',
        `Abriu um círculo público: qualquer pessoa adulta da ${brand.name} pode ler, e só ela escreve. Umas duzentas pessoas acompanham. Dezoito assinam a cesta de sexta; quem para de pagar sai da lista sem ninguém precisar tocar no assunto.`,
      ],
      does: {
        circulo: 'Círculo público: até mil pessoas acompanham, e só quem abriu publica.',
        fornada: 'A fornada das seis aparece às seis, para todo mundo que acompanha.',
        pix: 'Pix direto na chave dela, ou cartão. A casa não segura o dinheiro nem cobra taxa.',
        assinatura: 'Assinatura mensal: pagar põe a pessoa no círculo da cesta, parar de pagar tira.',
        contas: 'As contas dos dois lados, que saem em planilha.',
      },
      picture:
        'Uma janela com toldo listrado e pães no peitoril; atrás deles, Yumi. Na calçada, um senhor de bengala espera com a sacola.',
      post: {
        time: '6h02',
        text: 'Saiu o de milho. Hoje tem também sem glúten, são só doze.',
        sill: '214 pessoas acompanham',
      },
    },
    criancas: {
      kind: 'Crianças e adolescentes',
      title: 'Nina tem nove anos e um cachorro para mostrar',
      story: [
        'Marina criou a conta da Nina e responde por ela. Nina mostra o cachorro aos primos e aos avós. Gente nova só chega depois do sim da mãe.',
        'Davi, o irmão, tem catorze, e com ele gente nova também espera um sim. Dos dois, Marina vê com quem conversam e quanto tempo ficam. As palavras são deles.',
      ],
      does: {
        conta: 'Antes dos 16, a conta só existe ligada à de alguém responsável, que a cria.',
        busca: 'Não aparece em busca nem vê o que é aberto a todos, desde o primeiro dia.',
        contato: 'Contato novo espera um sim.',
        circulo: 'Círculo novo também.',
        fotos: 'Foto de quem pediu cuidado obedece: perguntar antes, só a família, nunca em público.',
        idade: 'Aos 16, os contatos são por conta própria. Aos 18, a conta passa inteira para a pessoa.',
      },
      picture:
        'Três portas em arco, da menor para a maior: na pequena uma menina, na média um rapaz de boné, na grande a mãe deles.',
      doors: [
        { who: 'Nina', what: '9 anos: cada contato espera um sim' },
        { who: 'Davi', what: '14 anos: os dele também esperam' },
        { who: 'Marina', what: 'responde pelos dois' },
      ],
    },
    escola: {
      kind: 'Comunidade da escola',
      title: 'O mural do 3º B',
      story: [
        'Seu Otávio dá aula para vinte e seis crianças, e quarenta e um adultos querem saber da feira de ciências. Ele publica num círculo privado. As famílias leem e comentam sem trocar telefone.',
        'A regra está escrita: quem chega no meio do ano vê os últimos 30 dias, e quem muda de escola deixa de ver, inclusive o que já passou. A família da Lia pediu “nunca em público”. A foto do passeio sabe disso.',
      ],
      does: {
        circulo:
          'Círculo privado: só quem criou vê a lista inteira. As outras pessoas veem quantas são e os nomes que já conhecem.',
        historico: 'Regra de histórico em palavras: tudo, os últimos 30 dias ou de hoje em diante.',
        grupo: 'Um grupo à parte, para as famílias falarem entre si: até 150 pessoas, com moderação.',
        sucessao: 'Quem cuida do grupo nomeia quem fica no lugar. Nenhum grupo fica sem alguém que cuide dele.',
      },
      picture:
        'Desenhos de criança pendurados num varal: uma casa, um sol, um peixe, um foguete. Um professor de óculos e bigode branco prende o último.',
      rule: 'Quem chega vê os últimos 30 dias',
    },
    familia: {
      kind: 'Círculo da família',
      title: 'Belém, Lisboa e a mesa da Dona Cida',
      story: [
        'Dona Cida tem 81 anos e não quer o telefone apitando. Aos domingos recebe um resumo por e-mail, abre, lê de cima a baixo e, quando acaba, acaba.',
        'Ana mora em Lisboa e publica de madrugada; em Belém o telefone só toca de manhã. Onze anos de fotos vieram do WhatsApp, cada uma no seu dia. E no Natal Beto fez do grupo um álbum que abre num pendrive, para a tia que não quer conta em lugar nenhum.',
      ],
      does: {
        grupo: 'Grupo da família: todo mundo publica, e cada pessoa recebeu o convite e aceitou.',
        resumo: 'Resumo do dia ou da semana e silêncio à noite, no fuso de cada pessoa.',
        conversa: 'A conversa do WhatsApp vira álbum: lida no próprio celular, datas mantidas, ninguém avisado.',
        par: 'Par guardado: a casa avisa antes que um convite de festa junte Ana e Rafa.',
        album: `Álbum que abre sem internet, sem conta e sem ${brand.name}.`,
      },
      picture:
        'Dona Cida, seu Benedito, Nina e Beto à mesa, com bolo e café, debaixo de um lustre. Ao lado, numa janela com lua, Ana, em Lisboa.',
      clocks: [
        { place: 'Belém', time: '20h', who: 'Dona Cida' },
        { place: 'Lisboa', time: '23h', who: 'Ana' },
      ],
    },
  },
  end: { title: 'E a sua história?' },
}
