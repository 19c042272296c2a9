import { faq } from '../entities/content.ts';
import { faqAnswers, faqChanges, faqForm } from './faq-form.ts';

const answers = faqAnswers(
  faq.parse({
    id: 1,
    createdAt: '2026-02-02T23:30:00.000Z',
    updatedAt: '2026-02-02T23:30:00.000Z',
    question: '¿Cómo creo una cuenta?',
    answer: 'Pulsa **Regístrate**.',
    audience: null,
    category: null,
    position: 10,
    published: true,
  }),
);

it.each([
  [{}, true],
  [{ position: '10000' }, true],
  [{ position: '10001' }, false],
  [{ position: '1,5' }, false],
  [{ position: '' }, false],
  [{ answer: '' }, false],
  [{ question: '' }, false],
])('accepts what the call accepts: %#', (changes, isGood) =>
  expect(faqForm.safeParse({ ...answers, ...changes }).success).toBe(isGood),
);

it('sends numbers as numbers, and no audience for all of them', () => {
  expect(faqChanges({ audience: '', position: '20' })).toEqual({ audience: null, position: 20 });
  expect(faqChanges({ audience: 'student' })).toEqual({ audience: 'student' });
});
