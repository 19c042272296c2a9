import { consentPolicy } from '@puente/contract/consent';
import { type Choice, readConsentChoice, versionFor, writeChoice } from './choice.ts';

const now = new Date('2026-11-20T10:00:00Z');
const choice: Choice = {
  choice: 'configured',
  granted: ['own', 'chat'],
  date: '2026-11-20T09:00:00.000Z',
  version: '1',
};
beforeEach(() => localStorage.clear());

it('§3: is stored as cookieConsent and analytics_ga', () => {
  writeChoice(choice);
  expect(JSON.parse(localStorage.getItem('cookieConsent') ?? '')).toEqual({
    choice: 'configured',
    date: choice.date,
    version: '1',
    granted: ['own', 'chat'],
  });
  expect(localStorage.getItem('analytics_ga')).toBe('true');
  expect(readConsentChoice('1', now)).toEqual(choice);
  writeChoice({ ...choice, granted: [] });
  expect(localStorage.getItem('analytics_ga')).toBe('false');
});

it('a choice of all or nothing, as it was stored before, still counts for all', () => {
  writeChoice(choice);
  localStorage.setItem('cookieConsent', JSON.stringify({ ...choice, granted: undefined }));
  expect(readConsentChoice('1', now)?.granted).toEqual(['own', 'analytics', 'recording', 'chat']);
});

it('agrees to nothing when only one of the two is there', () => {
  localStorage.setItem('analytics_ga', 'true');
  expect(readConsentChoice('1', now)).toBeNull();
  writeChoice(choice);
  localStorage.removeItem('analytics_ga');
  expect(readConsentChoice('1', now)).toMatchObject({ granted: [] });
});

it.each([
  ['another version', { version: '0' }],
  ['a choice of 24 months ago', { date: '2024-11-20T10:00:00.000Z' }],
  ['a date to come', { date: '2027-01-01T00:00:00.000Z' }],
  ['no date', { date: 'ayer' }],
])('asks again after %s', (_, change) => {
  writeChoice({ ...choice, ...change });
  expect(readConsentChoice('1', now)).toBeNull();
});

it('does not ask again a day before 24 months', () => {
  writeChoice({ ...choice, date: '2024-11-21T10:00:01.000Z' });
  expect(readConsentChoice('1', now)).not.toBeNull();
});

it.each([
  '',
  '{',
  'null',
  '"accepted"',
  '{"choice":"yes","date":"2026-11-20","version":"1"}',
  '{"choice":"accepted"}',
])('takes %p for no choice', (stored) => {
  localStorage.setItem('cookieConsent', stored);
  expect(readConsentChoice('1', now)).toBeNull();
});

it('is about the policy and the services: another service is another question', () => {
  const analytics = { script: 'https://stats.example/a.js', loads: [] };
  expect(versionFor({})).toBe(consentPolicy.version);
  expect(versionFor({ analytics })).toBe(`${consentPolicy.version} analytics=stats.example`);
  expect(versionFor({ analytics, chat: { script: 'https://chat.example/b.js', loads: [] } })).toBe(
    `${consentPolicy.version} analytics=stats.example chat=chat.example`,
  );
});
