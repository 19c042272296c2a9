import { openPage, screen, within } from '../../test/render.tsx';
import { render } from '@testing-library/react';
import { useConsentSettings } from '@puente/platform/consent';
import { leavePendingOut, markPending } from '@puente/testing/pending-marks';
import { accessibility } from './accessibility.ts';
import { cookies } from './cookies.ts';
import { legalNotice } from './legal-notice.ts';
import { LegalBlockView } from './LegalBlockView.tsx';
import { VersionHistory } from './LegalPage.tsx';
import { OwnerSupplied } from './OwnerSupplied.tsx';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

afterEach(leavePendingOut);

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

it('says since when it is in force, and what its versions changed', async () => {
  const { person } = await openPage('/politica-privacidad');
  expect(await screen.findByText(/^En vigor desde el/)).toHaveTextContent('28 de noviembre de 2026');
  expect(screen.getByText(/primera versión/)).not.toBeVisible();

  await person.click(screen.getByText('Versiones anteriores y qué cambió'));
  expect(screen.getByText(/primera versión/)).toBeVisible();
});

it('has no former versions of a text that never changed', () => {
  render(<VersionHistory route="terms" versions={[{ date: '2026-11-20', changes: 'primera versión.' }]} />);
  expect(screen.queryByText('Versiones anteriores y qué cambió')).not.toBeInTheDocument();
});

it.each([privacy, cookies, terms, legalNotice, accessibility])(
  'the versions of «$title» stand the newest first, one a day',
  ({ versions }) => {
    const days = versions.map(({ date }) => date);
    expect(days).toEqual([...new Set(days)].toSorted().toReversed());
  },
);

it('names every cookie and everything that is stored in the browser', async () => {
  await openPage('/cookies');

  for (const name of [
    'token',
    'u4iRememberMe',
    'u4iConnect y u4iPendingLink',
    'u4iSecondFactor y u4iNewPasskey',
    'draft:…',
    'u4iRedirect y pendingSave',
    'u4iSecondFactorLater',
    'registered',
    'cookieConsent',
    'analytics_ga',
    'reloaded:…, mended y files-left',
    'release-… y opened',
  ]) {
    expect(await screen.findByRole('heading', { level: 3, name })).toBeVisible();
  }
});

it('§2.6: opens the cookie preferences from /cookies, where consent can be withdrawn', async () => {
  const { person } = await openPage('/cookies');
  const [button] = await screen.findAllByRole('button', { name: 'Preferencias de cookies' });
  expect(useConsentSettings.getState().open).toBe(false);
  if (button) await person.click(button);
  expect(useConsentSettings.getState().open).toBe(true);
});

it('marks in development what only the owner can supply', async () => {
  markPending();
  await openPage('/aviso-legal');

  expect(await screen.findByText(/Pendiente del titular: Titular, domicilio/)).toBeVisible();
});

it('leaves it out in production, with the words that lead to it', async () => {
  await openPage('/aviso-legal');

  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(/Pendiente/)).not.toBeInTheDocument();
  expect(screen.queryByText('Datos identificativos:')).not.toBeInTheDocument();
  expect(screen.queryByText('Puedes escribirnos a:')).not.toBeInTheDocument();
});

it('shows what the owner has supplied, in production too', () => {
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
