import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { OpportunityKind } from '@puente/contract/constants/opportunities';
import type { OrganizationId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import {
  chatMessages,
  conversations,
  opportunities,
  opportunityInterests,
  organizations,
  students,
} from '../db/schema.ts';
import { inAlphabet } from '../lists/alphabet.ts';
import { listOf, matches, namesRows } from '../lists/list.ts';
import type { Slice } from '../lists/slice.ts';
import { hasWords, inPlaces } from '../lists/words.ts';
import { readStudentsOf } from '../students/readers.ts';
import { isOpenOpportunity, opportunityColumns, opportunitySearch } from './columns.ts';

const read = (db: Database, { where, orderBy, limit, offset, total }: Slice) =>
  db
    .select({ ...opportunityColumns, total })
    .from(opportunities)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);

/** Label of the type: 'Oferta' or 'Evento'. */
const label = sql`case ${opportunities.type} when 'offer' then 'Oferta' else 'Evento' end`;

const filters = {
  keyword: ({ $containsi }: { $containsi: string }) =>
    or(
      hasWords(opportunitySearch, $containsi),
      sql`${opportunities.organizationId} in (select ${organizations.id} from ${organizations}
        where search_words(${organizations.name}) @@ search_query(${$containsi}))`,
    ),
  type: matches(label),
  details: matches(opportunities.type),
  presentiality: matches(opportunities.presentiality),
  location: matches(opportunities.location),
};

const byTitle = [asc(inAlphabet(opportunities.title)), asc(opportunities.id)];
const byPublication = [desc(opportunities.publishedAt), asc(opportunities.id)];

export const browseOpportunities = listOf<'GET /api/opportunities'>()({
  from: sql`${opportunities}`,
  key: opportunities.id,
  read,
  filters: {
    ...filters,
    organization: { inside: { id: matches(opportunities.organizationId) } },
    date: matches(opportunities.date),
    id: matches(opportunities.id),
  },
  // A visitor who browses wants what is published and open. A request for certain ids (a link, the student's
  // own interests) gets them as they are.
  always: ({ id }) => (namesRows(id) ? undefined : isOpenOpportunity),
  sorts: {
    'publishedAt:desc': byPublication,
    'date:asc': [asc(opportunities.date), asc(opportunities.id)],
    'title:asc': byTitle,
  },
  sort: 'publishedAt:desc',
  ranks: inPlaces(opportunitySearch),
});

/** An organisation's own opportunities, including drafts and closed ones. */
export const ownOpportunities = listOf<'GET /api/organizations/:id/talent/opportunities'>()({
  from: sql`${opportunities}`,
  key: opportunities.id,
  read,
  filters: { ...filters, isDraft: matches(sql`(${opportunities.publishedAt} is null)`) },
  sorts: {
    'createdAt:desc': [desc(opportunities.createdAt), desc(opportunities.id)],
    'createdAt:asc': [asc(opportunities.createdAt), asc(opportunities.id)],
    'publishedAt:desc': byPublication,
    'title:asc': byTitle,
  },
  sort: 'createdAt:desc',
  ranks: inPlaces(opportunitySearch),
});

export const ofKind = (organizationId: OrganizationId, kind: OpportunityKind | undefined): SQL =>
  and(eq(opportunities.organizationId, organizationId), kind && eq(opportunities.type, kind)) as SQL;

/** Time of the organisation's last message to an interested student about the opportunity. */
const writtenAt: SQL<Date | null> =
  sql`(select max(${chatMessages.createdAt}) from ${conversations} join ${chatMessages} on ${chatMessages.conversationId} = ${conversations.id}
  where ${conversations.userId} = ${students.userId} and ${conversations.opportunityId} = ${opportunityInterests.opportunityId} and ${chatMessages.from} = 'organization')`.mapWith(
    chatMessages.createdAt,
  );

export const interestedIn = listOf<'GET /api/opportunities/:id/interested'>()({
  from: sql`${opportunityInterests} inner join ${students} on ${students.id} = ${opportunityInterests.studentId}`,
  read: readStudentsOf(opportunityInterests, { writtenAt }),
  filters: { written: matches(sql`(${writtenAt} is not null)`) },
  sorts: {
    'createdAt:desc': [desc(opportunityInterests.createdAt), desc(opportunityInterests.studentId)],
    'createdAt:asc': [asc(opportunityInterests.createdAt), asc(opportunityInterests.studentId)],
  },
  sort: 'createdAt:desc',
});
