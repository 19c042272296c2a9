import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { problems } from '@puente/contract/constants/projects';
import type { projectProblem } from '@puente/contract/forms/project-problem';
import type { Actor } from '../access/actor.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import { users } from '../db/schema.ts';
import { composeMail, greetingTo, type MailContent } from '../mail/mail-content.ts';
import type { Mailer } from '../mail/mailer.ts';
import { subjectLine } from '../mail/subject.ts';
import type { ProjectRow } from './columns.ts';

/** Mails a reader's report about a project to all staff. One of them handles it and answers the reader. */
export async function tellStaff(
  { db, mailer, config }: { db: Database; mailer: Mailer; config: Config },
  actor: Actor,
  project: ProjectRow,
  problem: z.output<typeof projectProblem>,
): Promise<void> {
  const [[reader], staff] = await Promise.all([
    db.select({ email: users.email }).from(users).where(eq(users.id, actor.userId)),
    staffPeople(db),
  ]);
  await db.transaction(async (tx) => {
    for (const { name, email } of staff) {
      const url = `${config.publicUrl}/projects/${project.id}`;
      await mailer.send(email, problemMail(name, project.title, problem, reader?.email ?? '', url), tx);
    }
  });
}

const staffPeople = (db: Database): Promise<{ name: string; email: string }[]> =>
  db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.profileType, 'staff'), eq(users.emailVerified, true)))
    .orderBy(users.id);

const problemMail = (
  name: string,
  project: string,
  { reason, text }: z.output<typeof projectProblem>,
  reader: string,
  url: string,
): MailContent =>
  composeMail({
    subject: subjectLine`Aviso sobre un proyecto: ${project}`,
    greeting: greetingTo(name),
    paragraphs: [
      `Una persona avisa de un problema con el proyecto «${project}»: ${problems[reason].toLowerCase()}.`,
      ...(text ? [`«${text}»`] : []),
      `Puedes responderle en ${reader}.`,
    ],
    action: { label: 'Ver el proyecto', url },
    notes: ['Recibes este mensaje porque formas parte del equipo.'],
  });
