import { and, asc, eq } from 'drizzle-orm';
import type { joiningCalls } from '@puente/contract/calls/joinings';
import type { UserId } from '@puente/contract/ids';
import { alertMail } from '../alerts/mail-footer.ts';
import { tellPeople } from '../alerts/tell.ts';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { alerts, joinings, organizations, users } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { type Post, postOf } from '../mail/post.ts';
import { subjectOf } from '../mail/subject.ts';
import { peopleOf } from '../organization-insiders/routes.ts';
import { beginActing, ceaseActing, revokeInvitations } from '../organizations/acting.ts';
import { assertMayRemove, noteEvent } from '../organizations/history.ts';
import {
  invitationToJoinMail,
  joinAnswerMail,
  joinRequestMail,
  objectionPath,
  peoplePath,
  removedMail,
} from '../organizations/mails.ts';
import type { OrganizationRow } from '../organizations/policy.ts';
import type { Routes } from '../server/serve.ts';

const alreadyIn = 'Ya forma parte de la organización.';

async function accountOf(db: Database, userId: UserId) {
  const [account] = await db
    .select({
      userId: users.id,
      name: users.name,
      surname: users.surname,
      email: users.email,
      confirmed: users.emailVerified,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!account) throw refuse('NotFound');
  return account;
}

const fullName = ({ name, surname }: { name: string; surname: string }): string =>
  `${name} ${surname}`.trim();

/** Finds the pending request or invitation between an organisation and an address. */
async function joiningBetween(tx: Database, { id }: Pick<OrganizationRow, 'id'>, email: string) {
  const [known] = await tx
    .select()
    .from(joinings)
    .where(and(eq(joinings.organizationId, id), eq(joinings.email, email)))
    .for('update');
  return known;
}

const joiningOf = ({ id, name }: Pick<OrganizationRow, 'id' | 'name'>, publicUrl: string) => ({
  organization: name,
  organizationId: id,
  publicUrl,
});

async function tellPeopleOfRequest(
  tx: Database,
  post: Post,
  row: OrganizationRow,
  person: { name: string; surname: string; email: string },
): Promise<void> {
  const asking = { name: fullName(person), email: person.email };
  await tellPeople(tx, post, {
    organizationId: row.id,
    event: 'asked_to_join',
    about: row.name,
    path: peoplePath(row.id),
    mailFor: (name, foot) => joinRequestMail(name, asking, joiningOf(row, post.publicUrl), foot),
  });
}

/** Texts of the mails about people who join or leave. */
const changeOfPeople = {
  joined: {
    subject: 'Una persona más gestiona',
    says: (name: string) =>
      `Desde hoy una persona más publica proyectos y lee solicitudes en nombre de ${name}. Si no la conoces, puedes quitarla.`,
    label: 'Ver quién gestiona la organización',
  },
  departed: {
    subject: 'Una persona ya no gestiona',
    says: (name: string) =>
      `Desde hoy una persona menos publica proyectos y lee solicitudes en nombre de ${name}. El historial dice quién, y quién lo ha decidido. Si no te lo explicas, escribe al equipo desde el chat.`,
    label: 'Ver el historial',
  },
} as const;

/** Notifies the others that a person has joined or left the organisation. */
async function tellOthers(
  tx: Database,
  post: Post,
  { id, name: organization }: Pick<OrganizationRow, 'id' | 'name'>,
  { event, except }: { event: keyof typeof changeOfPeople; except: UserId },
): Promise<void> {
  const path = peoplePath(id);
  const { subject, says, label } = changeOfPeople[event];
  await tellPeople(tx, post, {
    organizationId: id,
    event,
    about: organization,
    path,
    except,
    mailFor: (name, foot) =>
      alertMail(
        name,
        {
          subject: subjectOf((named) => `${subject} ${named}`, organization),
          says: says(organization),
          action: { label, url: `${post.publicUrl}${path}` },
        },
        foot,
      ),
  });
}

/** Notifies on the platform and by mail, regardless of settings: the person loses access. */
async function tellRemoved(
  tx: Database,
  { mailer, publicUrl }: Post,
  organization: Pick<OrganizationRow, 'id' | 'name'>,
  { removed, by }: { removed: UserId; by: UserId },
): Promise<void> {
  const { name, email } = await accountOf(tx, removed);
  await tx
    .insert(alerts)
    .values({
      userId: removed,
      organizationId: organization.id,
      event: 'removed',
      about: organization.name,
      path: objectionPath,
    })
    .onConflictDoNothing();
  const who = fullName(await accountOf(tx, by));
  await mailer.send(email, removedMail(name, who, { organization: organization.name, publicUrl }), tx);
}

export const joiningRoutes = {
  'GET /api/joinings': async ({ db, actor }) => {
    const account = await accountOf(db, actor.userId);
    if (!account.confirmed) return { data: [] };
    const rows = await db
      .select({
        id: joinings.id,
        origin: joinings.origin,
        createdAt: joinings.createdAt,
        organization: { id: organizations.id, name: organizations.name },
      })
      .from(joinings)
      .innerJoin(organizations, eq(organizations.id, joinings.organizationId))
      .where(eq(joinings.email, account.email))
      .orderBy(asc(joinings.id));
    return { data: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
  },

  'POST /api/organizations/:id/joinings': async ({ db, actor, row, ...services }) => {
    const post = postOf(services);
    const hasOne = actor.role === 'coordinator' && actor.organizationIds.length > 0;
    if (hasOne || actor.organizationIds.includes(row.id)) throw refuse('OrganizationExists');
    const joined = await db.transaction(async (tx) => {
      const account = await accountOf(tx, actor.userId);
      const known = await joiningBetween(tx, row, account.email);
      if (known?.origin === 'invitation') {
        await beginActing(tx, actor.userId, row.id);
        await noteEvent(tx, { organizationId: row.id, kind: 'joined', userId: actor.userId });
        await tellOthers(tx, post, row, { event: 'joined', except: actor.userId });
        return true;
      }
      const asked = await tx
        .insert(joinings)
        .values({ organizationId: row.id, origin: 'request', email: account.email, userId: actor.userId })
        .onConflictDoNothing()
        .returning({ id: joinings.id });
      // The same again is one request, and one mail.
      if (asked.length > 0) await tellPeopleOfRequest(tx, post, row, account);
      return false;
    });
    return { data: { joined } };
  },

  'GET /api/organizations/:id/joinings': async ({ db, row }) => {
    const rows = await db
      .select({
        id: joinings.id,
        origin: joinings.origin,
        createdAt: joinings.createdAt,
        email: joinings.email,
        name: users.name,
        surname: users.surname,
      })
      .from(joinings)
      .innerJoin(users, eq(users.id, joinings.userId))
      .where(eq(joinings.organizationId, row.id))
      .orderBy(asc(joinings.id));
    return {
      data: rows.map(({ name, surname, createdAt, ...joining }) => ({
        ...joining,
        createdAt: createdAt.toISOString(),
        // Of an invitation, the account is the inviter's.
        ...(joining.origin === 'request' ? { name, surname } : { name: null, surname: null }),
      })),
    };
  },

  'POST /api/organizations/:id/invitations': async ({ db, actor, row, body: { data }, ...services }) => {
    const post = postOf(services);
    const { email } = data;
    const joined = await db.transaction(async (tx) => {
      if ((await peopleOf(tx, row.id)).some((person) => person.email === email))
        throw refuseFields({ email: alreadyIn });
      const known = await joiningBetween(tx, row, email);
      if (known?.origin === 'request') {
        await beginActing(tx, known.userId, row.id);
        await noteEvent(tx, {
          organizationId: row.id,
          kind: 'admitted',
          userId: actor.userId,
          aboutId: known.userId,
        });
        await tellOthers(tx, post, row, { event: 'joined', except: known.userId });
        return true;
      }
      const now = new Date();
      await tx
        .insert(joinings)
        .values({ organizationId: row.id, origin: 'invitation', email, userId: actor.userId, createdAt: now })
        .onConflictDoUpdate({
          target: [joinings.organizationId, joinings.email],
          set: { createdAt: now },
        });
      if (!known) await noteEvent(tx, { organizationId: row.id, kind: 'invited', userId: actor.userId });
      const inviter = fullName(await accountOf(tx, actor.userId));
      await post.mailer.send(email, invitationToJoinMail(inviter, joiningOf(row, post.publicUrl)), tx);
      return false;
    });
    return { data: { joined } };
  },

  'PUT /api/joinings/:id': async ({ db, actor, row, body: { data }, ...services }) => {
    const post = postOf(services);
    const { organizationId, origin, personId } = row;
    if (personId === null) throw refuse('NotFound');
    await db.transaction(async (tx) => {
      const [open] = await tx.delete(joinings).where(eq(joinings.id, row.id)).returning();
      // A colleague has decided meanwhile.
      if (!open) throw refuse('NotFound');
      const organization = requireRow(
        await tx
          .select({ id: organizations.id, name: organizations.name })
          .from(organizations)
          .where(eq(organizations.id, organizationId)),
      );
      if (data.accepted) {
        await beginActing(tx, personId, organizationId);
        await tellOthers(tx, post, organization, { event: 'joined', except: personId });
      }
      if (origin === 'invitation') {
        if (data.accepted) await noteEvent(tx, { organizationId, kind: 'joined', userId: actor.userId });
        return;
      }
      const kind = data.accepted ? 'admitted' : 'refused';
      await noteEvent(tx, { organizationId, kind, userId: actor.userId, aboutId: personId });
      const { name, email } = await accountOf(tx, personId);
      const joining = joiningOf(organization, post.publicUrl);
      await post.mailer.send(email, joinAnswerMail(name, data.accepted, joining), tx);
    });
    return undefined;
  },

  'DELETE /api/joinings/:id': async ({ db, actor, row }) => {
    await db.transaction(async (tx) => {
      const gone = await tx.delete(joinings).where(eq(joinings.id, row.id)).returning({ id: joinings.id });
      if (gone.length > 0 && row.origin === 'invitation')
        await noteEvent(tx, {
          organizationId: row.organizationId,
          kind: 'invitationTakenBack',
          userId: actor.userId,
        });
    });
    return undefined;
  },

  'POST /api/organizations/:id/departures': async ({ db, actor, row, body: { data }, ...services }) => {
    const post = postOf(services);
    const leaves = data.user === actor.userId;
    await db.transaction(async (tx) => {
      if (!leaves) await assertMayRemove(tx, row.id, actor.userId, data.user);
      await ceaseActing(tx, data.user, row.id);
      await revokeInvitations(tx, data.user, row.id);
      await tellOthers(tx, post, row, { event: 'departed', except: actor.userId });
      if (!leaves) await tellRemoved(tx, post, row, { removed: data.user, by: actor.userId });
      await noteEvent(tx, {
        organizationId: row.id,
        kind: leaves ? 'left' : 'removed',
        userId: actor.userId,
        aboutId: leaves ? null : data.user,
      });
    });
    return undefined;
  },
} satisfies Routes<typeof joiningCalls>;
