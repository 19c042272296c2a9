import { inArray } from 'drizzle-orm';
import type { ConversationId, UserId } from '@puente/contract/ids';
import { says } from '../conversations/assistant.ts';
import type { Database } from '../db/connect.ts';
import { chatMessages, contactMessages, conversations, users } from '../db/schema.ts';
import { insertAll } from './batches.ts';
import type { SeededStudent } from './demo-people.ts';

const hour = 60 * 60 * 1000;
const staffEmail = 'staff@puente.test';

interface Line {
  from: 'user' | 'staff' | 'assistant';
  text: string;
}

interface Plan {
  email: string;
  subject: string;
  status: 'open' | 'closed';
  waitsForTeam: boolean;
  hoursAgo: number;
  lines: readonly Line[];
}

const plansFor = (student: SeededStudent): Plan[] => [
  {
    email: 'estudiante@puente.test',
    subject: '¿Puedo cambiar de tutora a mitad de proyecto?',
    status: 'open',
    waitsForTeam: false,
    hoursAgo: 20,
    lines: [
      { from: 'assistant', text: says.greeting('Iria') },
      { from: 'user', text: '¿Puedo cambiar de tutora a mitad de proyecto?' },
      { from: 'assistant', text: says.unknown },
      {
        from: 'staff',
        text: 'Hola, Iria. Sí: avisa antes a la organización y cambia el nombre en tu proyecto. Lo que diga tu facultad va primero.',
      },
    ],
  },
  {
    email: 'coordinacion@puente.test',
    subject: 'Un proyecto con dos estudiantes a la vez',
    status: 'open',
    waitsForTeam: true,
    hoursAgo: 3,
    lines: [
      { from: 'assistant', text: says.greeting('Marta') },
      { from: 'user', text: 'Un proyecto con dos estudiantes a la vez' },
      { from: 'assistant', text: says.unknown },
    ],
  },
  {
    email: student.email,
    subject: 'No recibo los avisos por correo',
    status: 'closed',
    waitsForTeam: false,
    hoursAgo: 24 * 9,
    lines: [
      { from: 'user', text: 'No recibo los avisos por correo' },
      {
        from: 'staff',
        text: 'Tenías desactivado el canal de email en tus preferencias. Ya puedes activarlo tú en tu perfil.',
      },
      { from: 'user', text: '¡Gracias, ya está!' },
    ],
  },
];

/** Messages to the team with which staff handle the chats (contact-messages/team-chats.ts). */
const handlingOf = (
  { subject, status, waitsForTeam, lines }: Plan,
  { began, last, staff }: { began: Date; last: Date; staff: UserId | undefined },
) => {
  const answered = lines.some(({ from }) => from === 'staff');
  const state = status === 'closed' ? 'settled' : waitsForTeam ? 'new' : 'waiting';
  return {
    kind: 'chat',
    subject,
    message: lines.find(({ from }) => from === 'user')?.text ?? subject,
    state,
    outcome: status === 'closed' ? 'answered' : null,
    assigneeId: (answered && staff) || null,
    createdAt: began,
    waitsSince: began,
    firstAnsweredAt: answered ? last : null,
    settledAt: status === 'closed' ? last : null,
  } as const;
};

/**
 * Seeds three conversations with the team: the demo student's, which is answered, one that waits for an answer, and a
 * closed one. Staff handle them as messages to the team.
 */
export async function seedConversations(db: Database, students: readonly SeededStudent[]): Promise<void> {
  const plans = plansFor(students[1] as SeededStudent);
  const found = await db
    .select({ id: users.id, email: users.email, name: users.name, surname: users.surname })
    .from(users)
    .where(inArray(users.email, [staffEmail, ...plans.map(({ email }) => email)]));
  const idOf = new Map(found.map(({ id, email }) => [email, id]));
  const lastOf = ({ hoursAgo, lines }: Plan): Date =>
    new Date(Date.now() - hoursAgo * hour + (lines.length - 1) * 60_000);
  const ids = await insertAll(
    db,
    conversations,
    plans.map((plan) => ({
      userId: idOf.get(plan.email) as UserId,
      subject: plan.subject,
      status: plan.status,
      waitsForTeam: plan.waitsForTeam,
      lastMessageAt: lastOf(plan),
      createdAt: new Date(Date.now() - plan.hoursAgo * hour),
    })),
  );
  await insertAll(
    db,
    chatMessages,
    plans.flatMap((plan, index) =>
      plan.lines.map(({ from, text }, position) => ({
        conversationId: ids[index] as ConversationId,
        from,
        text,
        authorId:
          from === 'assistant' ? null : (idOf.get(from === 'staff' ? staffEmail : plan.email) as UserId),
        createdAt: new Date(Date.now() - plan.hoursAgo * hour + position * 60_000),
      })),
    ),
  );
  const personOf = new Map(found.map((person) => [person.email, person]));
  await insertAll(
    db,
    contactMessages,
    plans.map((plan, index) => {
      const person = personOf.get(plan.email);
      return {
        ...handlingOf(plan, {
          began: new Date(Date.now() - plan.hoursAgo * hour),
          last: lastOf(plan),
          staff: idOf.get(staffEmail),
        }),
        conversationId: ids[index] as ConversationId,
        userId: idOf.get(plan.email) as UserId,
        name: `${person?.name ?? ''} ${person?.surname ?? ''}`.trim(),
        email: plan.email,
      };
    }),
  );
}
