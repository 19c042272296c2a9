/** Ways of reaching the product (specification §9); a form adds 'Otro' with a text of its own. */
export const waysOfReaching = [
  'Universidad',
  'Instagram',
  'Linkedin',
  'Tik tok',
  'Por un amigo o compañero',
  'Por una charla en mi universidad',
  'Publicidad',
  'Portal de empleo',
  'Chatbot',
] as const;
