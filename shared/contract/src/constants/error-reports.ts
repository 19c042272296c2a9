import type { ErrorPhase } from '../entities/error-report.ts';

/** Spanish words for the phase in which an error occurred. */
export const errorPhaseWords: Readonly<Record<ErrorPhase, string>> = {
  entry: 'Al cargar la aplicación',
  pages: 'Al cargar la lista de páginas',
  page: 'Al cargar la página',
  style: 'Al cargar los estilos',
  chunk: 'Al cargar una parte',
  call: 'Al pedir datos',
  render: 'Al mostrar la página',
  script: 'Mientras funcionaba',
  promise: 'En segundo plano',
};

/** States of a group of errors. `reopened`: a newer release reported it although it was solved. */
export const errorGroupStates = ['open', 'reopened', 'solved'] as const;
export type ErrorGroupState = (typeof errorGroupStates)[number];
