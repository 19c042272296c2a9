import { everyPage } from '../../test/every-page.ts';
import { manifests, personAs } from '../../test/shell.tsx';
import { workStages } from '@puente/contract/constants/works';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { AppManifest } from '@puente/federation/manifest';
import { setRoutePaths } from '@puente/platform/links';
import { pathsOf } from './manifests.ts';
import { menuFor, type MenuItem } from './menu.ts';

type Place = Parameters<typeof menuFor>[0];

const mar = { id: 1, name: 'Mar Limpio' };
const student = personAs('student');
const coordinator = personAs('coordinator', { organization: mar });
const manager = personAs('projectManager', { organizations: [mar] });

/** Formats an entry as 'Label -> address', and a group as its label and entries. */
const written = (items: readonly MenuItem[]): unknown[] =>
  items.map((item) =>
    'links' in item ? [item.label, ...written(item.links)] : `${item.label} -> ${item.href}`,
  );

afterEach(() => setRoutePaths(pathsOf(manifests)));

describe('with every page of the specification in the release set', () => {
  beforeEach(() => setRoutePaths(pathsOf(everyPage)));
  const menu = (place: Place, user: CurrentUser | null) => written(menuFor(place, everyPage, user));

  it('§2.5 a visitor: Students, Organisations, Universities, Blog, Help', () => {
    expect(menu('main', null)).toEqual([
      'Estudiantes -> /estudiantes',
      'Organizaciones -> /organizaciones',
      'Universidades -> /universidades',
      'Blog -> /blog',
      'Ayuda -> /preguntas-frecuentes',
    ]);
  });

  it('§2.5 a student: Projects, Companies, Resources, «Subir mi proyecto» with its three choices, Help', () => {
    expect(menu('main', student)).toEqual([
      'Proyectos -> /projects',
      'Empresas -> /spaces/organizations',
      ['Recursos', 'Repositorio de TFG/M -> /tfx', 'Biblioteca de recursos -> /resources'],
      [
        'Subir mi proyecto',
        `${workStages.choosing} -> /tfx/create/form?status=choosing`,
        `${workStages.onGoing} -> /tfx/create/form?status=onGoing`,
        `${workStages.finished} -> /tfx/create/form?status=finished`,
      ],
      'Ayuda -> /preguntas-frecuentes',
    ]);
  });

  it.each([
    [0, 9, true],
    [3, 2, true],
    [4, 0, false],
    [5, 1, false],
  ])(
    '§2.5, §9 «Subir mi proyecto» is offered while fewer than 4 are published: %d published, %d drafts',
    (published, drafts, offered) => {
      const tfxs = [...Array(published + drafts).keys()].map((index) => ({
        id: index + 1,
        isDraft: index >= published,
      }));
      const labels = menuFor('main', everyPage, personAs('student', { tfxs })).map(({ label }) => label);
      expect(labels.includes('Subir mi proyecto')).toBe(offered);
      expect(labels).toEqual(expect.arrayContaining(['Proyectos', 'Empresas', 'Recursos', 'Ayuda']));
    },
  );

  it.each([
    ['coordinator', coordinator],
    ['project manager', manager],
  ])('§2.5 a %s: «Publica tu proyecto», my projects, Explore, Help', (_, user) => {
    expect(menu('main', user)).toEqual([
      'Publica tu proyecto -> /projects/create',
      'Mis proyectos -> /organizations',
      [
        'Explorar',
        'Talent Corner -> /spaces/organizations/talent',
        'Innovation Corner -> /spaces/innovation/corner',
      ],
      'Ayuda -> /preguntas-frecuentes',
    ]);
  });

  it.each([
    ['coordinator', personAs('coordinator', { organization: null })],
    ['project manager', personAs('projectManager', { organizations: [] })],
  ])('§2.5 a %s without an organisation: «Crea tu organización», and Help', (_, user) => {
    expect(menu('main', user)).toEqual([
      'Crea tu organización -> /organizations/create',
      'Ayuda -> /preguntas-frecuentes',
    ]);
  });

  it('a teacher: projects to guide, where works and resources are, and the page for universities', () => {
    expect(menu('main', personAs('teacher'))).toEqual([
      'Docencia -> /docencia',
      'Proyectos -> /projects',
      ['Recursos', 'Repositorio de TFG/M -> /tfx', 'Biblioteca de recursos -> /resources'],
      'Universidades -> /universidades',
      'Blog -> /blog',
      'Ayuda -> /preguntas-frecuentes',
    ]);
  });

  it('staff: their work, and what they look after', () => {
    expect(menu('main', personAs('staff'))).toEqual([
      'Gestión -> /staff',
      'Proyectos -> /projects',
      'Empresas -> /spaces/organizations',
      ['Recursos', 'Repositorio de TFG/M -> /tfx', 'Biblioteca de recursos -> /resources'],
      'Blog -> /blog',
      'Ayuda -> /preguntas-frecuentes',
    ]);
  });

  it('a person whose profile is not known: what visitors see', () => {
    expect(menu('main', personAs(null))).toEqual(menu('main', null));
    expect(menu('profile', personAs(null))).toEqual([]);
  });

  it('§2.5 under a student’s name: Profile, applications, saved projects, published projects, communications; and security', () => {
    expect(menu('profile', student)).toEqual([
      'Perfil -> /profile',
      'Solicitudes -> /profile?section=applys',
      'Proyectos guardados -> /profile?section=projects',
      'Proyectos publicados -> /profile?section=tfx',
      'Comunicaciones -> /profile?section=notifications',
      'Seguridad -> /user/security',
    ]);
  });

  it.each([coordinator, manager, personAs('teacher'), personAs('staff')])(
    '§2.5 under everybody else’s name: Profile; and security',
    (user) => {
      expect(menu('profile', user)).toEqual(['Perfil -> /profile', 'Seguridad -> /user/security']);
    },
  );

  it.each([null, student, coordinator])(
    '§2.5 at the foot, for everybody: audiences, the public lists, the team, the legal pages',
    (user) => {
      expect(menu('footer', user)).toEqual([
        [
          'Para quién',
          'Estudiantes -> /estudiantes',
          'Organizaciones -> /organizaciones',
          'Universidades -> /universidades',
        ],
        [
          'Descubre',
          'Buscar -> /buscar',
          'Proyectos -> /projects',
          'TFG y TFM -> /tfx',
          'Empresas -> /spaces/organizations',
          'Cómo encaja -> /matching',
          'Premios -> /awards',
        ],
        [
          'Conócenos',
          'Equipo -> /equipo',
          'Una empresa social -> /puente-una-empresa-social',
          'Blog -> /blog',
          'Datos abiertos -> /datos',
          'Ayuda -> /preguntas-frecuentes',
          'Contacto -> /contacto',
          'Escríbenos -> /chat?conversation=team',
        ],
        [
          'Legal',
          'Aviso legal -> /aviso-legal',
          'Política de privacidad -> /politica-privacidad',
          'Cookies -> /cookies',
          'Términos y condiciones -> /terminos-y-condiciones',
          'Accesibilidad -> /accesibilidad',
        ],
      ]);
    },
  );
});

describe('a menu of several apps', () => {
  const entry = { for: ['visitor' as const], place: 'main' as const };
  const app = (name: string, menu: AppManifest['menu']): AppManifest => ({
    name,
    routes: [],
    menu,
  });
  const two = [
    app('one', [
      { ...entry, label: 'Biblioteca', route: 'home', order: 30, group: 'Recursos' },
      { ...entry, label: 'Proyectos', route: 'projects', order: 10, query: { page: '1' } },
    ]),
    app('two', [{ ...entry, label: 'Repositorio', route: 'students', order: 20, group: 'Recursos' }]),
  ];

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

  it('leaves out what leads to an app that is not in the release set, and a group with nothing in it', () => {
    setRoutePaths({ projects: '/projects' });
    expect(written(menuFor('main', two, null))).toEqual(['Proyectos -> /projects?page=1']);
  });

  it('leaves out a section that its page does not have yet', () => {
    const withoutWorks = manifests.map((manifest) => ({
      ...manifest,
      routes: manifest.routes.map((route) =>
        route.name === 'profile' ? { ...route, sections: ['applys', 'projects', 'notifications'] } : route,
      ),
    }));
    expect(written(menuFor('profile', withoutWorks, student))).toEqual([
      'Perfil -> /profile',
      'Solicitudes -> /profile?section=applys',
      'Proyectos guardados -> /profile?section=projects',
      'Comunicaciones -> /profile?section=notifications',
      'Seguridad -> /user/security',
    ]);
  });

  it('leaves out an entry of a newer app, with a condition that this shell does not know', () => {
    const newer = JSON.parse(
      JSON.stringify([app('three', [{ ...entry, label: 'Nuevo', route: 'home', order: 1 }])]),
    ) as AppManifest[];
    Object.assign(newer[0]?.menu[0] ?? {}, { when: 'isFullMoon' });
    expect(menuFor('main', newer, null)).toEqual([]);
  });
});
