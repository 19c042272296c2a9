import { manifests, personAs } from '../../test/shell.tsx';
import type { CurrentUser } from '@puente/contract/entities/user';
import { setRoutePaths } from '@puente/platform/links';
import { pathsOf } from './manifests.ts';
import { menuFor } from './menu.ts';

const mar = { id: 1, name: 'Mar Limpio' };
const coordinator = personAs('coordinator', { organization: mar });

type Place = Parameters<typeof menuFor>[0];
const labels = (place: Place, user: CurrentUser | null) => menuFor(place, manifests, user).map(({ label }) => label);

describe('the main menu', () => {
  it('leads a visitor to the pages for each audience', () => {
    expect(labels('main', null)).toEqual(['Estudiantes', 'Organizaciones', 'Universidades']);
  });

  it('leads a student to the projects', () => {
    expect(menuFor('main', manifests, personAs('student'))).toEqual([{ label: 'Proyectos', href: '/projects' }]);
  });

  it.each([
    ['coordinator', coordinator],
    ['project manager', personAs('projectManager', { organizations: [mar] })],
  ])('leads a %s to publishing and to what is published', (_, user) => {
    expect(labels('main', user)).toEqual(['Publica tu proyecto', 'Mis proyectos']);
  });

  it.each([
    ['coordinator', personAs('coordinator', { organization: null })],
    ['project manager', personAs('projectManager', { organizations: [] })],
  ])('leads a %s without an organisation to creating one, and nowhere else', (_, user) => {
    expect(menuFor('main', manifests, user)).toEqual([{ label: 'Crea tu organización', href: '/organizations/create' }]);
  });

  it('offers nothing for visitors to a person whose profile is not known', () => {
    expect(labels('main', personAs(null))).toEqual(labels('main', null));
  });
});

describe('the profile menu', () => {
  it('leads a student to the applications and saved projects as well', () => {
    expect(menuFor('profile', manifests, personAs('student'))).toEqual([
      { label: 'Mi perfil', href: '/profile' },
      { label: 'Mis solicitudes', href: '/profile?section=applys' },
      { label: 'Proyectos guardados', href: '/profile?section=projects' },
    ]);
  });

  it('leads everybody else to the profile', () => {
    expect(labels('profile', coordinator)).toEqual(['Mi perfil']);
  });
});

describe('the footer', () => {
  it('is the same for everybody, in groups', () => {
    const groups = menuFor('footer', manifests, null);
    expect(groups.map(({ label }) => label)).toEqual(['Legal', 'Para quién']);
    expect(groups[0]).toHaveProperty('links', expect.arrayContaining([{ label: 'Cookies', href: '/cookies' }]));
    expect(menuFor('footer', manifests, coordinator)).toEqual(groups);
  });
});

describe('a menu of several apps', () => {
  const entry = { for: ['visitor' as const], place: 'main' as const };
  const app = (name: string, menu: (typeof manifests)[number]['menu']) => ({ name, contract: 1, routes: [], menu });
  const two = [
    app('one', [
      { ...entry, label: 'Biblioteca', route: 'home', order: 30, group: 'Recursos' },
      { ...entry, label: 'Proyectos', route: 'projects', order: 10, query: { page: '1' } },
    ]),
    app('two', [{ ...entry, label: 'Repositorio', route: 'students', order: 20, group: 'Recursos' }]),
  ];
  afterEach(() => setRoutePaths(pathsOf(manifests)));

  it('is in order, whichever app an entry is of, and has each group once', () => {
    expect(menuFor('main', two, null)).toEqual([
      { label: 'Proyectos', href: '/projects?page=1' },
      {
        label: 'Recursos',
        links: [
          { label: 'Repositorio', href: '/estudiantes' },
          { label: 'Biblioteca', href: '/' },
        ],
      },
    ]);
  });

  it('leaves out what leads to an app that is not in the release set', () => {
    setRoutePaths({ home: '/' });
    expect(menuFor('main', two, null)).toEqual([{ label: 'Recursos', links: [{ label: 'Biblioteca', href: '/' }] }]);
  });
});
