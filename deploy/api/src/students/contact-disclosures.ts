import { inArray, sql } from 'drizzle-orm';
import { isOfInterest, statusCodes } from '@puente/contract/constants/statuses';
import type { OrganizationId } from '@puente/contract/ids';
import { studentView } from '../applications/held.ts';
import type { Database } from '../db/connect.ts';
import {
  applications,
  contactDisclosures,
  organizations,
  projects,
  talentInvitations,
} from '../db/schema.ts';

const ofInterest = statusCodes.filter(isOfInterest);

/**
 * Records from when an organisation has students' contact data, so that the students can see it. The condition is
 * `contactFor` of the applications' policy, in SQL. Keeps the first time.
 */
export const noteContactsGiven = async (db: Database, organizationId: OrganizationId): Promise<void> =>
  void (await db.execute(sql`
    insert into ${contactDisclosures} (student_id, organization_id)
    select given.student_id, ${organizationId}::int from ${organizations} inner join (
      select ${applications.studentId}, ${projects.organizationId} from ${applications}
      inner join ${projects} on ${projects.id} = ${applications.projectId}
      where ${inArray(applications.status, ofInterest)} and ${inArray(studentView.status, ofInterest)}
      union
      select ${talentInvitations.studentId}, ${projects.organizationId} from ${talentInvitations}
      inner join ${projects} on ${projects.id} = ${talentInvitations.projectId}
      where ${talentInvitations.status} = 'accepted'
    ) given on given.organization_id = ${organizations.id}
    where ${organizations.id} = ${organizationId} and ${organizations.verified}
    on conflict do nothing`));
