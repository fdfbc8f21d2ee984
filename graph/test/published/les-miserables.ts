/** Who meets whom in a chapter of Les Misérables (D. E. Knuth, "The Stanford GraphBase", 1993). */
import { published } from './published.ts'

export const lesMiserables = published({
  Valjean:
    'Gavroche Marius Javert Thenardier Enjolras Fantine Bossuet Cosette MmeThenardier Babet Claquesous Gueulemer Myriel Montparnasse Bamatabois Gillenormand MlleGillenormand Brevet Champmathieu Chenildieu Cochepaille Judge Fauchelevent Simplice MlleBaptistine MmeMagloire Toussaint Woman2 Marguerite MotherInnocent Woman1 Gervais Isabeau Labarre MmeDeR Scaufflaire',
  Gavroche:
    'Marius Javert Thenardier Enjolras Bossuet Courfeyrac Bahorel Joly Combeferre Feuilly Mabeuf Babet Grantaire Gueulemer Montparnasse Prouvaire Brujon MmeHucheloup Child1 Child2 MmeBurgon',
  Marius:
    'Thenardier Enjolras Bossuet Courfeyrac Bahorel Joly Combeferre Cosette Eponine Feuilly Mabeuf Tholomyes Gillenormand MlleGillenormand LtGillenormand Pontmercy BaronessT',
  Javert:
    'Thenardier Enjolras Fantine Cosette MmeThenardier Babet Claquesous Gueulemer Montparnasse Bamatabois Fauchelevent Simplice Toussaint Woman2 Woman1',
  Thenardier:
    'Fantine Cosette Eponine MmeThenardier Babet Claquesous Gueulemer Montparnasse Brujon Anzelma Pontmercy Boulatruelle',
  Enjolras: 'Bossuet Courfeyrac Bahorel Joly Combeferre Feuilly Mabeuf Claquesous Grantaire Prouvaire MmeHucheloup',
  Fantine:
    'MmeThenardier Tholomyes Bamatabois Blacheville Dahlia Fameuil Favourite Listolier Zephine Simplice Marguerite Perpetue',
  Bossuet: 'Courfeyrac Bahorel Joly Combeferre Feuilly Mabeuf Grantaire Prouvaire MmeHucheloup',
  Courfeyrac: 'Bahorel Joly Combeferre Eponine Feuilly Mabeuf Grantaire Prouvaire MmeHucheloup',
  Bahorel: 'Joly Combeferre Feuilly Mabeuf Grantaire Prouvaire MmeHucheloup',
  Joly: 'Combeferre Feuilly Mabeuf Grantaire Prouvaire MmeHucheloup',
  Combeferre: 'Feuilly Mabeuf Grantaire Prouvaire',
  Cosette: 'MmeThenardier Tholomyes Gillenormand MlleGillenormand LtGillenormand Toussaint Woman2',
  Eponine: 'Mabeuf MmeThenardier Babet Claquesous Gueulemer Montparnasse Brujon Anzelma',
  Feuilly: 'Mabeuf Grantaire Prouvaire',
  Mabeuf: 'MotherPlutarch',
  MmeThenardier: 'Babet Claquesous Gueulemer Anzelma Magnon',
  Babet: 'Claquesous Gueulemer Montparnasse Brujon',
  Claquesous: 'Gueulemer Montparnasse Brujon',
  Grantaire: 'Prouvaire MmeHucheloup',
  Gueulemer: 'Montparnasse Brujon',
  Myriel: 'MlleBaptistine MmeMagloire Champtercier Count CountessDeLo Cravatte Geborand Napoleon OldMan',
  Montparnasse: 'Brujon',
  Tholomyes: 'Blacheville Dahlia Fameuil Favourite Listolier Zephine',
  Bamatabois: 'Brevet Champmathieu Chenildieu Cochepaille Judge',
  Blacheville: 'Dahlia Fameuil Favourite Listolier Zephine',
  Dahlia: 'Fameuil Favourite Listolier Zephine',
  Fameuil: 'Favourite Listolier Zephine',
  Favourite: 'Listolier Zephine',
  Gillenormand: 'MlleGillenormand LtGillenormand BaronessT Magnon',
  Listolier: 'Zephine',
  MlleGillenormand: 'LtGillenormand MmePontmercy MlleVaubois',
  Brevet: 'Champmathieu Chenildieu Cochepaille Judge',
  Champmathieu: 'Chenildieu Cochepaille Judge',
  Chenildieu: 'Cochepaille Judge',
  Cochepaille: 'Judge',
  Fauchelevent: 'MotherInnocent Gribier',
  Simplice: 'Perpetue',
  MlleBaptistine: 'MmeMagloire',
  Pontmercy: 'MmePontmercy',
  Child1: 'Child2',
  MmeBurgon: 'Jondrette',
})
