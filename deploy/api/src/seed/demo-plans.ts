import type { CollaborationEvent, CollaborationSide } from '@puente/contract/constants/collaborations';
import type { DeliveryAnswer } from '@puente/contract/constants/deliveries';
import { dayInSpain } from '@puente/contract/day-in-spain';
import type { CollaborationId, FileId, MilestoneId, UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import {
  collaborationEvents,
  deliveries,
  deliveryComments,
  files,
  milestones,
  planProposals,
} from '../db/schema.ts';
import type { Uploads } from '../uploads/store.ts';
import { makePdf } from './pdf.ts';

const day = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number): Date => new Date(Date.now() + days * day);

/** Users by side. The teacher may be missing, and organisations of the seed have no people, except the demo ones. */
type People = Record<CollaborationSide, UserId | null>;

/** Side that answers or comments: the other one where nobody is on the planned one. */
function sideIn(people: People, side: CollaborationSide): CollaborationSide {
  if (people[side] !== null) return side;
  return side === 'teacher' ? 'organization' : 'teacher';
}

/** A seeded version, by days from now. */
interface Version {
  sent: number;
  link: string | null;
  /** Name of its file. */
  file?: string;
  words: string | null;
  confidential?: boolean;
  answer?: { is: DeliveryAnswer; on: number; by: CollaborationSide; reason?: string };
}

interface Planned {
  title: string;
  description: string;
  due: number;
  /** Oldest first. */
  versions: readonly Version[];
  comments?: readonly { by: CollaborationSide; on: number; words: string }[];
}

/** Plan of the demo student, with one milestone in each state. */
const planOfStudent: readonly Planned[] = [
  {
    title: 'Punto de partida',
    description: 'Un resumen de lo que ya hay y de lo que falta por saber.',
    due: -15,
    versions: [
      {
        sent: -20,
        link: 'https://ejemplo.org/punto-de-partida',
        words: null,
        answer: {
          is: 'changesAsked',
          on: -18,
          by: 'organization',
          reason: 'Falta decir de dónde sale cada dato.',
        },
      },
      {
        sent: -16,
        link: 'https://ejemplo.org/punto-de-partida',
        file: 'Punto de partida.pdf',
        words: 'Ahora cada dato lleva su fuente.',
        answer: { is: 'approved', on: -14, by: 'teacher' },
      },
    ],
    comments: [
      { by: 'organization', on: -19, words: '¿Los datos son todos de este año?' },
      {
        by: 'student',
        on: -17,
        words: 'Todos menos los de la última tabla, que son del año pasado. Lo aclaro.',
      },
    ],
  },
  {
    title: 'Primera propuesta',
    description: 'La idea y cómo se va a comprobar, en unas cinco páginas.',
    due: 5,
    versions: [
      {
        sent: -6,
        link: 'https://ejemplo.org/primera-propuesta',
        words: 'He dejado el presupuesto para el final.',
        answer: {
          is: 'changesAsked',
          on: -4,
          by: 'organization',
          reason: 'La prueba tiene que poder hacerse con lo que ya tenemos.',
        },
      },
    ],
  },
  {
    title: 'Prueba con usuarios',
    description: 'Qué se probó, con quién y qué cambia después.',
    due: 20,
    versions: [
      {
        sent: -1,
        link: null,
        file: 'Prueba con usuarios.pdf',
        words: 'Van las respuestas sin los nombres.',
        confidential: true,
      },
    ],
    comments: [{ by: 'teacher', on: -1, words: 'Buen trabajo. Lo leo despacio esta semana.' }],
  },
  {
    title: 'Memoria final',
    description: 'El documento completo, listo para la defensa.',
    due: 50,
    versions: [],
  },
];

/** Plan of a collaboration of the demo coordinator, which waits for the organisation. */
const planOfOrganization: readonly Planned[] = [
  {
    title: 'Entrevistas',
    description: 'Seis conversaciones con personas que usan el servicio, resumidas.',
    due: -10,
    versions: [
      {
        sent: -12,
        link: null,
        file: 'Entrevistas.pdf',
        words: 'Los nombres están cambiados, como acordamos.',
        answer: { is: 'approved', on: -9, by: 'organization' },
      },
    ],
  },
  {
    title: 'Borrador de la guía',
    description: 'El texto entero, sin imágenes todavía.',
    due: 4,
    versions: [
      {
        sent: -2,
        link: 'https://ejemplo.org/borrador-de-la-guia',
        words: 'Me faltan dos ejemplos del último capítulo.',
      },
    ],
    comments: [{ by: 'student', on: -2, words: '¿Ponemos el glosario al final?' }],
  },
  {
    title: 'Guía terminada',
    description: 'La guía maquetada, en un formato que podáis cambiar.',
    due: 45,
    versions: [],
  },
];

/** Plans of the demo accounts. */
const plans = { student: planOfStudent, organization: planOfOrganization } as const;

/** Seeds the agreed plan of a demo account, with deliveries and comments, for a collaboration that runs. */
export async function seedPlan(
  db: Database,
  uploads: Uploads,
  collaborationId: CollaborationId,
  people: People,
  of: keyof typeof plans,
): Promise<void> {
  const plan = plans[of];
  const planned = plan.map(({ title, description, due }) => ({
    title,
    description,
    due: dayInSpain(daysFromNow(due)),
  }));
  const agreed = daysFromNow(-28);
  await db.insert(planProposals).values({
    collaborationId,
    by: 'student',
    state: 'agreed',
    milestones: planned.map((milestone) => ({ ...milestone, milestone: null })),
    createdAt: agreed,
    updatedAt: agreed,
  });
  const note = (event: CollaborationEvent, on: number, side: CollaborationSide, reason?: string) => ({
    collaborationId,
    event,
    at: daysFromNow(on),
    side,
    userId: people[side],
    reason: reason ?? null,
  });
  const history = [
    note('planProposed', -29, 'student'),
    note('planAccepted', -28.5, 'organization'),
    ...(people.teacher === null ? [] : [note('planApproved', -28, 'teacher')]),
  ];
  for (const [position, { versions, comments = [] }] of plan.entries()) {
    const { id: milestoneId } = requireRow(
      await db
        .insert(milestones)
        .values({
          collaborationId,
          ...requireRow(planned.slice(position)),
          position,
          createdAt: agreed,
          updatedAt: agreed,
        })
        .returning({ id: milestones.id }),
    );
    for (const version of versions) {
      await seedVersion(db, uploads, milestoneId, version, people);
      history.push(note('milestoneDelivered', version.sent, 'student'));
      const { answer } = version;
      if (answer)
        history.push(
          note(
            answer.is === 'approved' ? 'milestoneApproved' : 'milestoneChangesAsked',
            answer.on,
            sideIn(people, answer.by),
            answer.reason,
          ),
        );
    }
    if (comments.length > 0)
      await db.insert(deliveryComments).values(
        comments.map(({ by, on, words }) => {
          const side = sideIn(people, by);
          return { milestoneId, words, side, authorId: people[side], at: daysFromNow(on) };
        }),
      );
  }
  await db.insert(collaborationEvents).values(history.sort((a, b) => a.at.getTime() - b.at.getTime()));
}

async function seedVersion(
  db: Database,
  uploads: Uploads,
  milestoneId: MilestoneId,
  { sent, link, file, words, confidential = false, answer }: Version,
  people: People,
): Promise<void> {
  const by = answer && sideIn(people, answer.by);
  await db.insert(deliveries).values({
    milestoneId,
    link,
    fileId: file === undefined ? null : await seedFile(db, uploads, file, people.student),
    words,
    confidential,
    authorId: people.student,
    sentAt: daysFromNow(sent),
    ...(answer &&
      by && {
        answer: answer.is,
        reason: answer.reason ?? null,
        answeredAt: daysFromNow(answer.on),
        answeredBy: by,
        answeredById: people[by],
      }),
  });
}

async function seedFile(
  db: Database,
  uploads: Uploads,
  name: string,
  ownerId: UserId | null,
): Promise<FileId> {
  const bytes = makePdf([name.replace('.pdf', ''), 'Documento de ejemplo.']);
  const stored = await uploads.keep(bytes, { purpose: 'delivery', name, extension: 'pdf' });
  return requireRow(
    await db
      .insert(files)
      .values({ ...stored, ownerId })
      .returning({ id: files.id }),
  ).id;
}
