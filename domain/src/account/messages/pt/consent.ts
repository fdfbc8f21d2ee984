/** What is asked before anything is counted; only in instances that count visits. */
export const consent = {
  button: 'Cookies',
  title: 'Podemos contar as visitas?',
  text: 'Com o Google Analytics, a gente saberia quais páginas públicas são lidas. Não quem você é, nem nada do que acontece dentro da varanda. Dá para mudar de ideia em “Cookies”, no fim da página.',
  yes: 'Pode contar',
  no: 'Melhor não',
}
