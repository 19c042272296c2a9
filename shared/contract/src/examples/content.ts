import type { contentCalls } from '../calls/content.ts';
import type { ExamplesOf } from './example.ts';

export const contentExamples = {
  'GET /api/blog-posts': {
    query: {
      filters: { url: { $eq: 'como-elegir-el-tema-de-tu-tfg' } },
      populate: ['banner'],
      pagination: { page: 1, pageSize: 12 },
    },
  },
  'GET /api/blog-posts/:id': { query: { populate: ['banner'] } },
  'POST /api/blog-posts': {
    body: {
      data: {
        title: 'Tres preguntas antes de elegir tutor',
        url: 'tres-preguntas-antes-de-elegir-tutor',
        description: 'Lo que conviene saber de quien te va a acompañar.',
        tags: ['TFG'],
        content: '## Antes de empezar\n\nPregunta cuánto tiempo podrá dedicarte.',
        banner: 1,
      },
    },
  },
  'PUT /api/blog-posts/:id': {
    body: { data: { description: 'Lo que conviene preguntar.', banner: 1, published: true } },
  },
  'GET /api/faqs': {
    query: {
      filters: { $or: [{ audience: { $eq: 'student' } }, { audience: { $null: true } }] },
      sort: 'position:asc',
    },
  },
  'POST /api/faqs': {
    body: {
      data: {
        question: '¿Tiene algún coste?',
        answer: 'Para estudiantes, ninguno.',
        audience: 'student',
        category: 'Cuenta',
        position: 5,
      },
    },
  },
  'PUT /api/faqs/:id': { body: { data: { answer: 'Para estudiantes y docentes, ninguno.' } } },
  'GET /api/pages': { query: { filters: { slug: { $eq: 'equipo' } } } },
  'POST /api/pages': {
    body: { data: { slug: 'accesibilidad', title: 'Accesibilidad', content: '', published: false } },
  },
  'PUT /api/pages/:id': { body: { data: { content: 'Texto de la página.', published: true } } },
  'PUT /api/banners/current': {
    body: {
      data: {
        title: 'Nueva edición de los premios',
        text: null,
        link: '/awards',
        from: '2027-03-10',
        to: '2027-05-22',
        hiddenOn: ['/organizaciones', '/awards'],
      },
    },
  },
} satisfies ExamplesOf<typeof contentCalls>;
