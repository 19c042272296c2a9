/** Ways of reaching the product (specification §9). Forms add 'Otro' with a free text. */
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
