import { everyPage } from '../../test/every-page.ts';
import { heading, openShell, personAs, screen, waitFor, within } from '../../test/shell.tsx';

async function open(visit: Parameters<typeof openShell>[1] = {}) {
  const page = await openShell('/', visit);
  await heading('public-site: home');
  const button = screen.getByRole('button', { name: 'Menú' });
  return { ...page, button };
}
const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';
/** Panel that the button controls. */
const panel = (button: HTMLElement) => {
  const found = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!found) throw new Error('The button controls nothing.');
  return found;
};

it('§2.5 has the entries of the wide menu, and for a visitor registration and, where the bar has no room for it, login', async () => {
  const { person, button } = await open();
  expect(panel(button)).not.toBeVisible();
  await person.click(button);
  expect(
    within(panel(button))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    ...['Estudiantes', 'Organizaciones', 'Universidades', 'Blog', 'Ayuda'],
    ...['Crear cuenta', 'Iniciar sesión'],
  ]);
});

it('works with the keyboard alone: opens, is gone through, closes with Escape and gives focus back', async () => {
  const { person, button } = await open();
  button.focus();
  await person.keyboard('{Enter}');
  expect(isOpen(button)).toBe(true);
  await person.tab();
  expect(within(panel(button)).getByRole('link', { name: 'Estudiantes' })).toHaveFocus();
  await person.keyboard('{Escape}');
  expect(isOpen(button)).toBe(false);
  expect(button).toHaveFocus();
  expect(panel(button)).not.toBeVisible();
});

it('closes when a user goes somewhere, and focus goes to that page', async () => {
  const { person, button } = await open();
  await person.click(button);
  await person.click(within(panel(button)).getByRole('link', { name: 'Universidades' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'public-site: universities' })).toHaveFocus(),
  );
  expect(isOpen(button)).toBe(false);
});

it('closes also for a link to the page one is on, which it marks', async () => {
  const { person, button, go } = await open();
  await go('/universidades');
  await person.click(button);
  const here = within(panel(button)).getByRole('link', { current: 'page' });
  expect(here).toHaveTextContent('Universidades');
  await person.click(here);
  await waitFor(() => expect(isOpen(button)).toBe(false));
});

it('leaves Escape alone while it is closed', async () => {
  const { person, button } = await open();
  await person.keyboard('{Escape}');
  expect(button).not.toHaveFocus();
});

describe('§2.5 of a student', () => {
  const student = { user: personAs('student'), released: everyPage };
  /** Visible links and buttons, in order. */
  const shown = (button: HTMLElement) =>
    [...panel(button).querySelectorAll<HTMLElement>('a, button')]
      .filter((element) => !element.closest('ul[hidden]'))
      .map(({ textContent }) => textContent);

  it('has the groups of the wide menu, one’s own pages and the way out', async () => {
    const { person, button } = await open(student);
    await person.click(button);
    expect(shown(button)).toEqual([
      ...['Proyectos', 'Empresas', 'Recursos', 'Subir mi proyecto', 'Ayuda'],
      ...[
        'Perfil',
        'Solicitudes',
        'Proyectos guardados',
        'Proyectos publicados',
        'Comunicaciones',
        'Seguridad',
        'Mensajes',
        'Cerrar sesión',
      ],
    ]);
    const group = within(panel(button)).getByRole('button', { name: 'Subir mi proyecto' });
    await person.click(group);
    expect(group).toHaveAttribute('aria-expanded', 'true');
    expect(shown(button).slice(3, 7)).toEqual([
      'Subir mi proyecto',
      'Propuesta de proyecto',
      'Proyecto en curso',
      'TFG/M terminado',
    ]);
  });

  it('opens with the group that one is in', async () => {
    const { person, button, go } = await open(student);
    await go('/tfx');
    await person.click(button);
    expect(within(panel(button)).getByRole('button', { name: 'Recursos' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(within(panel(button)).getByRole('link', { current: 'page' })).toHaveTextContent(
      'Repositorio de TFG/M',
    );
  });

  it('logs out', async () => {
    const { person, button } = await open(student);
    await person.click(button);
    await person.click(within(panel(button)).getByRole('button', { name: 'Cerrar sesión' }));
    expect(await screen.findByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
    // This is a different menu: the user's menu is gone.
    expect(isOpen(screen.getByRole('button', { name: 'Menú' }))).toBe(false);
  });
});

it.each(['a press', 'Tab'])('closes when %s leads out of it', async (way) => {
  const { person, button } = await open();
  await person.click(button);
  if (way === 'Tab') {
    within(panel(button)).getByRole('link', { name: 'Iniciar sesión' }).focus();
    await person.tab();
  } else {
    await person.click(screen.getByRole('main'));
  }
  expect(isOpen(button)).toBe(false);
});
