import type * as z from 'zod/mini';
import type { registration } from '@puente/contract/forms/registration';
import { createProfile } from '../profiles/create.ts';
import type { Accounts } from './accounts.ts';
import type { Registered } from './registering.ts';

/** Creates an account with its profile and its confirmation mail in one transaction. */
export async function registerLocally(
  accounts: Accounts,
  person: z.output<typeof registration>,
): Promise<{ user: Registered }> {
  const { email, password, name, surname, profileType } = person;
  // Teachers give no phone (§5).
  const phone = profileType === 'teacher' ? undefined : person.phone;
  const user = await accounts.register({ email, password, name, surname, phone }, async (tx, { id }) => {
    await createProfile(tx, id, person);
    await accounts.sendConfirmation(email, tx);
  });
  return { user };
}
