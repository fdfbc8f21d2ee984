import { derivedId } from './derived-id.ts'

interface Person {
  name: string
  birthDate: string
  bio: string
  invitedBy: string | null
  locale?: 'en'
}

/** Everyone who has an account, inviters before the people they invited. Children are only spoken of. */
export const people = {
  cida: {
    name: 'Dona Cida Andrade',
    birthDate: '1948-05-13',
    bio: 'Mãe de três, avó de quatro e bisavó estreante. A porta está encostada, é só empurrar.',
    invitedBy: null,
  },
  beto: {
    name: 'Beto Andrade',
    birthDate: '1974-09-02',
    bio: 'Pai da Nina e do Pedro. Churrasco, pelada de quinta e pilha de ferramenta emprestada.',
    invitedBy: 'cida',
  },
  marina: {
    name: 'Marina Andrade',
    birthDate: '1983-02-21',
    bio: 'Professora do 4º ano. Caçula da Dona Cida. Noiva (ainda não acostumei a escrever isso).',
    invitedBy: 'cida',
  },
  lucia: {
    name: 'Tia Lúcia Ferreira',
    birthDate: '1955-10-18',
    bio: 'Irmã da Cida. Hibiscos, palavras cruzadas e um baú que ninguém mexe sem pedir.',
    invitedBy: 'cida',
  },
  sonia: {
    name: 'Sônia Andrade Prado',
    birthDate: '1970-07-30',
    bio: 'A mais velha, a que faz a lista. Contadora aposentada, mas ainda confiro a conta do restaurante.',
    invitedBy: 'lucia',
  },
  ana: {
    name: 'Ana Ribeiro Andrade',
    birthDate: '1979-12-04',
    bio: 'Farmacêutica, mãe da Nina e do Pedro, tutora oficial da Farofa.',
    invitedBy: 'beto',
  },
  pedro: {
    name: 'Pedro Andrade',
    birthDate: '2008-08-11',
    bio: 'terceirão. violão. fome.',
    invitedBy: 'beto',
  },
  bruno: {
    name: 'Bruno Teixeira',
    birthDate: '1977-03-25',
    bio: 'Zagueiro do Unidos das Acácias desde que tinha cabelo.',
    invitedBy: 'beto',
  },
  osvaldo: {
    name: 'Seu Osvaldo Pimenta',
    birthDate: '1944-01-09',
    bio: 'Vizinho do 48. Ferroviário aposentado. Mangueira carregada: pode colher, mas bata palma antes.',
    invitedBy: 'beto',
  },
  zeca: {
    name: 'Tio Zeca Andrade',
    birthDate: '1951-06-24',
    bio: 'Técnico, massagista e torcida do Unidos. Nasci no dia de São João e não deixo ninguém esquecer.',
    invitedBy: 'beto',
  },
  caio: {
    name: 'Caio Prado',
    birthDate: '2004-11-15',
    bio: 'Estudo arquitetura, desenho cobogó na margem do caderno.',
    invitedBy: 'marina',
  },
  paula: {
    name: 'Paula Siqueira',
    birthDate: '1983-04-08',
    bio: 'Bolos da Paula: de casamento, de aniversário e de terça-feira. Encomendas com três dias, por favor.',
    invitedBy: 'marina',
  },
  rafa: {
    name: 'Rafa Moreira',
    birthDate: '1982-10-29',
    bio: 'Marceneiro. Noivo da Marina. Chego sempre com serragem no cabelo.',
    invitedBy: 'marina',
  },
  luana: {
    name: 'Luana Batista',
    birthDate: '1988-01-17',
    bio: 'Professora de ciências. Coleciono folhas secas e desculpas de aluno.',
    invitedBy: 'marina',
  },
  denise: {
    name: 'Denise Ferreira Clarke',
    birthDate: '1978-03-03',
    bio: 'Filha da Lúcia, em Toronto há muito tempo. Traduzo piada de tio para os meninos.',
    invitedBy: 'lucia',
  },
  marcio: {
    name: 'Márcio Ferreira',
    birthDate: '1980-08-19',
    bio: 'Caminhoneiro. Mando notícia quando tem sinal.',
    invitedBy: 'lucia',
  },
  zuleide: {
    name: 'Dona Zuleide Matos',
    birthDate: '1953-12-12',
    bio: 'Costureira. Faço barra, faço vestido, não faço milagre.',
    invitedBy: 'lucia',
  },
  katia: {
    name: 'Kátia da Padaria',
    birthDate: '1975-05-29',
    bio: 'Pão quente às seis e às quatro. Domingo só até meio-dia.',
    invitedBy: 'lucia',
  },
  giba: {
    name: 'Giba Prado',
    birthDate: '1968-02-10',
    bio: 'Casado com a Sônia, logo, organizado por tabela. Goleiro nas horas vagas.',
    invitedBy: 'sonia',
  },
  helena: {
    name: 'Helena Prado Nunes',
    birthDate: '1997-09-16',
    bio: 'Fisioterapeuta. Mãe do Tomás. Durmo quando ele deixa.',
    invitedBy: 'sonia',
  },
  camila: {
    name: 'Camila Ribeiro',
    birthDate: '1985-06-06',
    bio: 'Irmã da Ana, tia que leva para tomar sorvete antes do almoço.',
    invitedBy: 'ana',
  },
  marlene: {
    name: 'Marlene Ribeiro',
    birthDate: '1952-02-02',
    bio: 'Mãe da Ana e da Camila. Crochê e hidroginástica.',
    invitedBy: 'ana',
  },
  patricia: {
    name: 'Patrícia Gomes',
    birthDate: '1980-10-10',
    bio: 'Colega de balcão da Ana e mãe da Gabi.',
    invitedBy: 'ana',
  },
  gabi: {
    name: 'Gabi Gomes',
    birthDate: '2009-01-22',
    bio: 'baterista de balde. futura engenheira.',
    invitedBy: 'pedro',
  },
  caua: {
    name: 'Cauã Andrade',
    birthDate: '2009-02-14',
    bio: 'neto do tio zeca. camisa 7.',
    invitedBy: 'pedro',
  },
  nena: {
    name: 'Tia Nena Andrade',
    birthDate: '1954-07-07',
    bio: 'Casada com o Zeca, o que já é currículo. Pamonha por encomenda e por amizade.',
    invitedBy: 'zeca',
  },
  fabio: {
    name: 'Fábio Andrade',
    birthDate: '1979-04-23',
    bio: 'Motorista da linha 312. Se está atrasado, foi o sinal da ponte.',
    invitedBy: 'zeca',
  },
  graca: {
    name: 'Graça Moreira',
    birthDate: '1956-11-01',
    bio: 'Mãe do Rafa e da Lívia. Merendeira aposentada, mão pesada no alho.',
    invitedBy: 'rafa',
  },
  livia: {
    name: 'Lívia Moreira',
    birthDate: '1986-03-19',
    bio: 'Irmã do Rafa. Comando a planilha do casamento.',
    invitedBy: 'rafa',
  },
  thais: {
    name: 'Thaís Rocha',
    birthDate: '2004-06-01',
    bio: 'Estudante de veterinária. Namoro o Caio e o gato dele.',
    invitedBy: 'caio',
  },
  tiago: {
    name: 'Tiago Lemos',
    birthDate: '2004-09-09',
    bio: 'Divido apartamento, conta e panela com o Caio.',
    invitedBy: 'caio',
  },
  diego: {
    name: 'Diego Nunes',
    birthDate: '1995-12-20',
    bio: 'Pai do Tomás. Aprendi a trocar fralda no escuro.',
    invitedBy: 'helena',
  },
  jessica: {
    name: 'Jéssica Amaral',
    birthDate: '1997-05-05',
    bio: 'Amiga da Helena desde o pré. Madrinha do Tomás.',
    invitedBy: 'helena',
  },
  emma: {
    name: 'Emma Clarke',
    birthDate: '2001-05-27',
    bio: "Lúcia's granddaughter in Toronto. My Portuguese is mostly food.",
    invitedBy: 'denise',
    locale: 'en',
  },
  noah: {
    name: 'Noah Clarke',
    birthDate: '2004-10-05',
    bio: 'Emma’s little brother (six foot three). Learning Portuguese, one mistake at a time.',
    invitedBy: 'denise',
    locale: 'en',
  },
  vanessa: {
    name: 'Vanessa Ferreira',
    birthDate: '1983-07-14',
    bio: 'Cabeleireira. Mãe da Bia. Mulher de caminhoneiro: metade saudade, metade mala.',
    invitedBy: 'marcio',
  },
  bia: {
    name: 'Bia Ferreira',
    birthDate: '2007-11-30',
    bio: 'neta da lúcia. faço vídeo de tudo, mostro pra poucos',
    invitedBy: 'marcio',
  },
  wellington: {
    name: 'Wellington Souza',
    birthDate: '1981-09-27',
    bio: 'Pedreiro. Reforma, telhado e piso. Dois vira-latas e um papagaio.',
    invitedBy: 'osvaldo',
  },
  nakamura: {
    name: 'Jorge Nakamura',
    birthDate: '1960-04-16',
    bio: 'Barraca do pastel e mudas, feira de sábado, em frente à igreja.',
    invitedBy: 'osvaldo',
  },
  simone: {
    name: 'Simone Andrade',
    birthDate: '1981-05-12',
    bio: 'Enfermeira, plantão de doze horas. Casada com o Fábio, mãe do Cauã.',
    invitedBy: 'fabio',
  },
  ivo: {
    name: 'Seu Ivo Ribeiro',
    birthDate: '1949-08-08',
    bio: 'Marido da Marlene. Dominó na praça depois do almoço.',
    invitedBy: 'marlene',
  },
  renata: {
    name: 'Renata Lima',
    birthDate: '1984-02-26',
    bio: 'Veterinária da rua de cima. Sim, pode mandar mensagem. Não, foto de carrapato não.',
    invitedBy: 'patricia',
  },
  andre: {
    name: 'André Moreira Luz',
    birthDate: '1984-09-13',
    bio: 'Cunhado do Rafa. Som, luz e extensão elétrica.',
    invitedBy: 'livia',
  },
} as const satisfies Record<string, Person>

export type Who = keyof typeof people

/** All of them in the order in which they joined. */
export const everyone = Object.keys(people) as Who[]

export function person(who: Who): Person & { uid: string; email: string; invitedBy: Who | null } {
  return { ...people[who], uid: uidOf(who), email: `${who}@example.org` }
}

/** An account id that looks like the identity service's own: 28 letters and digits. */
export function uidOf(who: Who): string {
  return derivedId(`member ${who}`, 28)
}
