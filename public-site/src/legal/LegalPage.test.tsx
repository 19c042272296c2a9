import { openPage, screen, within } from '../../test/render.tsx';
import { render } from '@testing-library/react';
import { useConsentSettings } from '@puente/platform/consent';
import { LegalBlockView } from './LegalBlockView.tsx';
import { OwnerSupplied } from './OwnerSupplied.tsx';

const environment = process.env.NODE_ENV;
const inProduction = () => Object.assign(process.env, { NODE_ENV: 'production' });
afterEach(() => void Object.assign(process.env, { NODE_ENV: environment }));

it.each([
  ['/aviso-legal', 'Aviso legal'],
  ['/politica-privacidad', 'Política de privacidad'],
  ['/cookies', 'Cookies'],
  ['/terminos-y-condiciones', 'Términos y condiciones'],
  ['/accesibilidad', 'Declaración de accesibilidad'],
])('%s has an index that leads to each of its sections', async (address, title) => {
  const { container } = await openPage(address);

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const index = within(screen.getByRole('navigation', { name: 'En esta página' })).getAllByRole('link');
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(index.map(({ textContent }) => textContent)).toEqual(sections);
  for (const link of index) expect(container.querySelector(link.getAttribute('href')!)).toBeInTheDocument();
});

it('names every cookie and everything that is stored in the browser', async () => {
  await openPage('/cookies');

  for (const name of [
    'token',
    'u4iRememberMe',
    'u4iConnect y u4iPendingLink',
    'u4iSecondFactor y u4iNewPasskey',
    'draft:…',
    'u4iRedirect',
    'u4iSecondFactorLater',
    'registered',
    'cookieConsent',
    'analytics_ga',
    'reloaded:…',
  ]) {
    expect(await screen.findByRole('heading', { level: 3, name })).toBeVisible();
  }
});

it('§2: opens the cookie preferences from /cookies, where consent can be withdrawn', async () => {
  const { person } = await openPage('/cookies');
  const [button] = await screen.findAllByRole('button', { name: 'Preferencias de cookies' });
  expect(useConsentSettings.getState().open).toBe(false);
  if (button) await person.click(button);
  expect(useConsentSettings.getState().open).toBe(true);
});

it('marks in development what only the owner can supply', async () => {
  await openPage('/aviso-legal');

  expect(await screen.findByText(/Pendiente del titular: Titular, domicilio/)).toBeVisible();
});

it('leaves it out in production, with the words that lead to it', async () => {
  inProduction();
  await openPage('/aviso-legal');

  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(/Pendiente/)).not.toBeInTheDocument();
  expect(screen.queryByText('Datos identificativos:')).not.toBeInTheDocument();
  expect(screen.queryByText('Puedes escribirnos a:')).not.toBeInTheDocument();
});

it('shows what the owner has supplied, in production too', () => {
  inProduction();
  const value = { value: 'hola@ejemplo.test' };
  render(
    <>
      <LegalBlockView
        block={{
          kind: 'owner',
          intro: 'Escríbenos:',
          items: [
            { label: 'Correo', value },
            { label: 'Fax', value: { pending: 'Fax' } },
          ],
        }}
      />
      <OwnerSupplied value={{ pending: 'Otra cosa' }} />
    </>,
  );

  expect(screen.getByText('Escríbenos:')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Correo: hola@ejemplo.test');
  expect(screen.queryByText(/Otra cosa/)).not.toBeInTheDocument();
});
