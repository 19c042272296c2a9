import { dedications, projectTypes, resultOwners } from '@puente/contract/constants/projects';
import { limits } from '@puente/contract/limits';
import { modalityCodes } from '@puente/contract/constants/modalities';
import type { Status } from '@puente/contract/constants/statuses';
import type { ProjectId, StudyAreaId, StudySubareaId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { projects, projectStudyAreas, projectStudySubareas } from '../db/schema.ts';
import { endOfDay } from '../projects/deadlines.ts';
import { insertAll } from './batches.ts';
import type { ProjectIdea } from './data/project-idea.ts';
import { scienceIdeas } from './data/projects-science.ts';
import { socialIdeas } from './data/projects-social.ts';
import { demoOrganizations, type SeededOrganization } from './demo-people.ts';
import type { Random } from './random.ts';
import type { Reference } from './reference.ts';

export interface SeededProject {
  id: ProjectId;
  organization: SeededOrganization;
  status: Status;
}

const ideas = [...scienceIdeas, ...socialIdeas];
const day = 24 * 60 * 60 * 1000;

/** Statuses of the projects that the demo coordinator runs: one of each, so that every screen has something to show. */
const coordinatorStatuses: readonly Status[] = [
  'new',
  'new',
  'new',
  'new',
  'draft',
  'expired',
  'unavailable',
];

const working: readonly string[] = [
  'Reunión quincenal con una persona de referencia y un documento compartido.',
  'Trabajo por objetivos, con visitas acordadas y correo entre medias.',
  'Dos tardes al mes con el equipo y tutoría conjunta con la universidad al empezar y al terminar.',
];
const remunerations: readonly (string | null)[] = [
  null,
  null,
  'Sin remuneración',
  'Bolsa de 250 € al mes',
  'Gastos de transporte cubiertos',
];

interface Plan {
  idea: ProjectIdea;
  organization: SeededOrganization;
  status: Status;
  title: string;
}

/** Which organisation proposes what: every idea in turn, each time by an organisation that it fits. */
function plan(random: Random, organizations: readonly SeededOrganization[], count: number): Plan[] {
  const titles = new Set<string>();
  const plans: Plan[] = [];
  const add = (idea: ProjectIdea, organization: SeededOrganization, status: Status): void => {
    const title = titles.has(idea.title) ? `${idea.title} en ${organization.province}` : idea.title;
    if (titles.has(title)) return;
    titles.add(title);
    plans.push({ idea, organization, status, title });
  };
  const fitting = (organization: SeededOrganization) =>
    ideas.filter(({ sectors }) => sectors.some((sector) => sector === organization.sector));
  const coordinated = organizations.find(
    ({ name }) => name === demoOrganizations.coordinacion,
  ) as SeededOrganization;
  coordinatorStatuses.forEach((status, index) =>
    add(fitting(coordinated)[index] as ProjectIdea, coordinated, status),
  );
  const managed = organizations.filter(({ name }) =>
    demoOrganizations.gestion.some((known) => known === name),
  );
  for (const organization of managed)
    for (const idea of fitting(organization).slice(0, 3)) add(idea, organization, 'new');
  const others = organizations.filter((organization) => organization !== coordinated);
  for (let turn = 0; plans.length < count && turn < count * 20; turn++) {
    const idea = ideas[turn % ideas.length] as ProjectIdea;
    const candidates = others.filter(({ sector }) => idea.sectors.some((known) => known === sector));
    add(idea, random.pick(candidates), statusOf(random));
  }
  return plans;
}

/**
 * The place of each plan from the newest to the oldest: first one of each organisation, then the second of each, so that
 * the latest projects are not those of one.
 */
function placesByTurns(plans: readonly Plan[]): number[] {
  const made = new Map<string, number>();
  const turns = plans.map(({ organization }, index) => {
    const turn = made.get(organization.name) ?? 0;
    made.set(organization.name, turn + 1);
    return { turn, index };
  });
  const places: number[] = [];
  turns
    .toSorted((one, other) => one.turn - other.turn || one.index - other.index)
    .forEach(({ index }, place) => (places[index] = place));
  return places;
}

function statusOf(random: Random): Status {
  const drawn = random.next();
  if (drawn < 0.86) return 'new';
  if (drawn < 0.91) return 'draft';
  return drawn < 0.96 ? 'expired' : 'unavailable';
}

export async function seedProjects(
  db: Database,
  random: Random,
  reference: Reference,
  organizations: readonly SeededOrganization[],
  count: number,
): Promise<SeededProject[]> {
  const plans = plan(random, organizations, count);
  const places = placesByTurns(plans);
  const ids = await insertAll(
    db,
    projects,
    plans.map((planned, index) => projectRow(random, planned, places[index] ?? index)),
  );
  await db.insert(projectStudyAreas).values(
    plans.flatMap(({ idea }, index) =>
      idea.areas.map((area) => ({
        projectId: ids[index] as ProjectId,
        studyAreaId: reference.areaIds.get(area) as StudyAreaId,
      })),
    ),
  );
  await db.insert(projectStudySubareas).values(
    plans.flatMap(({ idea }, index) =>
      idea.subareas.map((name) => ({
        projectId: ids[index] as ProjectId,
        studySubareaId: reference.subareaIds.get(name) as StudySubareaId,
      })),
    ),
  );
  return plans.map(({ organization, status }, index) => ({
    id: ids[index] as ProjectId,
    organization,
    status,
  }));
}

function projectRow(
  random: Random,
  { idea, organization, status, title }: Plan,
  place: number,
): typeof projects.$inferInsert {
  const fill = (text: string): string => text.replaceAll('{province}', organization.province);
  const presentiality = random.pick(modalityCodes);
  // A few a day at first, then ever older; the expired ones are the oldest.
  const age = status === 'expired' ? 150 + random.below(120) : Math.floor(place * 0.5) + random.next();
  const created = new Date(Date.now() - age * day);
  return {
    organizationId: organization.id,
    title,
    description: [idea.context, idea.work, idea.result].map(fill).join('\n\n'),
    status,
    publishedAt: status === 'draft' ? null : created,
    createdAt: created,
    updatedAt: created,
    deadline: deadlineOf(random, status),
    type: random.pick(projectTypes),
    objectives: fill(idea.result),
    ods: [...idea.ods],
    academicProfile: [...idea.subareas],
    requirements: idea.requirements,
    workingMethod: random.pick(working),
    tags: [...idea.tags],
    internship: random.chance(0.3),
    language: 'Español',
    presentiality,
    location: presentiality === 'remote' ? null : organization.province,
    visibilityConsent: true,
    remuneration: random.pick(remunerations),
    dedication: random.pick(dedications),
    resultOwner: resultOwners[place % resultOwners.length],
    // One in three says less, so that nothing else of the seed is drawn otherwise.
    answerDays: place % 3 === 2 ? 7 : limits.answerDays.usual,
  };
}

function deadlineOf(random: Random, status: Status): Date | null {
  const days = status === 'expired' ? -10 - random.below(60) : 14 + random.below(110);
  const isOpenEnded = status !== 'expired' && random.chance(0.35);
  return isOpenEnded ? null : endOfDay(new Date(Date.now() + days * day).toISOString().slice(0, 10));
}
