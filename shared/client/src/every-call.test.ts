import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@puente/contract/calls';

const sources = readdirSync(__dirname)
  .filter((file) => file.endsWith('.ts') && !file.includes('.test'))
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join('\n');

/** Calls that a browser makes by navigating: pages of a provider, links in mails, files, streams of events. */
const addresses = [
  'GET /api/connect/google',
  'GET /api/connect/google/callback',
  'GET /api/connect/microsoft',
  'GET /api/connect/microsoft/callback',
  // The edge asks for it.
  'GET /api/blog-posts/feed',
  'GET /api/public-records',
  'GET /api/withdrawn-pages',
  // Verifiers of badges ask for them.
  'GET /api/credentials/did.json',
  'GET /api/credentials/issuer',
  'GET /api/credentials/status-list',
  'GET /api/open-data/csv',
  'GET /api/open-data/json',
  'GET /api/users/me/export',
  'GET /api/conversations/events',
  // Calendar programs ask for it.
  'GET /api/calendar',
  // Programs open the List-Unsubscribe address of a mail.
  'GET /api/alerts/unsubscribe',
  'GET /api/messages/unsubscribe',
  'GET /api/saved-searches/unsubscribe',
];

it('has a function for every call that a page makes', () => {
  const missing = Object.keys(calls).filter((name) => !sources.includes(`'${name}'`));
  expect(missing.sort()).toEqual([...addresses].sort());
});
