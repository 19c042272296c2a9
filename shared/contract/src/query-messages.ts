/** Words about queries, for programs. Apart from `messages`, which every page of the site carries with it. */
export const queryMessages = {
  allowedValues: (values: readonly string[]) => `Valores admitidos: ${values.join(', ')}.`,
  atMost: (max: number) => `El máximo es ${max}.`,
  pageOrStart: 'Usa page y pageSize, o start y limit, pero no los dos.',
  sorts: (max: number) =>
    `Ordena como máximo por ${max} campos distintos; relevance solo puede ser el primero.`,
};
