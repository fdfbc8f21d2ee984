import type { Ascendance } from './stock.ts'

/**
 * Names met in Brazil: most of Portuguese, African and indigenous origin, then Japanese, Italian, German and Lebanese.
 */
export const pt: readonly Ascendance[] = [
  {
    surnames:
      'Andrade Prates Duarte Moura Ferreira Barros Tavares Nogueira Azevedo Pimentel Siqueira Teixeira Cardoso Rezende Bastos Camargo Figueiredo Guimarães Lacerda Monteiro Peixoto Queiroz Rangel Salgado Toledo Vilela Amaral Bezerra Coutinho Dantas Fontes Galvão Leite Macedo Neves Paiva Ramos Silveira',
    men: [
      'José Antônio Benedito Sebastião Geraldo Raimundo Osvaldo Joaquim Nelson Milton Orlando Moacir Waldemar Alcides Juvenal Durval Ubirajara Otávio',
      'Carlos Marcelo Roberto Paulo Ricardo Eduardo Rodrigo Fábio Sérgio André Rafael Anderson Leandro Luciano Maurício Gustavo Rogério Thiago Jorge Cristiano',
      'Miguel Gabriel Arthur Pedro Lucas Davi Matheus João Heitor Bernardo Samuel Caio Cauã Vicente Theo Nicolas Murilo Akin Raoni Benício',
    ],
    women: [
      'Maria Aparecida Terezinha Benedita Lourdes Conceição Neusa Dirce Ivone Odete Zilda Nair Jandira Alzira Iracema Celina Hilda Olga',
      'Ana Adriana Patrícia Márcia Juliana Fernanda Cláudia Luciana Sandra Renata Camila Simone Vanessa Marina Daniela Tatiana Rosana Débora Lívia Jaci',
      'Júlia Sofia Alice Laura Helena Beatriz Isabela Luiza Manuela Mariana Clara Lara Valentina Cecília Iara Heloísa Dandara Tainá Nina Ayana',
    ],
  },
  {
    surnames: 'Sato Tanaka Nakamura Yamada Watanabe Oshiro',
    men: ['Kenji Hiroshi Akira Takeshi Kazuo Massao'],
    women: ['Yumi Akemi Harumi Naomi Sayuri Emi'],
  },
  {
    surnames: 'Bianchi Zanetti Romano Moretti Ferrari Bertolini Colombo',
    men: ['Enzo Pietro Lorenzo Giuseppe Vincenzo Dante'],
    women: ['Giovana Paola Lorena Antonella Francesca Chiara'],
  },
  {
    surnames: 'Schneider Becker Hoffmann Klein Weber',
    men: ['Bruno Otto Hans Klaus Fritz'],
    women: ['Ingrid Helga Greta Heidi Úrsula'],
  },
  {
    surnames: 'Haddad Nasser Khouri Saad Salim',
    men: ['Elias Jamil Farid Nabil Tufik'],
    women: ['Samira Leila Yasmin Jamile Nádia'],
  },
]
