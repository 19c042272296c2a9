import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { contactEntries, contactMessages, projects, savedAnswers, users } from '../db/schema.ts';

const hour = 60 * 60 * 1000;
const ago = (hours: number): Date => new Date(Date.now() - hours * hour);

/** Seeds messages to the team in each state, and its saved answers. */
export async function seedContactMessages(db: Database): Promise<void> {
  const people = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, ['soporte@puente.test', 'estudiante@puente.test']));
  const idOf = (email: string) => people.find((person) => person.email === email)?.id ?? null;
  const support = idOf('soporte@puente.test');
  const student = idOf('estudiante@puente.test');
  const project = requireRow(
    await db
      .select({ id: projects.id, title: projects.title })
      .from(projects)
      .where(eq(projects.status, 'new'))
      .orderBy(desc(projects.id))
      .limit(1),
  );
  const rows = await db
    .insert(contactMessages)
    .values([
      {
        audience: 'organization',
        name: 'Brais Ejemplo',
        email: 'brais.ejemplo@puente.test',
        subject: 'Cuánto tarda la verificación',
        message:
          'Hemos registrado nuestra asociación y queremos publicar un proyecto antes de fin de mes. ¿Cuánto tarda la verificación y qué documentos hacen falta?',
        createdAt: ago(76),
        waitsSince: ago(76),
      },
      {
        kind: 'project',
        userId: student,
        name: 'Uxía Lago Ejemplo',
        email: 'estudiante@puente.test',
        subject: project.title,
        message: 'El plazo que dice el texto no es el mismo que el de arriba.',
        reason: 'wrong',
        recordId: project.id,
        createdAt: ago(20),
        waitsSince: ago(20),
      },
      {
        audience: 'university',
        name: 'Carmen Ejemplo',
        email: 'carmen.ejemplo@puente.test',
        subject: 'Firmar un convenio',
        message:
          'Soy vicedecana de prácticas. Nos gustaría firmar un convenio para que nuestras estudiantes hagan aquí su TFG. ¿Con quién lo hablamos?',
        state: 'taken',
        assigneeId: support,
        createdAt: ago(30),
        waitsSince: ago(30),
      },
      {
        audience: 'student',
        name: 'Antón Ejemplo',
        email: 'anton.ejemplo@puente.test',
        subject: 'Cambiar de universidad',
        message: 'He cambiado de universidad y quiero que mi perfil lo diga. ¿Cómo lo hago?',
        state: 'waiting',
        assigneeId: support,
        createdAt: ago(50),
        waitsSince: ago(50),
        firstAnsweredAt: ago(44),
      },
      {
        audience: 'student',
        name: 'Nerea Ejemplo',
        email: 'nerea.ejemplo@puente.test',
        subject: 'No me llega el correo de confirmación',
        message: 'Me registré ayer y no me ha llegado el correo para confirmar la cuenta. ¿Qué hago?',
        state: 'settled',
        outcome: 'answered',
        assigneeId: support,
        createdAt: ago(200),
        waitsSince: ago(200),
        firstAnsweredAt: ago(195),
        settledAt: ago(150),
      },
    ])
    .returning({ id: contactMessages.id, subject: contactMessages.subject });
  const rowOf = (subject: string) => requireRow(rows.filter((row) => row.subject === subject)).id;
  await db.insert(contactEntries).values([
    {
      contactMessageId: rowOf('Cambiar de universidad'),
      kind: 'answer',
      authorId: support,
      text: 'Hola, Antón:\n\nEn tu perfil, en «Estudios», puedes elegir otra universidad. ¿Nos dices si te sale?',
      createdAt: ago(44),
    },
    {
      contactMessageId: rowOf('Firmar un convenio'),
      kind: 'note',
      authorId: support,
      text: 'He pedido a dirección el modelo de convenio de este año.',
      createdAt: ago(26),
    },
    {
      contactMessageId: rowOf('No me llega el correo de confirmación'),
      kind: 'answer',
      authorId: support,
      text: 'Hola, Nerea:\n\nTe lo hemos enviado otra vez. Mira también en la carpeta de correo no deseado.',
      createdAt: ago(195),
    },
  ]);
  await db.insert(savedAnswers).values([
    {
      name: 'Cambiar de universidad',
      text: 'Hola, {nombre}:\n\nEn tu perfil, en «Estudios», puedes elegir otra universidad. Las solicitudes ya contestadas conservan los estudios que tenías entonces.\n\nUn saludo,\nel equipo',
    },
    {
      name: 'Plazo de la verificación',
      text: 'Hola, {nombre}:\n\nVerificamos las organizaciones en cinco días laborables. No hace falta ningún documento: basta con que la web y el contacto de la página sean de la organización.\n\nUn saludo,\nel equipo',
    },
  ]);
}
