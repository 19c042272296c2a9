import { sectors } from '../constants/organizations.ts';
import type { PagesOfList } from './pages-of-list.ts';

export const companyPages: PagesOfList = {
  route: 'companies',
  call: '/api/organizations/active',
  plain: {
    title: 'Empresas',
    description:
      'Empresas, fundaciones, asociaciones y administraciones que buscan estudiantes para proyectos, TFG, TFM y prácticas.',
  },
  filters: {
    province: {
      facet: 'location',
      words: (province) => ({
        title: `Empresas y organizaciones en ${province}`,
        description: `Empresas, fundaciones y asociaciones en ${province} que buscan estudiantes: a qué se dedican y qué proyectos proponen.`,
      }),
    },
    sector: {
      facet: 'sector',
      values: sectors.filter((sector) => sector !== 'Otro'),
      words: (sector) => ({
        title: `Empresas y organizaciones del sector ${sector.toLocaleLowerCase('es')}`,
        description: `Quién busca estudiantes en el sector ${sector.toLocaleLowerCase('es')}: a qué se dedica cada organización y qué proyectos propone.`,
      }),
    },
  },
};
