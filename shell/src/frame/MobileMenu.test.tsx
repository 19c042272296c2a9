import { heading, openShell, screen, waitFor, within } from '../../test/shell.tsx';

async function open() {
  const page = await openShell('/');
  await heading('public-site: home');
  const button = screen.getByRole('button', { name: 'Menú' });
  return { ...page, button };
}
const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';
/** What the button opens. */
const panel = (button: HTMLElement) => {
  const found = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!found) throw new Error('The button controls nothing.');
  return found;
};

it('has the entries of the wide menu, and registration for a visitor', async () => {
  const { person, button } = await open();
  expect(panel(button)).not.toBeVisible();
  await person.click(button);
  expect(within(panel(button)).getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Estudiantes',
    'Organizaciones',
    'Universidades',
    'Crear cuenta',
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

it('closes when somebody goes somewhere, and focus goes to that page', async () => {
  const { person, button } = await open();
  await person.click(button);
  await person.click(within(panel(button)).getByRole('link', { name: 'Universidades' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'public-site: universities' })).toHaveFocus());
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
