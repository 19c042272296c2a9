import { eq } from 'drizzle-orm';
import {
  contactKinds,
  evaluationReport,
  type ReportedKind,
  reportReasons,
} from '@puente/contract/constants/contact-messages';
import type { EvaluationId, UserId } from '@puente/contract/ids';
import type { Config } from '../config.ts';
import { supportPeople } from '../contact-messages/recipients.ts';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { contactMessages, users } from '../db/schema.ts';
import { composeMail, greetingTo, type MailContent } from '../mail/mail-content.ts';
import type { Mailer } from '../mail/mailer.ts';
import { subjectLine } from '../mail/subject.ts';

/** Reason from one of the lists of the contract, and the reader's words. */
interface Problem {
  reason: string;
  text?: string | null | undefined;
}

/** The record of a report. A `contact` names no record but the evaluation whose words are reported. */
interface Reported {
  kind: ReportedKind | 'contact';
  id: number | null;
  evaluation?: EvaluationId;
  title: string;
}

interface Services {
  db: Database;
  mailer: Mailer;
  config: Pick<Config, 'publicUrl'>;
}

/**
 * Adds a reader's report about a record or a message to the messages of the team, and mails those who answer them. One of them
 * handles it and answers the reader.
 */
export async function reportProblem(
  { db, mailer, config: { publicUrl } }: Services,
  by: UserId,
  record: Reported,
  problem: Problem,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { name, surname, email } = requireRow(
      await tx
        .select({ name: users.name, surname: users.surname, email: users.email })
        .from(users)
        .where(eq(users.id, by)),
    );
    const message = requireRow(
      await tx
        .insert(contactMessages)
        .values({
          kind: record.kind,
          userId: by,
          name: `${name} ${surname}`.trim(),
          email,
          subject: record.title,
          message: problem.text || `${wordsOf(problem)}.`,
          reason: problem.reason,
          recordId: record.id,
          evaluationId: record.evaluation ?? null,
        })
        .returning({ id: contactMessages.id }),
    );
    const url = `${publicUrl}/staff/mensajes/${message.id}`;
    for (const person of await supportPeople(tx))
      await mailer.send(person.email, problemMail(person.name, record, problem, url), tx);
  });
}

const wordsOf = ({ reason }: Problem): string => reportReasons[reason] ?? reason;

const problemMail = (
  name: string,
  { kind, title, evaluation }: Reported,
  problem: Problem,
  url: string,
): MailContent =>
  composeMail({
    subject: subjectLine`${evaluation === undefined ? contactKinds[kind] : evaluationReport}: ${title}`,
    greeting: greetingTo(name),
    paragraphs: [
      `Una persona avisa de un problema con «${title}»: ${wordsOf(problem).toLowerCase()}.`,
      ...(problem.text ? [`«${problem.text}»`] : []),
    ],
    action: { label: 'Ver y responder', url },
    notes: [
      'Responde desde la página, no a este correo: así el equipo ve que ya tiene respuesta.',
      'Recibes este mensaje porque formas parte del equipo.',
    ],
  });
