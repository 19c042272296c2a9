import { list, number, page, type Row } from './row.ts';

export const communications: Row[] = [
  {
    who: 'estudiante',
    method: 'GET',
    path: '/api/communication-centers?populate=student&filters[student][id]={estudiante row}',
    answer: { data: list },
  },
  {
    who: 'estudiante',
    method: 'PUT',
    path: '/api/communication-centers/{message}',
    body: { data: { isRead: true } },
    answer: { data: { id: '{message}', isRead: true } },
  },
];

export const studies: Row[] = [
  { who: 'anyone', method: 'GET', path: '/api/degree/names', answer: { data: list } },
  {
    who: 'anyone',
    method: 'GET',
    path: '/api/degree/names?pagination[page]=1&pagination[pageSize]=10&filters[name][$containsi]=ingenieria',
    answer: { data: list, meta: { pagination: page(10) } },
  },
  {
    who: 'anyone',
    method: 'GET',
    path: '/api/degrees?populate=centers&filters[name][$eq]=Grado en Derecho',
    answer: { data: [{ name: 'Grado en Derecho', centers: list }] },
  },
  {
    who: 'anyone',
    method: 'GET',
    path: '/api/universities/names',
    answer: {
      data: expect.arrayContaining([
        expect.objectContaining({ id: number, name: 'Universidad de A Coruña' }),
      ]) as unknown,
    },
  },
  {
    who: 'anyone',
    method: 'GET',
    path: '/api/study-areas?populate=study_subareas',
    answer: { data: expect.arrayContaining([expect.objectContaining({ study_subareas: list })]) as unknown },
  },
  {
    who: 'anyone',
    method: 'GET',
    path: '/api/study-subareas?populate=study_area',
    answer: {
      data: expect.arrayContaining([
        expect.objectContaining({ study_area: expect.anything() as unknown }),
      ]) as unknown,
    },
  },
];
