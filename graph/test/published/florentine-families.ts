/**
 * Marriages between Florentine families of the fifteenth century (J. F. Padgett and C. K. Ansell, "Robust action and
 * the rise of the Medici", 1993), without the Pucci, who married none of them.
 */
import { published } from './published.ts'

export const florentineFamilies = published({
  Acciaiuoli: 'Medici',
  Albizzi: 'Ginori Guadagni Medici',
  Barbadori: 'Castellani Medici',
  Bischeri: 'Guadagni Peruzzi Strozzi',
  Castellani: 'Peruzzi Strozzi',
  Guadagni: 'Lamberteschi Tornabuoni',
  Medici: 'Ridolfi Salviati Tornabuoni',
  Pazzi: 'Salviati',
  Peruzzi: 'Strozzi',
  Ridolfi: 'Strozzi Tornabuoni',
})
