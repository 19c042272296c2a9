import {
  answer,
  arriveAs,
  heading,
  openShell,
  personAs,
  screen,
  standIns,
  waitFor,
  within,
} from '../../test/shell.tsx';
import { act } from '@testing-library/react';
import { useState } from 'react';
import type { CurrentUser } from '@puente/contract/entities/user';
import { ids } from '@puente/contract/ids';
import { rememberPendingSave, takePendingSave } from '@puente/platform/session';
import { askLogin } from '@puente/platform/ui';
import type { LoadPage } from './page-loader.ts';

const mar = { id: 1, name: 'Mar Limpio' };
const ana = personAs('student');
const coordinator = personAs('coordinator', { organization: mar });

const intended = () => sessionStorage.getItem('u4iRedirect');

/** Loads the real pages and records their names. */
function watched() {
  const loaded: string[] = [];
  const loadPage: LoadPage = (app, name, context) => {
    loaded.push(name);
    return standIns(app, name, context);
  };
  return { loaded, loadPage };
}

describe('a page that is open to everybody', () => {
  it('opens, with its parameters and what it is asked', async () => {
    const contexts: unknown[] = [];
    const loadPage: LoadPage = (app, name, context) => {
      contexts.push([app, name, { ...context.params }, context.search.get('from')]);
      return standIns(app, name, context);
    };
    await openShell('/projects/12/apply?from=mail', { user: ana, loadPage });
    await heading('student-app: projectApply');
    expect(contexts).toEqual([['student-app', 'projectApply', { id: '12' }, 'mail']]);
  });

  it('is the most specific one of its address', async () => {
    const { go } = await openShell('/projects/create', { user: coordinator });
    await heading('organisation-app: projectCreate');
    await go('/projects/7');
    await heading('student-app: project');
  });

  it('is not loaded again when only its search changes', async () => {
    const { loaded, loadPage } = watched();
    const { go } = await openShell('/projects', { user: ana, loadPage });
    await go('/projects?page=2');
    expect(await screen.findByText('Estás en /projects?page=2')).toBeVisible();
    expect(loaded).toEqual(['projects']);
  });
});

describe('without a session', () => {
  it('a list asks for login over it, and remembers where the person was going', async () => {
    const { loaded, loadPage } = watched();
    const { address } = await openShell('/resources?q=mar&page=2', { loadPage });
    await heading('Inicia sesión para ver esta página');
    expect(await screen.findByRole('dialog', { name: 'Inicia sesión' })).toBeVisible();
    expect(address()).toBe('/resources?q=mar&page=2');
    expect(intended()).toBe('/resources?q=mar&page=2');
    expect(loaded).toEqual([]);
  });

  it('a public face opens with login over it, which is offered until the visitor has closed it once', async () => {
    const { person, go } = await openShell('/projects?q=mar');
    await heading('student-app: projects');
    const dialog = await screen.findByRole('dialog', { name: 'Inicia sesión' });
    expect(intended()).toBe('/projects?q=mar');
    rememberPendingSave('projects', 12);
    await person.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    expect(takePendingSave('projects')).toBeNull();
    await go('/tfx/3');
    await heading('student-app: work');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(askLogin);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('the dialog can be closed and opened again', async () => {
    const { person } = await openShell('/resources');
    const dialog = await screen.findByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await person.click(within(screen.getByRole('main')).getByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('logging in there opens the page behind, and nothing is left to go back to', async () => {
    const { person, address } = await openShell('/projects?q=mar');
    const dialog = await screen.findByRole('dialog');
    rememberPendingSave('projects', 12);
    answer('GET /api/users/me', ana);
    await person.type(within(dialog).getByLabelText('Correo electrónico'), 'ana@udc.es');
    await person.type(within(dialog).getByLabelText('Contraseña'), 'Puente-2026');
    await person.click(within(dialog).getByRole('button', { name: 'Iniciar sesión' }));
    await heading('student-app: projects');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/projects?q=mar');
    expect(intended()).toBeNull();
    expect(takePendingSave('projects')).toBe(12);
  });

  it('a form leads to login, and remembers the address with its parameters', async () => {
    const { loaded, loadPage } = watched();
    const { address } = await openShell('/projects/12/apply?from=mail', { loadPage });
    await heading('shell: login');
    expect(address()).toBe('/user/auth/login');
    expect(intended()).toBe('/projects/12/apply?from=mail');
    expect(loaded).toEqual(['login']);
  });
});

describe('the path that a visitor wanted (§4.1)', () => {
  it('is forgotten when they leave the login page for another one', async () => {
    const { go } = await openShell('/projects/12/apply?from=mail');
    await heading('shell: login');
    await go('/estudiantes');
    await heading('public-site: students');
    expect(intended()).toBeNull();
  });

  it.each(['/register', '/user/auth/forgot-password', '/politica-privacidad', '/connect/google?error=x'])(
    'is kept on %s, which is on the way',
    async (path) => {
      const { go } = await openShell('/projects/12/apply?from=mail');
      await heading('shell: login');
      await go(path);
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'shell: login' })).toBeNull());
      expect(intended()).toBe('/projects/12/apply?from=mail');
    },
  );

  it('is the newer one when another guarded page is asked for', async () => {
    const { go } = await openShell('/projects/12/apply?from=mail');
    await heading('shell: login');
    await go('/projects?q=mar');
    await waitFor(() => expect(intended()).toBe('/projects?q=mar'));
  });
});

describe('a user of another role', () => {
  it.each<[string, CurrentUser, string, string]>([
    ['coordinator', coordinator, '/projects/12/apply', 'estudiantes'],
    ['teacher', personAs('teacher'), '/tfx/create', 'estudiantes'],
    ['teacher', personAs('teacher'), '/staff/registro', 'el equipo de la plataforma'],
    [
      'member of the team',
      { ...personAs('staff'), staffRole: 'editor' },
      '/staff/registro',
      'quienes administran la plataforma',
    ],
  ])('a %s, is told for whom the page is, with a link home', async (_, user, path, users) => {
    const { loaded, loadPage } = watched();
    const { address } = await openShell(path, { user, loadPage });
    await heading(`Esta página es para ${users}`);
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute(
      'href',
      '/',
    );
    expect(address()).toBe(path);
    expect(intended()).toBeNull();
    expect(loaded).toEqual([]);
  });

  it.each<[string, CurrentUser, string]>([
    ['student', ana, '/projects/create'],
    ['teacher', personAs('teacher'), '/organizations'],
    ['member of staff', personAs('staff'), '/spaces/organizations/talent'],
  ])('§4.2 a %s who asks to manage an organisation is home, and told why', async (_, user, path) => {
    const { loaded, loadPage } = watched();
    const { address, go, person } = await openShell('/cookies', { user, loadPage });
    await heading('public-site: cookies');
    await go(path);
    await heading('public-site: home');
    expect(address()).toBe('/');
    const told = /Esta página es para organizaciones\. Tu cuenta es de otro tipo\./;
    const message = () => screen.findByText(told);
    expect(await message()).toBeVisible();
    expect(intended()).toBeNull();
    expect(loaded).toEqual(['cookies', 'home']);
    // A second request shows the message once.
    await go(path);
    await message();
    await person.click(screen.getByRole('button', { name: 'Cerrar el aviso' }));
    expect(screen.queryByText(told)).not.toBeInTheDocument();
  });

  it.each<[string, CurrentUser]>([
    ['a coordinator without an organisation', personAs('coordinator', { organization: null })],
    ['a project manager with none', personAs('projectManager', { organizations: [] })],
  ])('%s is led to creating one', async (_, user) => {
    const { address } = await openShell('/projects/create', { user });
    await heading('organisation-app: organizationCreate');
    expect(address()).toBe('/organizations/create');
  });
});

describe('an open page', () => {
  it('closes when the session is lost', async () => {
    await openShell('/profile', { user: ana });
    await heading('student-app: profile');
    await arriveAs(null);
    await heading('shell: login');
  });

  it('is checked again when another user signs in', async () => {
    await openShell('/projects/12/apply', { user: ana });
    await heading('student-app: projectApply');
    await arriveAs({ ...coordinator, id: ids.user.parse(99) });
    await heading('Esta página es para estudiantes');
  });
});

it('says so when there is no such page, in the frame and under its own title', async () => {
  await openShell('/proyectos/12');
  await heading('No encontramos esta página');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute(
    'href',
    '/',
  );
  await waitFor(() => expect(document.title).toBe('Página no encontrada · Puente'));
});

describe('navigation', () => {
  it('gives the document the title of the page', async () => {
    const { go } = await openShell('/');
    await waitFor(() => expect(document.title).toBe('Proyectos de impacto para universitarios · Puente'));
    await go('/cookies');
    await waitFor(() => expect(document.title).toBe('Cookies · Puente'));
  });

  it('takes focus to the heading of the next page, but leaves it alone on the first', async () => {
    const { go } = await openShell('/');
    await heading('public-site: home');
    expect(document.body).toHaveFocus();
    await go('/cookies');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'public-site: cookies' })).toHaveFocus());
  });

  it('leaves focus where it is when only the search changes', async () => {
    const { go } = await openShell('/projects', { user: ana });
    const brand = within(screen.getByRole('banner')).getByRole('link', { name: 'Puente, inicio' });
    act(() => brand.focus());
    await go('/projects?page=2');
    expect(brand).toHaveFocus();
  });

  it('takes focus to the page where it has no heading yet', async () => {
    const { go } = await openShell('/', { loadPage: () => Promise.resolve(() => <p>Cargando</p>) });
    await go('/cookies');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('takes it on to the heading that comes later, unless the user has gone on', async () => {
    let show: (words: string) => void = () => {};
    function Slow() {
      const [words, setWords] = useState('');
      show = setWords;
      return words ? <h1>{words}</h1> : <p>Cargando</p>;
    }
    const { go } = await openShell('/', { loadPage: () => Promise.resolve(Slow) });
    await go('/cookies');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    act(() => show('Cookies'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Cookies' })).toHaveFocus());

    await go('/aviso-legal');
    const brand = within(screen.getByRole('banner')).getByRole('link', { name: 'Puente, inicio' });
    act(() => brand.focus());
    act(() => show('Aviso legal'));
    await heading('Aviso legal');
    expect(brand).toHaveFocus();
  });

  it('keeps the former page, marked as busy, until the next one is there', async () => {
    let arrive: () => void = () => {};
    const loadPage: LoadPage = (app, name, context) =>
      name === 'cookies'
        ? new Promise((resolve) => {
            arrive = () => resolve(standIns(app, name, context));
          })
        : standIns(app, name, context);
    const { person, address } = await openShell('/', { loadPage });
    await person.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Cookies' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('heading', { name: 'public-site: home' })).toBeVisible();
    expect(address()).toBe('/');
    await act(() => Promise.resolve(arrive()));
    await heading('public-site: cookies');
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  });
});
