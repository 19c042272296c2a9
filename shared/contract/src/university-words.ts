/** 'la Universidad de Vigo', in each language of Spain; 'IE University' has no article. */
export const universityWithArticle = (name: string): string => (/^univers/i.test(name) ? `la ${name}` : name);
