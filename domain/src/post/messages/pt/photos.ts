/** Photos, wherever they are shown. */
export const photos = {
  by: (name: string) => `Foto de ${name}`,
  byOf: (name: string, place: number, count: number) => `Foto de ${name}, ${place} de ${count}`,
  more: (count: number) => `mais ${count}`,
  failed: 'Esta foto não abriu.',
  retry: 'Tentar de novo',
  viewer: 'Fotos',
  gone: 'Esta foto não está mais aqui.',
  place: (place: number, count: number) => `${place} de ${count}`,
  previous: 'Anterior',
  next: 'Próxima',
  save: 'Salvar a foto',
  notSaved: 'Não deu para salvar a foto. Confira a internet.',
}
