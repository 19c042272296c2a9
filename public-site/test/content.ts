import {
  type ContentPage,
  contentPage as contentPageAnswer,
  type Faq,
  faq as faqAnswer,
  type Post,
  post as postAnswer,
  type Resource,
  resource as resourceAnswer,
} from '@puente/contract/entities/content';
import type { OnTheWire } from '@puente/contract/ids';

/** Texts of staff as returned by the API. */

const stamps = { createdAt: '2026-02-02T23:30:00.000Z', updatedAt: '2026-02-02T23:30:00.000Z' };

export const post = (change: Partial<OnTheWire<Post>> = {}): Post =>
  postAnswer.parse({
    id: 4,
    ...stamps,
    publishedAt: '2026-02-02T23:30:00.000Z',
    title: 'Cómo elegir tema',
    description: 'Un método sencillo.',
    author: 'Uxía Rei',
    minutes: 5,
    tags: ['TFG', 'tema'],
    content: 'Un buen tema cabe en una pregunta.',
    url: 'como-elegir-tema',
    metatitle: 'Elegir el tema del TFG',
    metadescription: null,
    cover: '/uploads/portada.webp',
    coverText: null,
    bannerText: null,
    ...change,
  });

export const faq = (change: Partial<OnTheWire<Faq>> = {}): Faq =>
  faqAnswer.parse({
    id: 1,
    ...stamps,
    question: '¿Cómo creo una cuenta?',
    answer: 'Pulsa **Regístrate**.',
    audience: null,
    category: 'Cuenta',
    position: 10,
    published: true,
    ...change,
  });

export const contentPage = (change: Partial<OnTheWire<ContentPage>> = {}): ContentPage =>
  contentPageAnswer.parse({
    id: 6,
    ...stamps,
    slug: 'equipo',
    title: 'Equipo',
    content: 'Somos **cuatro**.',
    published: true,
    ...change,
  });

export const resource = (change: Partial<OnTheWire<Resource>> = {}): Resource =>
  resourceAnswer.parse({
    id: 7,
    ...stamps,
    publishedAt: '2026-02-02T23:30:00.000Z',
    title: 'Citar bien',
    introduction: 'Cómo nombrar lo que has leído.',
    tags: ['citas'],
    tfx_status: null,
    is_popular: false,
    popularity_visits: 3,
    purposes: ['tfx_support'],
    excerpt: 'Cómo nombrar lo que has leído.',
    minutes: 4,
    content: 'Cita **siempre**.',
    link: null,
    pictureText: null,
    picture: null,
    ...change,
  });
