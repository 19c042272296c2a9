import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Modules whose mails have no unsubscribe link (docs/decisions/mails/ending-mails.md): recipients need these mails, or
 * they are the team's work.
 */
const owed = {
  'accounts/accounts.ts': 'confirms the address',
  'accounts/email-change.ts': 'confirms the new address, and tells the old one',
  'accounts/identities.ts': 'security: another way to log in',
  'accounts/passwords.ts': 'security: the password',
  'accounts/staff.ts': 'gives access to an account',
  'applications/stale-drafts.ts': 'what the reader wrote is about to be removed',
  'audience-notices/routes.ts': 'the team’s work: a notice that its author tries',
  'awards/jury.ts': 'asks the reader to judge, once for each edition',
  'collaboration-teachers/invitations.ts': 'asks the reader to guide a work, once',
  'collaborations/telling.ts': 'says what has become of a work that the reader guides',
  'contact-messages/handling.ts': 'answers what the reader wrote',
  'contact-messages/reported-chats.ts': 'says why a message of the reader was taken out of a chat',
  'contact-messages/routes.ts': 'the team’s work',
  'evaluations/hide.ts': 'says why the words of the reader were taken out of an evaluation',
  'evaluations/tutor-mail.ts': 'asks the reader to evaluate a work that they look after, twice at most',
  'joinings/routes.ts': 'gives or takes access to an organisation',
  'merges/merge-accounts.ts': 'security: the account is merged into another',
  'merges/undo.ts': 'security: the account is back',
  'own-data/deletion.ts': 'the account is gone',
  'problems/report-problem.ts': 'the team’s work',
  'second-factor/removal.ts': 'security: the second factor',
  'second-factor/second-factor.ts': 'security: the second factor',
};

it('has no mail without an end, but those that must be sent', () => {
  const root = join(import.meta.dirname, '..');
  const sending = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
    .filter(({ source }) => /\bmailer\s*\.send\(/.test(source));
  expect(sending.length).toBeGreaterThan(Object.keys(owed).length);
  const endless = sending.filter(({ source }) => !source.includes('unsubscribeHeaders('));
  expect(endless.map(({ path }) => path).sort()).toEqual(Object.keys(owed).sort());
});
