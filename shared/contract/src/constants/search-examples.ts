/** Words that the search of projects proposes. The API's tests hold that each finds something in the demo seed. */
export const searchExamples = ['Energía', 'inclusión', 'datos'] as const;
