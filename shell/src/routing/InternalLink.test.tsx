import { heading, openShell, screen } from '../../test/shell.tsx';
import { Link } from '@puente/design-system/link';
import type { LoadPage } from './page-loader.ts';

/** A home page with a link. Every other page shows its name and query. */
const linkTo =
  (href: string): LoadPage =>
  (_app, name, { search }) =>
    Promise.resolve(() =>
      name === 'home' ? <Link href={href}>Abrir</Link> : <h1>{`${name} ${search.toString()}`}</h1>,
    );

it('goes to another page without leaving this one', async () => {
  const { person, address } = await openShell('/', { loadPage: linkTo('/user/auth/login?confirmation=1') });
  await person.click(await screen.findByRole('link', { name: 'Abrir' }));
  await heading('login confirmation=1');
  expect(address()).toBe('/user/auth/login?confirmation=1');
});

it.each(['/api/applys/3/cv', '/uploads/logo.svg', '/auth/google'])(
  'leaves %s to the server',
  async (served) => {
    const { address } = await openShell('/', { loadPage: linkTo(served) });
    const link = await screen.findByRole('link', { name: 'Abrir' });
    const followed = jest.fn((event: Event) => event.preventDefault());
    // No handler before the window has prevented the click, so the browser would follow the link.
    window.addEventListener('click', (event) => !event.defaultPrevented && followed(event), { once: true });
    link.click();
    expect(followed).toHaveBeenCalledTimes(1);
    expect(address()).toBe('/');
  },
);
