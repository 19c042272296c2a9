import { type NewWork, newWork, workChanges, workHiding } from './work.ts';

const proposal: NewWork = {
  status: 'choosing',
  title: 'Un mapa sonoro de los mercados',
  summary:
    'Grabar, ordenar y publicar los sonidos de seis mercados, con permiso de quienes trabajan en ellos, para una biblioteca.',
  study_areas: ['Artes y Humanidades'],
  language: 'Español',
};
const wrong = (work: object): Record<string, string> =>
  Object.fromEntries(
    (newWork.safeParse(work).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

it('asks a proposal for what it is about', () => {
  expect(wrong(proposal)).toEqual({});
  expect(wrong({ ...proposal, title: 'Corto', study_areas: [], language: 'klingon' })).toEqual({
    title: 'Escribe al menos 10 caracteres.',
    study_areas: 'Este campo es obligatorio.',
    language: 'Este campo es obligatorio.',
  });
  expect(wrong({ ...proposal, summary: 'x'.repeat(3001), tags: Array(11).fill('x') })).toEqual({
    summary: 'Longitud máxima alcanzada.',
    tags: 'Longitud máxima alcanzada.',
  });
});

it('asks one under way for the month of its end', () => {
  expect(wrong({ ...proposal, status: 'onGoing' })).toEqual({ release_month: 'Este campo es obligatorio.' });
  for (const month of ['13/2027', '1/2027', '06-2027', '06/1999'])
    expect(wrong({ ...proposal, status: 'onGoing', release_month: month })).toEqual({
      release_month: 'Formato no válido.',
    });
  expect(wrong({ ...proposal, status: 'onGoing', release_month: '06/2027' })).toEqual({});
});

it('asks a finished one for its day, and for a document or an address', () => {
  const finished = { ...proposal, status: 'finished', tfxDate: '2026-06-30' };
  expect(wrong(finished)).toEqual({ file: 'Este campo es obligatorio.' });
  expect(wrong({ ...finished, file: 3 })).toEqual({});
  expect(wrong({ ...finished, url: 'https://ejemplo.es/tfg' })).toEqual({});
  expect(wrong({ ...finished, url: '' })).toEqual({ file: 'Este campo es obligatorio.' });
  for (const day of ['2026-02-30', '2999-01-01', '30/06/2026', 'ayer'])
    expect(wrong({ ...finished, file: 3, tfxDate: day })).toEqual({ tfxDate: 'Formato no válido.' });
});

it('takes a work that was handed in today, and none of tomorrow', () => {
  jest.useFakeTimers({ now: new Date('2026-06-30T10:00:00Z') });
  const finished = { ...proposal, status: 'finished', file: 3 };
  expect(wrong({ ...finished, tfxDate: '2026-06-30' })).toEqual({});
  expect(wrong({ ...finished, tfxDate: '2026-07-01' })).toEqual({ tfxDate: 'Formato no válido.' });
  jest.useRealTimers();
});

it('says that the document is missing together with all else', () => {
  expect(Object.keys(wrong({ ...proposal, status: 'finished', title: '' })).sort()).toEqual([
    'file',
    'tfxDate',
    'title',
  ]);
});

it('takes addresses that browsers can open, and nothing that they would run', () => {
  for (const url of ['https://ejemplo.es', 'http://ejemplo.es/a?b=c#d', '', null])
    expect(wrong({ ...proposal, url })).toEqual({});
  for (const url of [
    'javascript:alert(1)',
    'https://',
    'https://ejemplo .es',
    'data:text/html,x',
    'ver https://ejemplo.es',
    'https://ejemplo.es y otros',
  ])
    expect(wrong({ ...proposal, linkedin: url })).toEqual({ linkedin: 'Formato no válido.' });
});

it('names a tutor by e-mail, or by none', () => {
  for (const email of ['docente@ejemplo.es', '', null])
    expect(wrong({ ...proposal, tutor_email: email })).toEqual({});
  expect(wrong({ ...proposal, tutor_email: 'docente' })).toEqual({
    tutor_email: 'Formato de email incorrecto',
  });
});

it('knows three stages', () => {
  expect(wrong({ ...proposal, status: 'done' })).toEqual({ status: 'Este campo es obligatorio.' });
});

it('takes changes in parts', () => {
  expect(workChanges.parse({})).toEqual({});
  expect(workChanges.safeParse({ title: 'Corto' }).success).toBe(false);
  expect(workChanges.parse({ release_month: null, file: null, awards: true })).toEqual({
    release_month: null,
    file: null,
    awards: true,
  });
});

it('wants a reason to hide', () => {
  expect(workHiding.safeParse({ hiding_reason: '   ' }).error?.issues[0]?.message).toBe(
    'Este campo es obligatorio.',
  );
});
