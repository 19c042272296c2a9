import type { sectors } from '@puente/contract/constants/organizations';
import { waysOfReaching } from '@puente/contract/constants/reached-us-how';
import { fold } from '@puente/contract/text';
import type { organizations } from '../db/schema.ts';
import { profilesOf } from './data/opportunities.ts';
import { firstNames, surnames } from './data/people.ts';
import { makeRandom } from './random.ts';

type Details = Pick<
  typeof organizations.$inferInsert,
  'web' | 'reachedUsHow' | 'contactName' | 'contactMail' | 'contactPhone' | 'academicProfiles'
>;

/**
 * Private data and interests of an organisation. Uses its own random generator, so that the rest of the seed does not
 * change.
 */
export function organizationDetails(name: string, sector: (typeof sectors)[number], index: number): Details {
  const random = makeRandom(7_000 + index);
  const address = fold(name).replace(/[^a-z0-9]+/g, '-');
  return {
    // Small ones have none.
    web: index % 7 === 6 ? null : `https://${address}.puente.test`,
    reachedUsHow: random.pick(waysOfReaching),
    contactName: `${random.pick(firstNames)} ${random.pick(surnames)}`,
    contactMail: `contacto.${address}@puente.test`,
    contactPhone: `+34 600 1${String(index).padStart(2, '0')} 000`,
    academicProfiles: [...profilesOf[sector]],
  };
}
