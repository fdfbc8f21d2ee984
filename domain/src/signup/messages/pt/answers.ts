import { brand } from '../../../brand.ts'

/** What a refusal says when the instance has written no words of its own. Each can be sent as it stands. */
export const answers = {
  'unknown-here': `A ${brand.name} é uma rede de famílias e amigos que se conhecem, e não encontramos aqui dentro quem conheça você. Se tiver um parente ou amigo na casa, peça a ele: o convite de quem conhece você é o caminho mais curto.`,
  'not-what-we-are': `Pelo que você contou, procura um lugar para falar com muita gente ou divulgar um trabalho. A ${brand.name} é pequena de propósito, só para família e amigos, e não serviria bem para isso. Obrigado por ter contado com franqueza.`,
  full: 'A casa está cheia agora: cuidamos dela nas horas livres e só abrimos lugar quando dá para receber bem. Não é nada com você. Pode pedir de novo daqui a uns meses.',
}
