import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Status } from '@puente/contract/constants/statuses';
import type { ConversationId, StudentId, UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { applications, chatMessages, conversations, projects, students, users } from '../db/schema.ts';
import { insertAll } from './batches.ts';

const hour = 60 * 60 * 1000;
const coordinatorEmail = 'coordinacion@puente.test';
const minutesApart = 47;

interface Plan {
  status: Status;
  hoursAgo: number;
  /** Messages of the organisation and the student in turn, the organisation first. */
  lines: readonly string[];
  /** Number of last messages that the other side has not read. */
  unread: number;
}

const ofDemoStudent: readonly Plan[] = [
  {
    status: 'preselected',
    hoursAgo: 26,
    lines: [
      'Hola, Iria. Nos ha gustado mucho tu planteamiento. ¿Tendrías media hora esta semana para contarnos cómo lo enfocarías?',
      '¡Hola! Sí, claro. El jueves por la tarde o el viernes a cualquier hora me viene bien.',
      'Perfecto: el viernes a las 10:30, por videollamada. Te mandamos el enlace el día antes.',
      'Genial, gracias. ¿Preparo algo en especial?',
      'Con que traigas dos o tres ideas de por dónde empezarías nos vale. ¡Hasta el viernes!',
    ],
    unread: 1,
  },
  {
    status: 'selected',
    hoursAgo: 24 * 6,
    lines: [
      '¡Enhorabuena! Nos gustaría empezar el día 1. ¿Cómo lo ves con tu calendario de clases?',
      '¡Qué ilusión! Puedo desde el día 1, por las tardes.',
    ],
    unread: 0,
  },
  {
    status: 'notSelected',
    hoursAgo: 24 * 12,
    lines: [
      'Hola, Iria. ¿Has trabajado antes con datos de encuestas?',
      'Hola. En clase, con una encuesta pequeña de cien respuestas. Me gustaría aprender más.',
    ],
    unread: 0,
  },
];

const ofAnother: Plan = {
  status: 'preselected',
  hoursAgo: 4,
  lines: [
    'Hola. Queremos conocerte un poco más antes de decidir. ¿Qué días podrías venir a la oficina?',
    'Hola, muchas gracias. Cualquier día menos los martes, que tengo prácticas.',
  ],
  unread: 1,
};

/**
 * Seeds conversations between the demo student and three organisations, and between another student and the demo
 * coordinator.
 */
export async function seedApplicationConversations(db: Database, demoId: StudentId): Promise<void> {
  const [coordinator] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, coordinatorEmail));
  const own = await applicationsWith(
    db,
    and(
      eq(applications.studentId, demoId),
      inArray(
        applications.status,
        ofDemoStudent.map(({ status }) => status),
      ),
    ),
  );
  const planned = ofDemoStudent.flatMap((plan) => {
    const about = own.find(({ status }) => status === plan.status);
    return about ? [{ plan, about }] : [];
  });
  const [first] = planned;
  if (!first || !coordinator) throw new Error('The demo student has no preselected application.');
  const [another] = await applicationsWith(
    db,
    and(
      ne(applications.studentId, demoId),
      eq(projects.organizationId, first.about.organizationId),
      eq(applications.status, 'preselected'),
    ),
  );
  if (another) planned.push({ plan: ofAnother, about: another });
  const moments = planned.map(({ plan }) =>
    plan.lines.map((_, index) => new Date(Date.now() - plan.hoursAgo * hour + index * minutesApart * 60_000)),
  );
  const ids = await insertAll(
    db,
    conversations,
    planned.map(({ about }, index) => ({
      userId: about.userId,
      applicationId: about.id,
      subject: about.title,
      createdAt: moments[index]?.at(0) as Date,
      lastMessageAt: moments[index]?.at(-1) as Date,
    })),
  );
  await insertAll(
    db,
    chatMessages,
    planned.flatMap(({ plan, about }, index) =>
      plan.lines.map((text, line) => {
        const from = line % 2 === 0 ? ('organization' as const) : ('user' as const);
        const createdAt = moments[index]?.[line] as Date;
        const ofCoordinator: UserId | null =
          about.organizationId === first.about.organizationId ? coordinator.id : null;
        return {
          conversationId: ids[index] as ConversationId,
          from,
          text,
          authorId: from === 'user' ? about.userId : ofCoordinator,
          createdAt,
          readAt: line < plan.lines.length - plan.unread ? new Date(createdAt.getTime() + 60_000) : null,
        };
      }),
    ),
  );
}

const applicationsWith = (db: Database, condition: ReturnType<typeof and>) =>
  db
    .select({
      id: applications.id,
      status: applications.status,
      userId: students.userId,
      title: projects.title,
      organizationId: projects.organizationId,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(students, eq(students.id, applications.studentId))
    .where(condition)
    .orderBy(asc(applications.id));
