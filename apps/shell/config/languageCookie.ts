/** Cookie with the language that the visitor chose, as a tag: 'pt-BR'. Read by the server. */
export const languageCookie = 'foyer-language'
