import { asVisitor, visitorAt } from '../fairness/visitor.ts';
import { makePasswordHashes } from './password-hashes.ts';

const password = 'caracola-93';
/** Hash of the password in better-auth's earlier format, which contains its salt only. */
const former =
  'f53fdd75edb65c433d3b03797d9f6373:6eb751bbe7041bac8cff1b13e1f786cd0c61aa34f7434e000d948f4cd3a5e31de0c980571fcc568d4042d552db40b995e239c91ce79b35f43c1195ce2a594f20';
const quick = makePasswordHashes('quick');

it('writes its parameters into the hash, and another salt each time', async () => {
  const [one, other] = [await quick.hash(password), await quick.hash(password)];
  expect(one).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(other).not.toBe(one);
});

it('hashes with parameters that OWASP advises unless told otherwise', async () => {
  const full = makePasswordHashes('full');
  const hash = await full.hash(password);
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  // Whatever it was made with, and by whom.
  expect(await quick.verify({ hash, password })).toBe(true);
  expect([full.isOutdated(hash), quick.isOutdated(hash)]).toEqual([false, true]);
});

it('tells right from wrong, and takes two ways to write a letter for the same', async () => {
  const hash = await quick.hash('caña-brava');
  expect(await quick.verify({ hash, password: 'can\u0303a-brava' })).toBe(true);
  expect(await quick.verify({ hash, password: 'cana-brava' })).toBe(false);
});

it('accepts the hashes of former times, which are to be made anew', async () => {
  const hash = former;
  expect(await quick.verify({ hash, password })).toBe(true);
  expect(await quick.verify({ hash, password: 'otra-cosa' })).toBe(false);
  expect(quick.isOutdated(hash)).toBe(true);
});

it('hashes two at a time, one of a visitor, lets thirty-two of each visitor wait and refuses more', async () => {
  const hashes = makePasswordHashes('quick');
  const hashAt = (address: string) =>
    asVisitor({ ...visitorAt(address, new AbortController().signal), mustFinish: true }, () =>
      hashes.hash(password),
    );
  const burst = Array.from({ length: 36 }, () => hashAt('203.0.113.1'));
  const other = hashAt('198.51.100.7');
  expect(hashes.counts().waiting).toBe(32);
  const outcomes = await Promise.allSettled(burst);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ reason: { code: 'TooManyRequests' } });
  await other;
  expect(hashes.counts()).toEqual({ done: 34, waiting: 0 });
});

it('does not hash for a client that is gone', async () => {
  const hashes = makePasswordHashes('quick');
  const leaves = new AbortController();
  const visitor = { ...visitorAt('203.0.113.1', leaves.signal), mustFinish: true };
  const burst = Array.from({ length: 5 }, () => asVisitor(visitor, () => hashes.hash(password)));
  leaves.abort();
  await Promise.allSettled(burst);
  expect(hashes.counts()).toEqual({ done: 1, waiting: 0 });
});
