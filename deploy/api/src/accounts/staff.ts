import { inArray, type SQL, sql } from 'drizzle-orm';
import { errors } from '@puente/contract/errors';
import { personName } from '@puente/contract/forms/registration';
import type { OrganizationId, ProjectManagerId, UserId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import type { StaffRole } from '@puente/contract/roles';
import type { Database } from '../db/connect.ts';
import { managedOrganizations, organizations, projectManagers, users } from '../db/schema.ts';
import { refuseFields } from '../http/refuse.ts';
import type { Mailer } from '../mail/mailer.ts';
import { issueCode } from './codes.ts';
import { invitationMail, memberInvitationMail } from './mails.ts';
import { resetAddress } from './passwords.ts';
import { assertAddress, emailTaken } from './registering.ts';

const invitationDays = 7;
const invitationMinutes = invitationDays * 24 * 60;

interface Person {
  email: string;
  name: string;
  surname: string;
}

/**
 * Makes a new user, or an existing user without a profile, a member of staff, for the command line (`npm run db --
 * create-staff email name`). A member of staff gets the duty. Returns the address of the page where they choose a password, valid for a week.
 * @throws Refusal EmailTaken when the address belongs to a user with another role; ValidationError
 */
export async function createStaff(
  db: Database,
  { staffRole, ...person }: Person & { staffRole: StaffRole },
  publicUrl: string,
): Promise<string> {
  const email = person.email.trim().toLowerCase();
  assertAddress(email);
  assertName(person.name);
  if (person.surname !== '') assertName(person.surname, 'surname');
  return db.transaction(async (tx) => {
    const isFree = sql`${users.profileType} is null or ${users.profileType} = 'staff'`;
    const id = await makeMember(tx, { ...person, email, staffRole }, isFree);
    return resetAddress(publicUrl, await issueCode(tx, id, invitationMinutes));
  });
}

/**
 * Inserts a member of staff, or turns the user who has the address already into one.
 * @param isFree condition on a user who has the address already
 * @throws Refusal EmailTaken when that user does not meet it
 */
async function makeMember(
  tx: Database,
  person: Person & { staffRole: StaffRole },
  isFree: SQL,
): Promise<UserId> {
  const { staffRole } = person;
  const [user] = await tx
    .insert(users)
    .values({ ...person, profileType: 'staff' })
    .onConflictDoUpdate({
      target: users.email,
      set: { profileType: 'staff', staffRole },
      setWhere: isFree,
    })
    .returning({ id: users.id });
  if (!user) throw emailTaken();
  return user.id;
}

function assertName(name: string, field = 'name'): void {
  const { error } = personName.safeParse(name);
  if (error) throw refuseFields({ [field]: error.issues[0]?.message ?? messages.pattern });
}

/**
 * Makes a new user, or a user without a profile, a member of staff, and mails them a link to choose a password.
 * @throws Refusal EmailTaken when the address belongs to a user with a profile or to a member of staff
 */
export async function inviteMember(
  { db, mailer, publicUrl }: { db: Database; mailer: Mailer; publicUrl: string },
  person: Person & { staffRole: StaffRole },
): Promise<UserId> {
  assertAddress(person.email);
  return db.transaction(async (tx) => {
    const id = await makeMember(tx, person, sql`${users.profileType} is null`);
    const url = resetAddress(publicUrl, await issueCode(tx, id, invitationMinutes));
    await mailer.send(person.email, memberInvitationMail(person.name, person.staffRole, url), tx);
    return id;
  });
}

/**
 * Creates a project manager of these organisations, and mails them a link to choose a password.
 * @throws Refusal EmailTaken, NotFound at `organizations`
 */
export async function inviteProjectManager(
  { db, mailer, publicUrl }: { db: Database; mailer: Mailer; publicUrl: string },
  { organizations: wanted, ...person }: Person & { organizations: readonly OrganizationId[] },
): Promise<ProjectManagerId> {
  assertAddress(person.email);
  return db.transaction(async (tx) => {
    const ids = [...new Set(wanted)];
    const found = await tx
      .select({ id: organizations.id, name: organizations.name })
      .from(organizations)
      .where(inArray(organizations.id, ids));
    if (found.length < ids.length) throw refuseFields({ organizations: errors.NotFound.text }, 'NotFound');
    const [user] = await tx
      .insert(users)
      .values({ ...person, profileType: 'projectManager' })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (!user) throw emailTaken();
    const [row] = await tx
      .insert(projectManagers)
      .values({ userId: user.id })
      .returning({ id: projectManagers.id });
    if (!row) throw new Error('The insert returned no row.');
    await tx
      .insert(managedOrganizations)
      .values(found.map(({ id }) => ({ projectManagerId: row.id, organizationId: id })));
    const code = await issueCode(tx, user.id, invitationMinutes);
    const names = found.map(({ name }) => name);
    await mailer.send(person.email, invitationMail(person.name, names, resetAddress(publicUrl, code)), tx);
    return row.id;
  });
}
