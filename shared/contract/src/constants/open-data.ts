import type { OpenDataMonth } from '../entities/open-data.ts';

type Figure = Exclude<keyof OpenDataMonth, 'month'>;

/** The monthly figures: their names, and how each is counted, as the page and both files say it. */
export const openDataFigures: Readonly<Record<Figure, { label: string; counting: string }>> = {
  projects: {
    label: 'Proyectos publicados',
    counting:
      'Proyectos por el mes en que se publicaron, también los que ya están cerrados. Los borradores no cuentan.',
  },
  applications: {
    label: 'Solicitudes',
    counting:
      'Solicitudes enviadas por estudiantes, por el mes en que se enviaron. Los borradores no cuentan.',
  },
  works: {
    label: 'TFG y TFM publicados',
    counting: 'Trabajos por el mes en que se publicaron, salvo los que se han ocultado después.',
  },
  organizations: {
    label: 'Organizaciones nuevas',
    counting:
      'Organizaciones por el mes en que se crearon, verificadas o no. Las que se han borrado no cuentan.',
  },
  students: {
    label: 'Estudiantes nuevos',
    counting: 'Cuentas de estudiante por el mes en que se crearon. Las que se han borrado no cuentan.',
  },
};

export const openDataProvinceCounting =
  'Proyectos publicados en los meses de la tabla, por la provincia en la que se hacen. Los que no dicen ninguna no cuentan.';

export const openDataLicence = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/deed.es',
} as const;
