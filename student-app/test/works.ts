export { work } from '@puente/testing/pages/records';

export const citations = {
  data: {
    apa: 'Prado, U. (2025). Qué hay en la arena de tres playas.',
    iso690: 'PRADO, Uxía, 2025. Qué hay en la arena de tres playas [en línea].',
    bibtex: '@mastersthesis{tfx57}',
    ris: 'TY  - THES',
  },
};
