import { eq } from 'drizzle-orm';
import { brand, type OwnerSupplied } from '@puente/contract/brand';
import type { contactMessageCalls } from '@puente/contract/calls/contact-messages';
import type { NewContactMessage } from '@puente/contract/forms/contact-message';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { contactMessages, users } from '../db/schema.ts';
import type { Routes } from '../server/serve.ts';
import { contactMail } from './mails.ts';

export const contactMessageRoutes = {
  'POST /api/contact-messages': async ({ db, mailer, actor, body: { data } }) => {
    // It is answered as if it were taken: a machine that is told tries something else.
    if (isOfMachine(data)) return undefined;
    const { name, email, audience, subject, message } = data;
    const written = { name, email, audience, subject, message };
    await db.transaction(async (tx) => {
      await tx.insert(contactMessages).values({ ...written, userId: actor?.userId ?? null });
      for (const recipient of await recipientsFor(tx, brand.contact[audience]))
        await mailer.send(recipient, contactMail(written), tx);
    });
    return undefined;
  },
} satisfies Routes<typeof contactMessageCalls>;

const isOfMachine = ({ website, shownFor }: NewContactMessage): boolean =>
  website !== '' || shownFor < limits.contactMessage.fastest;

/**
 * Recipients of an audience's messages: the address in the brand file, or all staff until the owner has supplied one.
 */
async function recipientsFor(db: Database, address: OwnerSupplied): Promise<string[]> {
  if ('value' in address) return [address.value];
  const staff = await db.select({ email: users.email }).from(users).where(eq(users.profileType, 'staff'));
  return staff.map(({ email }) => email);
}
