import { answer, openShell, ownPages, refuse, screen, waitFor, within } from '../../test/shell.tsx';
import { act } from '@testing-library/react';
import { ApiError } from '@puente/client/api-error';
import { rememberIntendedPath } from '@puente/platform/session';
import { askLogin } from '@puente/platform/ui';

const open = (search = '') => openShell(`/user/auth/login${search}`, { loadPage: ownPages });
const google = () => screen.findByRole('link', { name: 'Continuar con Google' });
const providersAre = (...data: string[]) => answer('GET /api/connect/providers', { data });

it('offers Google and Microsoft (§2.8, login)', async () => {
  providersAre('google', 'microsoft');
  await open();
  expect(await google()).toHaveAttribute('href', '/api/connect/google');
  expect(screen.getByRole('link', { name: 'Continuar con Microsoft' })).toHaveAttribute(
    'href',
    '/api/connect/microsoft',
  );
});

it('does not offer a provider without keys', async () => {
  providersAre('google');
  await open();
  await google();
  expect(screen.queryByRole('link', { name: /Microsoft/ })).not.toBeInTheDocument();
});

it.each([
  ['there are none', () => providersAre()],
  ['the call fails', () => refuse('GET /api/connect/providers', new ApiError('Unexpected'))],
])('leaves nothing on the page when %s', async (_, arrange) => {
  arrange();
  await open();
  await waitFor(() => expect(screen.queryByText('o')).not.toBeInTheDocument());
  expect(screen.queryByRole('link', { name: /Continuar con/ })).not.toBeInTheDocument();
});

it('takes along where the person was going, and whether to remember them', async () => {
  providersAre('google');
  rememberIntendedPath('/projects/12/apply?from=mail');
  const { person } = await open();
  expect(await google()).toHaveAttribute(
    'href',
    '/api/connect/google?redirect=%2Fprojects%2F12%2Fapply%3Ffrom%3Dmail',
  );
  await person.click(screen.getByRole('checkbox', { name: 'Recordarme en este dispositivo' }));
  expect(await google()).toHaveAttribute('href', expect.stringMatching(/rememberMe=true$/));
});

it.each([
  ['an address elsewhere', 'https://malo.example/'],
  ['a path that is too long', `/projects/${'a'.repeat(600)}`],
])('takes nothing along that the API would not take: %s', async (_, path) => {
  providersAre('google');
  rememberIntendedPath(path);
  await open();
  expect(await google()).toHaveAttribute('href', '/api/connect/google');
});

it('leads back to the page under the login modal, whatever was wanted before', async () => {
  providersAre('microsoft');
  rememberIntendedPath('/profile');
  await openShell('/blog?page=2');
  act(askLogin);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('link', { name: 'Continuar con Microsoft' })).toHaveAttribute(
    'href',
    '/api/connect/microsoft?redirect=%2Fblog%3Fpage%3D2',
  );
});

it.each([
  [
    'ten times',
    async (click: () => Promise<void>) => {
      for (let press = 0; press < 10; press++) await click();
    },
  ],
  [
    'faster than React shows the page',
    (_click: () => Promise<void>, link: HTMLElement) => {
      act(() => {
        for (let press = 0; press < 10; press++) link.click();
      });
      return Promise.resolve();
    },
  ],
])('leaves once when it is pressed %s', async (_how, press) => {
  providersAre('google', 'microsoft');
  const { person } = await open();
  const link = await google();
  const left: boolean[] = [];
  const leave = (event: Event) => {
    left.push(!event.defaultPrevented);
    // The browser would now leave the page.
    event.preventDefault();
  };
  window.addEventListener('click', leave);
  await press(() => person.click(link), link);
  window.removeEventListener('click', leave);
  expect(left).toHaveLength(10);
  expect(left.filter(Boolean)).toHaveLength(1);
  expect(link).toHaveAttribute('aria-busy', 'true');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(link).not.toHaveAttribute('aria-busy');
});
