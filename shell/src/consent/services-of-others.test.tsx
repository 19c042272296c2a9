import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readThirdParties } from '@puente/federation/runtime';
import { startMeasurement } from '@puente/platform/analytics';
import { type Choice, versionFor } from './choice.ts';
import { Consent } from './Consent.tsx';

jest.mock('@puente/platform/analytics', () => ({ startMeasurement: jest.fn(() => jest.fn()) }));
jest.mock('@puente/federation/runtime', () => ({
  ...jest.requireActual<object>('@puente/federation/runtime'),
  readThirdParties: () => ({
    analytics: { script: 'https://stats.example/a.js', loads: [] },
    chat: { script: 'https://chat.example/b.js', loads: [] },
  }),
}));

const version = versionFor(readThirdParties());
const [stats, chat] = ['https://stats.example/a.js', 'https://chat.example/b.js'];
const now = new Date();
const monthsAgo = (months: number, days: number) =>
  new Date(now.getFullYear(), now.getMonth() - months, now.getDate() - days).toISOString();

const person = userEvent.setup();
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const banner = () => screen.findByRole('region', { name: 'Tú decides sobre las cookies' });
/** Waits for scripts. jsdom has no idle callbacks, so they load after 1 ms. */
const idle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

/** Stores full consent, as from an earlier visit. */
async function agreeEarlier(change: Partial<Choice>): Promise<void> {
  act(() => {
    localStorage.setItem('analytics_ga', 'true');
    localStorage.setItem(
      'cookieConsent',
      JSON.stringify({
        choice: 'accepted',
        date: now.toISOString(),
        version,
        ...change,
      }),
    );
    window.dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' }));
  });
  await idle();
}

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

it.each([
  ['to something else', { version: 'another' }],
  ['before there was a chat', { version: version.replace(/ chat=.*/, '') }],
  ['more than 24 months ago', { date: monthsAgo(24, 1) }],
])('§3: asks again who agreed %s, and loads nothing until then', async (_, change) => {
  render(<Consent />);
  await agreeEarlier(change);
  expect(await banner()).toBeVisible();
  expect(scripts()).toEqual([]);
  expect(startMeasurement).not.toHaveBeenCalled();
});

it('loads nothing of others before a choice, and after «Configurar» what was chosen', async () => {
  render(<Consent />);
  await banner();
  await idle();
  expect(scripts()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Configurar' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Chat de ayuda de chat.example' }));
  await idle();
  expect(scripts()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Guardar' }));
  await idle();
  expect(scripts()).toEqual([chat]);
  expect(startMeasurement).not.toHaveBeenCalled();
});

it('does not ask who agreed a day less than 24 months ago, and loads what was agreed to', async () => {
  await agreeEarlier({ date: monthsAgo(24, -1) });
  render(<Consent />);
  await idle();
  expect(scripts().toSorted()).toEqual([chat, stats]);
  expect(startMeasurement).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
