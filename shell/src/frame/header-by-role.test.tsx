/**
 * Header of each role (specification §2) with the manifests of every app, wide and narrow, by keyboard only. A student's header is also
 * tested in a browser: `shell/e2e/header.e2e.ts`.
 */
import { everyPage } from '../../test/every-page.ts';
import { heading, openShell, personAs, screen, within } from '../../test/shell.tsx';
import type { CurrentUser } from '@puente/contract/entities/user';

const mar = { id: 1, name: 'Mar Limpio' };
const ofOrganisations = ['Publica tu proyecto', 'Mis proyectos', 'Explorar', 'Ayuda'];
const ownOfMost = ['Perfil', 'Seguridad', 'Mensajes'];

interface Row {
  who: string;
  user: CurrentUser | null;
  /** Entries of the main menu, including groups. */
  main: string[];
  /** Entries below the user's name. */
  own: string[];
}

const rows: Row[] = [
  {
    who: 'a visitor',
    user: null,
    main: ['Estudiantes', 'Organizaciones', 'Universidades', 'Blog', 'Ayuda'],
    own: [],
  },
  {
    who: 'a student',
    user: personAs('student'),
    main: ['Proyectos', 'Empresas', 'Recursos', 'Subir mi proyecto', 'Ayuda'],
    own: [
      'Perfil',
      'Solicitudes',
      'Proyectos guardados',
      'Proyectos publicados',
      'Comunicaciones',
      'Seguridad',
      'Mensajes',
    ],
  },
  {
    who: 'a coordinator',
    user: personAs('coordinator', { organization: mar }),
    main: ofOrganisations,
    own: ownOfMost,
  },
  {
    who: 'a coordinator without an organisation',
    user: personAs('coordinator', { organization: null }),
    main: ['Crea tu organización', 'Ayuda'],
    own: ownOfMost,
  },
  {
    who: 'a project manager',
    user: personAs('projectManager', { organizations: [mar] }),
    main: ofOrganisations,
    own: ownOfMost,
  },
  {
    who: 'a teacher',
    user: personAs('teacher'),
    main: ['Docencia', 'Proyectos', 'Recursos', 'Universidades', 'Blog', 'Ayuda'],
    own: ownOfMost,
  },
  {
    who: 'staff',
    user: personAs('staff'),
    main: ['Gestión', 'Proyectos', 'Empresas', 'Recursos', 'Blog', 'Ayuda'],
    own: ownOfMost,
  },
];

const banner = () => screen.getByRole('banner');
const menuButton = () => within(banner()).getByRole('button', { name: 'Menú' });
const closed = '[hidden], [aria-hidden=true]';
/** Names of the visible entries, in order: those not in a closed group or menu. */
const entriesOf = (menu: Element) =>
  [...menu.querySelectorAll('a, button')]
    .filter((entry) => !entry.parentElement?.closest(closed))
    .map(({ textContent }) => textContent);
/** While the narrow menu is closed, only the wide one is a navigation landmark. In jsdom both are present. */
const [wide, narrow] = [0, 1].map(
  (place) => () => within(banner()).getAllByRole('navigation', { name: 'Principal' })[place] as HTMLElement,
) as [() => HTMLElement, () => HTMLElement];
const groupsOf = (menu: HTMLElement) => within(menu).queryAllByRole('button');

type Keys = Pick<Awaited<ReturnType<typeof openShell>>['person'], 'keyboard' | 'tab'>;
async function openWithKeyboard({ keyboard }: Keys, button: HTMLElement): Promise<void> {
  button.focus();
  await keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
}

describe.each(rows)('§2.5 the header of $who', ({ user, main, own }) => {
  const open = async () => {
    const { person } = await openShell('/cookies', { user, released: everyPage });
    await heading('public-site: cookies');
    return person;
  };

  it('has the entries of the role, and groups that open and close with the keyboard', async () => {
    const person = await open();
    expect(entriesOf(wide())).toEqual(main);
    for (const group of groupsOf(wide())) {
      await openWithKeyboard(person, group);
      await person.tab();
      expect(group.parentElement).toContainElement(document.activeElement as HTMLElement);
      expect(group).not.toHaveFocus();
      expect(group).toHaveAttribute('aria-expanded', 'true');
      await person.keyboard('{Escape}');
      expect(group).toHaveAttribute('aria-expanded', 'false');
      expect(group).toHaveFocus();
    }
  });

  it('has the user’s own pages and the way out under their name, and login for a visitor', async () => {
    const person = await open();
    if (!user) {
      expect(within(banner()).getAllByRole('link', { name: 'Iniciar sesión' })).toHaveLength(1);
      return;
    }
    const account = within(banner()).getByRole('button', { name: new RegExp(`^${user.name}`) });
    await openWithKeyboard(person, account);
    const entries = [...(account.parentElement?.querySelectorAll('li') ?? [])];
    expect(entries.map(({ textContent }) => textContent)).toEqual([...own, 'Cerrar sesión']);
    await person.keyboard('{Escape}');
    expect(account).toHaveFocus();
  });

  it('has the same behind the button of a narrow screen', async () => {
    const person = await open();
    await openWithKeyboard(person, menuButton());
    expect(entriesOf(narrow())).toEqual(main);
    const account = within(banner()).queryByRole('navigation', { name: 'Tu cuenta' });
    expect([...(account?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual(
      user ? [...own, 'Cerrar sesión'] : [],
    );
    for (const group of groupsOf(narrow())) await openWithKeyboard(person, group);
    await person.keyboard('{Escape}');
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    expect(menuButton()).toHaveFocus();
  });
});
