import {
  type ContentPage,
  contentPage as contentPageAnswer,
  type Faq,
  faq as faqAnswer,
  type Post,
  post as postAnswer,
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
