import { eq } from 'drizzle-orm';
import type { AlertEvent } from '@puente/contract/constants/alert-kinds';
import type { OrganizationId, ProjectId, UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { alertChoices, alerts, projects, users } from '../db/schema.ts';
import { peoplePath } from '../organizations/mails.ts';
import { insertAll } from './batches.ts';
import { demoOrganizations } from './demo-people.ts';

const hour = 60 * 60 * 1000;

interface Named {
  id: OrganizationId;
  name: string;
}

/** Seeds alerts for the demo coordinator and the demo project manager, who prefers a weekly summary. */
export async function seedAlerts(
  db: Database,
  organizations: readonly Named[],
  busy: ProjectId,
): Promise<void> {
  const [own, managed] = [demoOrganizations.coordinacion, demoOrganizations.gestion[0]].map((name) =>
    organizations.find((organization) => organization.name === name),
  );
  const [coordinator, manager] = await Promise.all(
    ['coordinacion', 'gestion'].map((name) => userOf(db, name)),
  );
  const [project] = await db.select({ title: projects.title }).from(projects).where(eq(projects.id, busy));
  if (!own || !managed || !coordinator || !manager || !project)
    throw new Error('The demo accounts and their organisations are there.');

  const told = (
    userId: UserId,
    organization: Named,
    event: AlertEvent,
    hours: number,
    { isRead = false, count = 1, about = organization.name, path = '/organizations' },
  ) => ({
    userId,
    organizationId: organization.id,
    event,
    about,
    path,
    count,
    isRead,
    happenedAt: new Date(Date.now() - hours * hour),
  });
  const desk = { about: project.title, path: `/organizations/projects/${busy}/applys` };
  await insertAll(db, alerts, [
    told(coordinator, own, 'applied', 2, { ...desk, count: 3 }),
    told(coordinator, own, 'answers_soon', 20, {}),
    told(coordinator, own, 'asked_to_join', 70, { path: peoplePath(own.id) }),
    told(coordinator, own, 'verified', 206 * 24, { isRead: true, path: '/organizations' }),
    told(manager, managed, 'asked_to_join', 48, { path: peoplePath(managed.id) }),
    told(manager, managed, 'answers_overdue', 90, { isRead: true }),
  ]);
  await db.insert(alertChoices).values({ userId: manager, kind: 'new_applications', mail: 'weekly' });
}

async function userOf(db: Database, account: string): Promise<UserId | undefined> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, `${account}@puente.test`));
  return user?.id;
}
