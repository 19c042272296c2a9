import { user } from '../../test/render.tsx';
import { setRoutePaths } from '@puente/platform/links';
import { isOwnLanding, nextSteps } from './next-steps.ts';

const labels = (...of: Parameters<typeof nextSteps>) =>
  nextSteps(...of).map(({ label, href }) => `${label} -> ${href}`);

it.each([
  ['everyone', ['Crear cuenta -> /register', 'Ver proyectos -> /projects']],
  ['students', ['Crear cuenta -> /register?profile=student', 'Ver proyectos -> /projects']],
  ['organizations', ['Crear cuenta -> /register?profile=coordinator', 'Iniciar sesión -> /user/auth/login']],
  ['universities', ['Crear cuenta -> /register?profile=teacher', 'Ver proyectos -> /projects']],
] as const)('invites a visitor on the page for %s', (audience, steps) => {
  expect(labels(null, audience)).toEqual(steps);
});

const known = { province: 'A Coruña', university: 'Universidade da Coruña' };

it('§2.11 offers the wizard first to a student with no province or university', () => {
  expect(labels(user('student', { ...known, province: null }), 'students')).toEqual([
    'Completar perfil en 3 minutos -> /profile/complete',
    'Ver proyectos -> /projects',
    'Mis solicitudes -> /profile?section=applys',
  ]);
});

it('offers each role its own next step, whatever page they are on', () => {
  expect(labels(user('student', known), 'universities')).toEqual([
    'Ver proyectos -> /projects',
    'Mis solicitudes -> /profile?section=applys',
  ]);
  expect(labels(user('staff'), 'students')).toEqual(['Ver proyectos -> /projects', 'Ver trabajos -> /tfx']);
  expect(labels(user('coordinator', { organization: null }), 'organizations')).toEqual([
    'Crea tu organización -> /organizations/create',
  ]);
  expect(
    labels(user('projectManager', { organizations: [{ id: 5, name: 'Ría Viva' }] }), 'everyone'),
  ).toEqual(['Publica tu proyecto -> /projects/create', 'Mis proyectos -> /organizations']);
});

it('offers a student who has finished to publish their work', () => {
  expect(labels(user('student', { ...known, situation: 'finished' }), 'students')).toEqual([
    'Subir mi TFG/M -> /tfx/create',
    'Ver proyectos -> /projects',
    'Mis solicitudes -> /profile?section=applys',
  ]);
});

it('leads a teacher to what they guide, and first to where they teach if that is not known', () => {
  const guided = ['Ver proyectos -> /projects', 'Lo que dirijo -> /profile?section=guided'];
  expect(labels(user('teacher', { university: known.university }), 'universities')).toEqual(guided);
  expect(labels(user('teacher', { university: null }), 'organizations')).toEqual([
    'Completar mi docencia -> /profile?section=teaching',
    ...guided,
  ]);
  expect(labels(user('teacher', { ...known, favorites: [12] }), 'universities')).toEqual([
    ...guided,
    'Proyectos guardados -> /profile?section=projects',
  ]);
});

it('knows where each role lands after login', () => {
  expect(isOwnLanding(user('student'), 'students')).toBe(true);
  expect(isOwnLanding(user('projectManager'), 'organizations')).toBe(true);
  expect(isOwnLanding(user('teacher'), 'organizations')).toBe(false);
  expect(isOwnLanding(user(null), 'everyone')).toBe(false);
});

it('leaves out a page that this release set does not have', () => {
  setRoutePaths({ home: '/', projects: '/projects' });

  expect(labels(user('student'), 'students')).toEqual(['Ver proyectos -> /projects']);
  expect(labels(user(null), 'students')).toEqual(['Ver proyectos -> /projects']);
  expect(labels(user('coordinator', { organization: null }), 'organizations')).toEqual([]);
});
