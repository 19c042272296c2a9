import { modalityCodes } from '@puente/contract/constants/modalities';
import { dedications, projectTypes, resultOwners } from '@puente/contract/constants/projects';
import type { Status } from '@puente/contract/constants/statuses';
import type { ProjectId, StudyAreaId, StudySubareaId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import type { Database } from '../db/connect.ts';
import { projects, projectStudyAreas, projectStudySubareas } from '../db/schema.ts';
import { endOfDay } from '../projects/deadlines.ts';
import { insertAll } from './batches.ts';
import { composed } from './composed.ts';
import { coastalProvinces } from './data/coastal-provinces.ts';
import type { ProjectIdea, Telling } from './data/project-idea.ts';
import { goalSentences, workingSentences } from './data/project-phrases.ts';
import { scienceIdeas } from './data/projects-science.ts';
import { socialIdeas } from './data/projects-social.ts';
import { engineeringTellings } from './data/tellings-engineering.ts';
import { scienceTellings } from './data/tellings-science.ts';
import { socialTellings } from './data/tellings-social.ts';
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

/** Statuses of the demo coordinator's projects: at least one of each, so that every screen has something to show. */
const coordinatorStatuses: readonly Status[] = [
  'new',
  'new',
  'new',
  'new',
  'draft',
  'expired',
  'unavailable',
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
  telling: Telling;
}

const further: Readonly<Record<string, readonly Telling[]>> = {
  ...scienceTellings,
  ...engineeringTellings,
  ...socialTellings,
};

/** The texts of an idea. Each gives one project. */
const tellingsOf = ({ title, context, work, result, requirements }: ProjectIdea): readonly Telling[] => [
  [context, work, result, requirements],
  ...(further[title] ?? []),
];

const suits = ({ sectors, coastal }: ProjectIdea, { sector, province }: SeededOrganization): boolean =>
  sectors.some((known) => known === sector) && (coastal !== true || coastalProvinces.has(province));

/** Plans the projects: every idea in turn, each time for a matching organisation. */
function plan(random: Random, organizations: readonly SeededOrganization[], count: number): Plan[] {
  const titles = new Set<string>();
  const told = new Map<ProjectIdea, number>();
  const plans: Plan[] = [];
  const add = (idea: ProjectIdea, organization: SeededOrganization, status: Status): void => {
    const title = titles.has(idea.title) ? `${idea.title} en ${organization.province}` : idea.title;
    const turn = told.get(idea) ?? 0;
    const telling = tellingsOf(idea)[turn];
    if (telling === undefined || titles.has(title)) return;
    titles.add(title);
    told.set(idea, turn + 1);
    plans.push({ idea, organization, status, title, telling });
  };
  // Few organisations are by the sea: none of a province that has the idea already takes it up again.
  const isProposed = (idea: ProjectIdea, { province }: SeededOrganization): boolean =>
    plans.some((planned) => planned.idea === idea && planned.organization.province === province);
  const fitting = (organization: SeededOrganization) => ideas.filter((idea) => suits(idea, organization));
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
    const candidates = others.filter(
      (organization) => suits(idea, organization) && !(idea.coastal && isProposed(idea, organization)),
    );
    add(idea, random.pick(candidates), statusOf(random));
  }
  return plans;
}

/** Distance between two projects of one idea: two pages of the list, and some that it leaves out. */
const apart = 30;

/**
 * Position of each plan from the newest to the oldest. First comes one project of each organisation, then the second of
 * each, so that the newest are of different organisations. Projects of one idea are kept apart.
 */
function placesByTurns(plans: readonly Plan[]): number[] {
  const made = new Map<string, number>();
  const turns = plans.map(({ organization }, index) => {
    const turn = made.get(organization.name) ?? 0;
    made.set(organization.name, turn + 1);
    return { turn, index };
  });
  const waiting = turns.toSorted((one, other) => one.turn - other.turn || one.index - other.index);
  const order: number[] = [];
  const ideaAt = (index: number): ProjectIdea | undefined => plans[index]?.idea;
  while (waiting.length > 0) {
    const recent = order.slice(-apart).map(ideaAt);
    const other = waiting.findIndex(({ index }) => !recent.includes(ideaAt(index)));
    for (const { index } of waiting.splice(Math.max(0, other), 1)) order.push(index);
  }
  const places: number[] = [];
  order.forEach((index, place) => (places[index] = place));
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
    plans.map((planned, index) => projectRow(random, planned, index, places[index] ?? index)),
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
  { idea, organization, status, title, telling: [context, work, result, requirements] }: Plan,
  index: number,
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
    description: [context, work].map(fill).join('\n\n'),
    status,
    publishedAt: status === 'draft' ? null : created,
    createdAt: created,
    updatedAt: created,
    deadline: deadlineOf(random, status),
    type: random.pick(projectTypes),
    objectives: fill(result),
    ods: [...idea.ods],
    odsExplanation: composed(goalSentences, index),
    academicProfile: [...idea.subareas],
    requirements,
    workingMethod: composed(workingSentences, index),
    resultOwner: random.pick(resultOwners),
    tags: [...idea.tags],
    internship: random.chance(0.3),
    language: 'Español',
    presentiality,
    location: presentiality === 'remote' ? null : organization.province,
    visibilityConsent: true,
    remuneration: random.pick(remunerations),
    dedication: random.pick(dedications),
    // One in three says less, so that nothing else of the seed is drawn otherwise.
    answerDays: place % 3 === 2 ? 7 : limits.answerDays.usual,
  };
}

function deadlineOf(random: Random, status: Status): Date | null {
  const days = status === 'expired' ? -10 - random.below(60) : 14 + random.below(110);
  const isOpenEnded = status !== 'expired' && random.chance(0.35);
  return isOpenEnded ? null : endOfDay(new Date(Date.now() + days * day).toISOString().slice(0, 10));
}
