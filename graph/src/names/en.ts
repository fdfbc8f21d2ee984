import type { Ascendance } from './stock.ts'

/**
 * Names met where English is spoken: most British and Irish, then Hispanic, South Asian, East Asian and West African.
 */
export const en: readonly Ascendance[] = [
  {
    surnames:
      'Carter Hughes Bennett Walker Turner Foster Brooks Hayes Palmer Murphy Campbell Morgan Sullivan Griffin Dawson Ellis Fraser Pearce Barker Holloway Chambers Wallace Bishop Lawson Harding Osborne Fletcher Gibson Marsh Whitaker Webb Sutton Doyle Lambert Reid Vaughan Porter Kerr',
    men: [
      'Robert William George Frank Arthur Harold Walter Donald Raymond Kenneth Ernest Stanley Gerald Leonard Ralph Eugene Roy Clarence',
      'Michael David Mark Andrew Kevin Brian Steven Matthew Jason Scott Ryan Gary Neil Craig Stuart Justin Marcus Darren Gareth Keith',
      'Noah Oliver Liam Jack Leo Ethan Henry Theo Lucas Mason Oscar Isaac Logan Max Caleb Elijah Finn Charlie Jayden Miles',
    ],
    women: [
      'Margaret Barbara Patricia Dorothy Joan Shirley Betty Jean Ruth Eleanor Maureen Sylvia Doris Audrey Beverly Edith Norma Marjorie',
      'Susan Karen Jennifer Laura Michelle Rachel Rebecca Nicole Amanda Angela Claire Heather Kate Stephanie Melissa Tracy Fiona Joanne Alison Tamara',
      'Olivia Emma Amelia Ava Sophia Mia Isla Grace Chloe Lily Ella Zoe Ruby Freya Maya Harper Nora Hazel Poppy Naomi',
    ],
  },
  {
    surnames: 'Garcia Romero Delgado Navarro Castillo Vega',
    men: ['Diego Luis Mateo Rafael Andrés'],
    women: ['Elena Carmen Lucia Marisol Ximena'],
  },
  {
    surnames: 'Patel Sharma Khan Mehta Reddy Iyer',
    men: ['Arjun Rohan Sanjay Vikram Dev'],
    women: ['Priya Meera Asha Anika Divya'],
  },
  {
    surnames: 'Nguyen Kim Chen Wong Park Tran',
    men: ['Minh Jin Wei Hao Sung'],
    women: ['Mei Linh Hana Lan Soo'],
  },
  {
    surnames: 'Okafor Mensah Adeyemi Boateng Diallo',
    men: ['Kwame Chidi Kofi Tunde Emeka'],
    women: ['Amara Ngozi Abena Folake Zainab'],
  },
]
