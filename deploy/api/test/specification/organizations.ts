import { pdfFile } from '../files.ts';
import { known, list, number, page, type Row } from './row.ts';

const logo = (): FormData => {
  const form = new FormData();
  form.append('files', pdfFile('cv.pdf'));
  return form;
};
const organization = {
  name: 'Mareas Limpias de Ares',
  type: 'Asociación',
  sector: 'Medio ambiente',
  size: '1 a 10 personas',
  location: 'A Coruña',
  description: 'Cuidamos la ría y contamos lo que hay en ella.',
  web: 'https://mareas.ejemplo.es',
};

export const organizations: Row[] = [
  {
    who: 'estudiante',
    method: 'POST',
    path: '/api/upload',
    body: logo(),
    answer: [{ id: number }],
  },
  {
    who: 'sin-organizacion',
    method: 'POST',
    path: '/api/organizations',
    body: organization,
    answer: { data: { id: number, name: organization.name } },
    keep: ({ data }: { data: { id: number } }) => void (known['made'] = data.id),
  },
  {
    who: 'sin-organizacion',
    method: 'PUT',
    path: '/api/organizations/{made}',
    body: { description: 'Cuidamos la ría.' },
    answer: { data: { id: '{made}', description: 'Cuidamos la ría.' } },
  },
  {
    who: 'sin-organizacion',
    method: 'PUT',
    path: '/api/organizations/{made}',
    body: { data: { description: 'Cuidamos el mar.' } },
    answer: { data: { id: '{made}', description: 'Cuidamos el mar.' } },
  },
  {
    who: 'estudiante',
    method: 'GET',
    path: '/api/organizations/{coordinacion organization}?populate=logo,opportunities.details',
    answer: { data: { id: '{coordinacion organization}', opportunities: list } },
  },
  {
    who: 'estudiante',
    method: 'GET',
    path: '/api/organizations/?filters[name][$eq]=Código Abierto Local&populate=logo,opportunities.details',
    answer: { data: [{ id: '{coordinacion organization}', opportunities: list }] },
  },
  {
    who: 'estudiante',
    method: 'GET',
    path: '/api/organizations/followed?orgIds={coordinacion organization},{made}&pagination[page]=1&pagination[pageSize]=15',
    answer: { data: list, meta: { pagination: { ...page(15), pageCount: 1, total: 2 } } },
  },
  {
    who: 'estudiante',
    method: 'GET',
    path: '/api/organizations/matched',
    answer: { data: list, meta: { pagination: page(15) } },
  },
  {
    who: 'estudiante',
    method: 'GET',
    path: '/api/organizations/active?pagination[page]=1&pagination[pageSize]=15&filters[keyword][$containsi]=codigo&filters[location][$contains]=Madrid&filters[$or][0][type][$contains]=Empresa&filters[$or][1][type][$contains]=Asociación&filters[id][$notIn]=',
    answer: { data: list, meta: { pagination: page(15) } },
  },
  {
    who: 'estudiante',
    method: 'GET',
    path: '/api/organizations/active?filters[keyword]=codigo&filters[id][$notIn][0]={made}',
    answer: { data: list },
  },
  {
    who: 'estudiante',
    method: 'GET',
    path: '/api/organizations/active?filters[nothing]=codigo',
    status: 400,
  },
  {
    who: 'estudiante',
    method: 'GET',
    path: '/api/organizations/{coordinacion organization}/projects',
    answer: { data: list },
  },
  {
    who: 'coordinacion',
    method: 'GET',
    path: '/api/organizations/{coordinacion organization}/followers?pagination[page]=1&pagination[pageSize]=10&filters[student_area]=Ingeniería y Arquitectura',
    answer: { data: list },
  },
  {
    who: 'estudiante',
    method: 'GET',
    path: '/api/organizations/{coordinacion organization}/stats',
    answer: { data: { attributes: { projects: number, followers: number } } },
  },
  {
    who: 'coordinacion',
    method: 'GET',
    path: '/api/organizations/{coordinacion organization}/stats',
    answer: { data: { attributes: { applications: number } } },
  },
  {
    who: 'anyone',
    method: 'GET',
    path: '/api/organizations/{coordinacion organization}/stats',
    status: 401,
  },
  {
    who: 'estudiante',
    method: 'GET',
    path: '/api/organizations/{coordinacion organization}/brand',
    answer: { data: { academic_profiles: list } },
  },
  {
    who: 'coordinacion',
    method: 'GET',
    path: '/api/organizations/{coordinacion organization}/talent/access',
    answer: { data: true },
  },
  ...['filters[type]=Oferta', 'filters[type]=Evento', 'details=offer', 'details=events'].map(
    (asked): Row => ({
      who: 'coordinacion',
      method: 'GET',
      path: `/api/organizations/{coordinacion organization}/talent/opportunities/?${asked}`,
      answer: { data: list },
    }),
  ),
  {
    who: 'estudiante',
    method: 'GET',
    path: '/api/organizations?populate=opportunities.details&filters[opportunities][id][$eq]={opportunity}',
    answer: { data: [{ id: '{opportunity organization}' }] },
  },
];
