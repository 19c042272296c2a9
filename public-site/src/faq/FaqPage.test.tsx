import { faq } from '../../test/content.ts';
import { act, answer, heading, openPage, pageOf, refuse, screen, waitFor } from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';

const list = 'GET /api/faqs';
const all = [
  faq(),
  faq({
    id: 2,
    question: '¿Cómo solicito un proyecto?',
    answer: 'Con tu **motivación**.',
    audience: 'student',
    category: 'Proyectos',
  }),
  faq({
    id: 3,
    question: '¿Qué necesito para publicar?',
    answer: 'Una cuenta.',
    audience: 'organization',
    category: null,
  }),
];
const questions = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
const isOpen = (question: string) => screen.getByText(question).closest('details')?.open;

beforeEach(() => answer(list, pageOf(all)));

it('§2.1 /preguntas-frecuentes: every question, by category, its answer folded', async () => {
  await openPage('/preguntas-frecuentes');
  await heading('Cuenta');
  expect(questions()).toEqual([all[2]?.question, all[0]?.question, all[1]?.question]);
  expect(isOpen('¿Cómo solicito un proyecto?')).toBe(false);
  expect(screen.getByText('motivación').tagName).toBe('STRONG');
});

it('shows an audience its own and those for everybody', async () => {
  await openPage('/preguntas-frecuentes?audience=student');
  await heading('Proyectos');
  expect(questions()).toEqual([all[0]?.question, all[1]?.question]);
  expect(screen.getByRole('link', { name: 'Estudiantes' })).toHaveAttribute('aria-current', 'page');
});

it('searches question, answer and category, accents forgiven, and keeps the words for another audience', async () => {
  await openPage('/preguntas-frecuentes?q=MOTIVACION+proyectos');
  await screen.findByText('¿Cómo solicito un proyecto?');
  expect(questions()).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('1 pregunta');
  expect(screen.getByRole('link', { name: 'Estudiantes' })).toHaveAttribute(
    'href',
    '/preguntas-frecuentes?audience=student&q=MOTIVACION+proyectos',
  );
});

it('follows what is typed', async () => {
  const { person } = await openPage('/preguntas-frecuentes?audience=organization');
  await person.type(await screen.findByRole('searchbox'), 'publicar{Enter}');
  await waitFor(() => expect(questions()).toEqual(['¿Qué necesito para publicar?']));
});

it('says that nothing was found, and leads back', async () => {
  await openPage('/preguntas-frecuentes?q=zzz');
  await heading('No encontramos ninguna pregunta así');
  expect(screen.getByRole('link', { name: 'Ver todas las preguntas' })).toHaveAttribute(
    'href',
    '/preguntas-frecuentes',
  );
});

it('opens the answer that the address names, and has an address for each', async () => {
  const { person } = await openPage('/preguntas-frecuentes#pregunta-2');
  await screen.findByText('¿Cómo solicito un proyecto?');
  await waitFor(() => expect(isOpen('¿Cómo solicito un proyecto?')).toBe(true));
  expect(isOpen('¿Cómo creo una cuenta?')).toBe(false);
  // jsdom does not expand a clicked <details>.
  const link = document.querySelector('a[href="#pregunta-1"]');
  expect(link).toHaveTextContent('Enlace a esta respuesta: ¿Cómo creo una cuenta?');
  if (!link) throw new Error('There is no link.');
  await person.click(link);
  expect(await act(() => window.navigator.clipboard.readText())).toMatch(/#pregunta-1$/);
});

it('offers to try again', async () => {
  refuse(list, new ApiError('Unexpected'));
  const { person } = await openPage('/preguntas-frecuentes');
  await heading('No hemos podido cargar las preguntas');
  answer(list, pageOf(all));
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  await heading('Proyectos');
});
