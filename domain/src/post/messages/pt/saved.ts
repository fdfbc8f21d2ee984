/** Posts that a member keeps for later. */
export const saved = {
  title: 'Guardados',
  open: 'O que você guardou para ver depois.',
  note: 'Só você sabe o que guardou. Se a publicação sair do ar, sai daqui também.',
  keep: 'Guardar para depois',
  keepMeans: 'Só você fica sabendo.',
  takeOut: 'Tirar dos guardados',
  in: 'Guardado.',
  out: 'Não está mais nos guardados.',
  failed: 'Não deu: esta publicação já não está com você.',
  none: 'Nada guardado ainda',
  howTo: 'Toque nos três pontos de uma publicação e escolha “Guardar para depois”.',
}
