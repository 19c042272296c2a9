import type { PagesOfList } from './pages-of-list.ts';

const forWhat = 'para tu TFG, tu TFM o tus prácticas';
const whatToDo = 'Mira qué piden, qué ofrecen y hasta cuándo, y solicita el que encaje contigo.';

export const projectPages: PagesOfList = {
  route: 'projects',
  call: '/api/projects',
  plain: {
    title: 'Proyectos',
    description: `Proyectos de impacto ${forWhat}, propuestos por empresas y organizaciones de toda España.`,
  },
  filters: {
    province: {
      facet: 'location',
      words: (province) => ({
        title: `Proyectos en ${province}`,
        description: `Proyectos de empresas y organizaciones en ${province} ${forWhat}. ${whatToDo}`,
      }),
    },
    area: {
      facet: 'study_areas',
      words: (area) => ({
        title: `Proyectos de ${area}`,
        description: `Proyectos de ${area} ${forWhat}, con empresas y organizaciones de toda España. ${whatToDo}`,
      }),
    },
    type: {
      facet: 'type',
      // The other types are the rest of the list.
      values: ['TFG', 'TFM'],
      words: (type) => ({
        title: `Propuestas de ${type}`,
        description: `Temas de ${type} que proponen empresas y organizaciones, para que tu trabajo le sirva a alguien. ${whatToDo}`,
      }),
    },
    modality: {
      facet: 'presentiality',
      values: ['remote'],
      words: () => ({
        title: 'Proyectos en remoto',
        description: `Proyectos que puedes hacer desde cualquier provincia ${forWhat}. ${whatToDo}`,
      }),
    },
  },
};
