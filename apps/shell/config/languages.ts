/** Cookie with the language that the visitor chose, as a tag: 'pt-BR'. Read by the server. */
export const languageCookie = 'foyer-language'

/** Tags of the languages the page has. */
export const languageTags: readonly string[] =
  'en ar de es fa fr hi id it ja ko ms pl pt-BR ru th tr uk vi zh-CN zh-TW'.split(' ')
