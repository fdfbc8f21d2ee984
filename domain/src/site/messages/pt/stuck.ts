/** The one page for what fails on the instance's side; it speaks both languages at once. */
export const stuck = {
  title: 'A porta emperrou',
  text: 'Foi coisa da casa, não sua. O que já estava guardado continua guardado. Espere um minuto e carregue a página de novo.',
  home: 'Voltar para a entrada',
  error: 'Erro interno do servidor',
}
