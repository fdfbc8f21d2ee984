/** What every act of whoever runs the instance says alike: what it means, why, and that it stays written down. */
export const act = {
  reason: 'Por quê?',
  optional: 'Por quê? Diga, se quiser',
  reasonHint: 'Fica no registro da casa, com o seu nome.',
  reasonShort: (letters: number) =>
    letters === 1 ? 'Conte por quê.' : `Conte um pouco mais: pelo menos ${letters} letras.`,
  cancel: 'Deixar como está',
  doing: 'Um momento…',
  failed: 'Não deu para terminar agora. Tente de novo.',
  offline: 'Sem internet agora. Tente de novo quando ela voltar.',
  leave: {
    title: 'Sair sem guardar?',
    text: 'O que você escreveu aqui ainda não está guardado.',
    yes: 'Sair sem guardar',
    no: 'Continuar aqui',
  },
}
