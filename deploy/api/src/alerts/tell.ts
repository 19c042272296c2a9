import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { type AlertEvent, alertEvents, alertKinds } from '@puente/contract/constants/alert-kinds';
import type { OrganizationId, UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { alertChoices, alerts, users } from '../db/schema.ts';
import type { Content, MailContent } from '../mail/mail-content.ts';
import type { Post } from '../mail/post.ts';
import { unsubscribeHeaders } from '../mail/unsubscribing.ts';
import { actsFor } from '../organizations/people.ts';
import { alertFoot } from './mail-footer.ts';

interface About {
  organizationId: OrganizationId;
  event: AlertEvent;
  /** User who caused the event, and gets no alert. */
  except?: UserId;
}

interface Told extends About {
  /** Title of the record that the alert is about. Never a person's name. */
  about: string;
  /** Path of the alert's page on the platform. */
  path: string;
  /** @param foot reason for the mail, and the links to stop it */
  mailFor: (name: string, foot: Content['notes']) => MailContent;
}

/**
 * Alerts an organisation's people on the platform and by immediate mail, according to their settings. In a transaction,
 * `db` is `tx`. Returns the number of mails.
 */
export async function tellPeople(db: Database, post: Post, told: Told): Promise<number> {
  const { organizationId, event, about, path, mailFor } = told;
  const { kind } = alertEvents[event];
  const people = await peopleOf(db, told);
  const wanting = people.filter(({ here }) => here ?? true);
  if (wanting.length > 0)
    await db
      .insert(alerts)
      .values(wanting.map(({ id }) => ({ userId: id, organizationId, event, about, path })))
      .onConflictDoUpdate({
        target: [alerts.userId, alerts.event, alerts.path],
        targetWhere: sql`not is_read`,
        set: { count: sql`${alerts.count} + 1`, about, happenedAt: sql`now()` },
      });
  const mailed = people.filter(isMailed(event));
  for (const { id, name, email } of mailed) {
    const token = post.unsubscribing.tokenOfAlerts({ user: id, kind });
    const letter = mailFor(name, alertFoot(post.publicUrl, token));
    const headers = unsubscribeHeaders(post.publicUrl, 'alerts', token);
    await post.mailer.send(email, { ...letter, headers }, db);
  }
  return mailed.length;
}

/** People whom `tellPeople` would send a mail about the event. */
export const mailedPeople = async (db: Database, about: About) =>
  (await peopleOf(db, about)).filter(isMailed(about.event));

type Person = Awaited<ReturnType<typeof peopleOf>>[number];

const isMailed =
  (event: AlertEvent) =>
  ({ confirmed, mail }: Person): boolean =>
    confirmed && (mail ?? alertKinds[alertEvents[event].kind].usual) === 'atOnce';

const peopleOf = (db: Database, { organizationId, event, except }: About) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      confirmed: users.emailVerified,
      here: alertChoices.here,
      mail: alertChoices.mail,
    })
    .from(users)
    .leftJoin(
      alertChoices,
      and(eq(alertChoices.userId, users.id), eq(alertChoices.kind, alertEvents[event].kind)),
    )
    .where(
      and(
        isNotNull(users.profileType),
        actsFor(db, organizationId),
        except === undefined ? undefined : ne(users.id, except),
      ),
    )
    .orderBy(users.id);
