import type { resourceCalls } from '../calls/resources.ts';
import type { ExamplesOf } from './example.ts';

export const resourceExamples = {
  'GET /api/resources': {
    query: {
      filters: { keyword: { $containsi: 'entrevista' }, purposes: { $eq: 'professional_orientation' } },
      populate: ['picture'],
      sort: 'popularity_visits:desc',
      facets: ['purposes', 'tags'],
      pagination: { page: 1, pageSize: 12 },
    },
  },
  'GET /api/resources/popular': {
    query: {
      filters: { purposes: { $in: ['tfx_support'] } },
      populate: ['picture'],
      pagination: { pageSize: 3 },
    },
  },
  'GET /api/resources/:id': { query: { populate: ['picture'] } },
  'GET /api/resources/:id/related': { query: { populate: ['picture'] } },
  'POST /api/resources': {
    body: {
      data: {
        title: 'Cómo preparar una entrevista con una organización',
        introduction: 'Qué preguntar y qué llevar preparado.',
        tags: ['entrevistas'],
        tfx_status: 'choosing',
        purposes: ['professional_orientation'],
        content: '## Antes\n\nLee su web y apunta tres preguntas.',
        link: 'https://recursos.ejemplo.test',
        picture: 1,
        published: true,
      },
    },
  },
  'PUT /api/resources/:id': { body: { data: { is_popular: true, picture: 1 } } },
} satisfies ExamplesOf<typeof resourceCalls>;
