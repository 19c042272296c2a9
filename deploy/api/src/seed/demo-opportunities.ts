import { modalityCodes } from '@puente/contract/constants/modalities';
import type { Database } from '../db/connect.ts';
import { opportunities, opportunityInterests } from '../db/schema.ts';
import { insertAll } from './batches.ts';
import { composed } from './composed.ts';
import { eventIdeas, offerIdeas, type OpportunityIdea } from './data/opportunities.ts';
import { eventEndings, eventProgrammes, offerEndings } from './data/opportunity-phrases.ts';
import { demoOrganizations, type SeededOrganization, type SeededStudent } from './demo-people.ts';
import { makeRandom, type Random } from './random.ts';

const count = 40;
const day = 24 * 60 * 60 * 1000;
const remunerations = [
  '600 € al mes',
  '450 € al mes',
  '300 € al mes, media jornada',
  '18.000 € brutos al año',
  'Gastos de transporte cubiertos',
];

interface Plan {
  idea: OpportunityIdea;
  kind: 'offer' | 'events';
  organization: SeededOrganization;
  /** Draft, published, or a past event. */
  stage: 'draft' | 'published' | 'over';
}

/** Seeds offers and events of organisations, and interested students. */
export async function seedOpportunities(
  db: Database,
  organizations: readonly SeededOrganization[],
  students: readonly SeededStudent[],
): Promise<void> {
  const random = makeRandom(4_040);
  const plans = plan(random, organizations);
  const ids = await insertAll(
    db,
    opportunities,
    titled(plans).map((planned, index) => rowOf(random, planned, index)),
  );
  const shown = ids.filter((_, index) => plans[index]?.stage !== 'draft');
  const [demoStudent, ...others] = students as [SeededStudent, ...SeededStudent[]];
  await db.insert(opportunityInterests).values([
    ...shown.slice(0, 2).map((opportunityId) => ({ studentId: demoStudent.id, opportunityId })),
    ...shown.flatMap((opportunityId) =>
      random.sample(others, random.below(9)).map((student) => ({
        studentId: student.id,
        opportunityId,
        createdAt: new Date(Date.now() - random.next() * 15 * day),
      })),
    ),
  ]);
}

/** Plans an opportunity in each stage for the demo accounts' organisations, and one each for the others. */
function plan(random: Random, organizations: readonly SeededOrganization[]): Plan[] {
  const acting: readonly string[] = [demoOrganizations.coordinacion, ...demoOrganizations.gestion];
  const own = organizations.filter(({ name }) => acting.includes(name));
  const others = organizations.filter((organization) => !own.includes(organization));
  const plans = own.flatMap((organization): Plan[] => {
    const [offer, nextOffer] = random.sample(fitting(offerIdeas, organization), 2) as [
      OpportunityIdea,
      OpportunityIdea,
    ];
    const [event, lastEvent] = random.sample(fitting(eventIdeas, organization), 2) as [
      OpportunityIdea,
      OpportunityIdea,
    ];
    return [
      { kind: 'offer', stage: 'published', organization, idea: offer },
      { kind: 'events', stage: 'published', organization, idea: event },
      { kind: 'offer', stage: 'draft', organization, idea: nextOffer },
      { kind: 'events', stage: 'over', organization, idea: lastEvent },
    ];
  });
  for (const organization of random.sample(others, count - plans.length)) {
    const kind = random.chance(0.5) ? 'offer' : 'events';
    const stage = random.chance(0.85) ? 'published' : 'draft';
    plans.push({
      kind,
      stage,
      organization,
      idea: random.pick(fitting(kind === 'offer' ? offerIdeas : eventIdeas, organization)),
    });
  }
  return plans;
}

const fitting = (ideas: readonly OpportunityIdea[], { sector }: SeededOrganization): OpportunityIdea[] =>
  ideas.filter(({ sectors }) => sectors.length === 0 || sectors.some((known) => known === sector));

/** Adds the place to a title that two organisations share, or the organisation's name if both are in one place. */
function titled(plans: readonly Plan[]): (Plan & { title: string })[] {
  const taken = new Set<string>();
  return plans.map((planned) => {
    const { idea, organization } = planned;
    const names = [
      idea.title,
      `${idea.title} en ${organization.province}`,
      `${idea.title}: ${organization.name}`,
    ];
    const title = names.find((name) => !taken.has(name)) ?? idea.title;
    taken.add(title);
    return { ...planned, title };
  });
}

function rowOf(
  random: Random,
  { idea, kind, organization, stage, title }: Plan & { title: string },
  index: number,
): typeof opportunities.$inferInsert {
  const fill = (text: string): string =>
    text.replaceAll('{name}', organization.name).replaceAll('{province}', organization.province);
  const endings = kind === 'offer' ? offerEndings : eventEndings;
  const presentiality = random.pick(modalityCodes);
  const created = new Date(Date.now() - ((stage === 'over' ? 40 : 0) + index * 0.7 + random.next()) * day);
  // At five in the afternoon, more or less, wherever it is read.
  const eventDay = Math.floor(Date.now() / day) + (stage === 'over' ? -12 : 10 + random.below(60));
  return {
    organizationId: organization.id,
    title,
    description: `${fill(idea.description)} ${endings[index % endings.length]}`,
    type: kind,
    date: kind === 'events' ? new Date(eventDay * day + 16 * 60 * 60 * 1000) : null,
    remuneration: kind === 'offer' ? random.pick(remunerations) : null,
    location: presentiality === 'remote' ? null : organization.province,
    targetProfile: idea.target,
    presentiality,
    content: kind === 'events' ? `## Qué haremos\n\n${composed(eventProgrammes, index, '\n')}\n` : null,
    url: `https://inscripciones.puente.test/${kind === 'events' ? 'eventos' : 'ofertas'}/${index + 1}`,
    publishedAt: stage === 'draft' ? null : created,
    createdAt: created,
    updatedAt: created,
  };
}
