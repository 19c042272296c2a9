import { createList } from '@digitalbazaar/vc-bitstring-status-list';
import { credentialsContext, type Issuer } from './issuer.ts';
import { sign } from './sign.ts';

/** Places in one list, the fewest that the specification allows: a request for a list must not tell whose badge it is. */
const places = 131_072;

/** Milliseconds for which verifiers may keep a list. */
const keptMs = 5 * 60_000;
/** Milliseconds after which a list is signed again even without a new revocation. */
const freshMs = 12 * 60 * 60_000;
/** Milliseconds until a list expires: an old copy cannot hide a revocation for longer. */
const validMs = 24 * 60 * 60_000;
const clockSkewMs = 5 * 60_000;

/** Number of the list that holds a place; the first is 1. */
const listWith = (statusIndex: number): number => Math.floor(statusIndex / places) + 1;

const addressOf = ({ address }: Issuer, list: number): string => `${address}/status-list?list=${list}`;

/** Status of a credential: its place in the list of revocations. */
export function statusEntry(statusIndex: number, issuer: Issuer) {
  const list = addressOf(issuer, listWith(statusIndex));
  const place = String(statusIndex % places);
  return {
    id: `${list}#${place}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: place,
    statusListCredential: list,
  };
}

/** Number of the last list: ids of certificates are 32-bit integers. */
const lastList = 2 ** 31 / places;

/** First and last place of a list among those of all lists. Null when there can be no such list. */
export const placesOf = (list: number): readonly [number, number] | null =>
  list <= lastList ? [(list - 1) * places, list * places - 1] : null;

/** Signs a list of revocations. */
export async function signedStatusList(
  list: number,
  revoked: readonly number[],
  issuer: Issuer,
  now = new Date(),
) {
  const bits = await createList({ length: places });
  for (const index of revoked) bits.setStatus(index % places, true);
  const id = addressOf(issuer, list);
  return sign(issuer, {
    '@context': [credentialsContext],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuer.did,
    // Clocks of verifiers may be behind.
    validFrom: new Date(now.getTime() - clockSkewMs).toISOString(),
    validUntil: new Date(now.getTime() + validMs).toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      ttl: keptMs,
      encodedList: await bits.encode(),
    },
  });
}

type SignedStatusList = Awaited<ReturnType<typeof signedStatusList>>;

/** Keeps each signed list until a revocation changes it or half its time is over. Concurrent requests share a signature. */
export class StatusLists {
  readonly #issuer: Issuer;
  readonly #kept = new Map<
    number,
    { revoked: string; signedAt: number; signed: Promise<SignedStatusList> }
  >();

  constructor(issuer: Issuer) {
    this.#issuer = issuer;
  }

  /** @param revoked places of the list, in their order */
  of(list: number, revoked: readonly number[], now = new Date()): Promise<SignedStatusList> {
    const known = this.#kept.get(list);
    const text = revoked.join();
    if (known?.revoked === text && now.getTime() - known.signedAt < freshMs) return known.signed;
    const signed = signedStatusList(list, revoked, this.#issuer, now);
    this.#kept.set(list, { revoked: text, signedAt: now.getTime(), signed });
    signed.catch(() => this.#kept.delete(list));
    return signed;
  }
}
