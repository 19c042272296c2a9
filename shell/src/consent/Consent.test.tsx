import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consentPolicy } from '@puente/contract/consent';
import { startMeasurement } from '@puente/platform/analytics';
import { openConsentSettings } from '@puente/platform/consent';
import { useToasts } from '@puente/platform/ui';
import { Consent } from './Consent.tsx';

// jsdom cannot measure performance; analytics have tests of their own.
jest.mock('@puente/platform/analytics', () => ({ startMeasurement: jest.fn(() => stopMeasurement) }));
const stopMeasurement = jest.fn();

const person = userEvent.setup();
const banner = () => screen.findByRole('region', { name: 'Tú decides sobre las cookies' });
const panel = () => screen.findByRole('dialog', { name: 'Preferencias de cookies' });
const stored = () => [
  localStorage.getItem('analytics_ga'),
  (JSON.parse(localStorage.getItem('cookieConsent') ?? '{}') as { choice?: string }).choice,
];
const own = () => screen.getByRole('checkbox', { name: /^Medición propia/ });
/** Clears the storage as another tab would. */
const clearElsewhere = () =>
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });

beforeEach(async () => {
  jest.clearAllMocks();
  clearElsewhere();
  render(<Consent />);
  await banner();
});

it.each([
  ['Rechazar', ['false', 'rejected']],
  ['Aceptar', ['true', 'accepted']],
])('§2.6: «%s» in the banner is stored, and the banner goes', async (name, kept) => {
  await person.click(within(await banner()).getByRole('button', { name }));
  expect(stored()).toEqual(kept);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('§2.6: «Configurar»: technical cookies are on and cannot be turned off, analytics are optional and off', async () => {
  await person.click(within(await banner()).getByRole('button', { name: 'Configurar' }));
  const dialog = within(await panel());
  expect(dialog.getByRole('checkbox', { name: /Técnicas/ })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: /Técnicas/ })).toBeDisabled();
  // No third party is configured: only the product's own analytics need consent.
  const optional = within(dialog.getByRole('group', { name: /Analíticas \(opcionales\)/ }));
  expect(optional.getAllByRole('checkbox')).toEqual([own()]);
  expect(own()).not.toBeChecked();
  expect(dialog.getByText(/nada que te identifique/)).toBeInTheDocument();
  expect(dialog.queryByText(/no usamos|otras empresas|terceros/)).not.toBeInTheDocument();
  expect(stored()).toEqual([null, undefined]);
  await person.click(own());
  await person.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(stored()).toEqual(['true', 'configured']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(useToasts.getState().toasts.at(-1)?.message).toBe('Hemos guardado tus preferencias de cookies.');
});

it('the banner names what is really there: with nothing configured, the product’s own measurement', async () => {
  const words = (await banner()).textContent;
  expect(words).toContain('Solo con tu permiso usamos además nuestra medición anónima, para saber');
  expect(words).not.toContain('tercero');
});

it('focus goes to the page when the banner goes', async () => {
  document.body.insertAdjacentHTML('beforeend', '<main id="main"><h1>Inicio</h1></main>');
  await person.click(within(await banner()).getByRole('button', { name: 'Rechazar' }));
  expect(screen.getByRole('heading', { name: 'Inicio' })).toHaveFocus();
  document.getElementById('main')?.remove();
});

it('opens with what was chosen, and forgets what was not saved', async () => {
  await person.click(within(await banner()).getByRole('button', { name: 'Aceptar' }));
  act(openConsentSettings);
  const dialog = within(await panel());
  expect(own()).toBeChecked();
  await person.click(own());
  await person.click(dialog.getByRole('button', { name: 'Cerrar' }));
  act(openConsentSettings);
  expect(own()).toBeChecked();
  await person.click(within(await panel()).getByRole('button', { name: 'Rechazar' }));
  expect(stored()).toEqual(['false', 'rejected']);
});

it('measures from «Aceptar» on, and ends with «Rechazar»', async () => {
  expect(startMeasurement).not.toHaveBeenCalled();
  await person.click(within(await banner()).getByRole('button', { name: 'Aceptar' }));
  expect(startMeasurement).toHaveBeenCalledTimes(1);
  expect(stopMeasurement).not.toHaveBeenCalled();
  act(openConsentSettings);
  await person.click(within(await panel()).getByRole('button', { name: 'Rechazar' }));
  expect(stopMeasurement).toHaveBeenCalledTimes(1);
});

it('measures nothing after «Rechazar»', async () => {
  await person.click(within(await banner()).getByRole('button', { name: 'Rechazar' }));
  expect(startMeasurement).not.toHaveBeenCalled();
});

it('measures nothing in a page with an app from elsewhere', async () => {
  document.body.insertAdjacentHTML('beforeend', '<aside id="preview"></aside>');
  await person.click(within(await banner()).getByRole('button', { name: 'Aceptar' }));
  expect(startMeasurement).not.toHaveBeenCalled();
  document.getElementById('preview')?.remove();
});

it('follows what another tab chose', async () => {
  await banner();
  act(() => {
    localStorage.setItem('analytics_ga', 'false');
    localStorage.setItem(
      'cookieConsent',
      JSON.stringify({ choice: 'rejected', date: new Date().toISOString(), version: consentPolicy.version }),
    );
    window.dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' }));
  });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  clearElsewhere();
  await banner();
});

it('tells the page how much of its end is covered, for as long as it is', async () => {
  const { style } = document.documentElement;
  await banner();
  expect(style.getPropertyValue('--pt-cover-end')).toBe('0px');
  await person.click(within(await banner()).getByRole('button', { name: 'Rechazar' }));
  expect(style.getPropertyValue('--pt-cover-end')).toBe('');
});

it.each([
  ['Rechazar', 0],
  ['Aceptar', 1],
])('with storage blocked, «%s» lasts for the page view', async (name, times) => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await person.click(within(await banner()).getByRole('button', { name }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  // Another page of this visit shows the banner from the start.
  cleanup();
  render(<Consent />);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' })));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  act(openConsentSettings);
  await panel();
  expect(own().matches(':checked')).toBe(name === 'Aceptar');
  expect(startMeasurement).toHaveBeenCalledTimes(times * 2);
  storage.mockRestore();
});
