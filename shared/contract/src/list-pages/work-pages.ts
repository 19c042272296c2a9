import { universityWithArticle } from '../university-words.ts';
import type { PagesOfList } from './pages-of-list.ts';

export const workPages: PagesOfList = {
  route: 'workRepository',
  call: '/api/tfxes',
  plain: {
    title: 'Repositorio de TFG y TFM',
    description:
      'Trabajos de fin de grado y de máster de estudiantes de toda España: léelos, cítalos o encuentra con quién seguir el tuyo.',
  },
  filters: {
    area: {
      facet: 'study_areas',
      words: (area) => ({
        title: `TFG y TFM de ${area}`,
        description: `Trabajos de fin de grado y de máster de ${area}: ideas para el tuyo, resúmenes y documentos que puedes leer y citar.`,
      }),
    },
    university: {
      facet: 'university',
      words: (university) => ({
        title: `TFG y TFM de ${universityWithArticle(university)}`,
        description: `Trabajos de fin de grado y de máster de estudiantes de ${universityWithArticle(university)}, para leerlos y citarlos.`,
      }),
    },
  },
};
