import type { Calls } from '@puente/contract/calls';
import { accountAccess } from './matrix/accounts.ts';
import { alertAccess } from './matrix/alerts.ts';
import { applicationAccess } from './matrix/applications.ts';
import { audienceNoticeAccess } from './matrix/audience-notices.ts';
import { awardAccess } from './matrix/awards.ts';
import { bannerAccess } from './matrix/banners.ts';
import type { AccessOf } from './matrix/cells.ts';
import {
  agreementAccess,
  calendarFeedAccess,
  certificateAccess,
  collaborationAccess,
  collaborationResultAccess,
  collaborationTeacherAccess,
  deliveryAccess,
  evaluationAccess,
  planAccess,
} from './matrix/collaborations.ts';
import { connectAccess } from './matrix/connect.ts';
import { contactMessageAccess } from './matrix/contact-messages.ts';
import { contentAccess, programAccess, resourceAccess } from './matrix/content.ts';
import { conversationAccess } from './matrix/conversations.ts';
import { credentialAccess } from './matrix/credentials.ts';
import { deskAccess, messageTemplateAccess } from './matrix/desk.ts';
import { draftAccess } from './matrix/drafts.ts';
import { emptySearchAccess } from './matrix/empty-searches.ts';
import { errorReportAccess } from './matrix/error-reports.ts';
import { interviewAccess } from './matrix/interviews.ts';
import { joiningAccess } from './matrix/joinings.ts';
import { measurementAccess } from './matrix/measurements.ts';
import { mergeAccess } from './matrix/merges.ts';
import { messageAccess } from './matrix/messages.ts';
import { openDataAccess } from './matrix/open-data.ts';
import { opportunityAccess } from './matrix/opportunities.ts';
import { organizationAccess } from './matrix/organizations.ts';
import { peopleAccess } from './matrix/people.ts';
import { platformFigureAccess } from './matrix/platform-figures.ts';
import { problemAccess } from './matrix/problems.ts';
import { profileUpdateAccess } from './matrix/profile-updates.ts';
import { profileAccess } from './matrix/profiles.ts';
import { projectAccess, projectTemplateAccess } from './matrix/projects.ts';
import { publicRecordAccess } from './matrix/public-records.ts';
import { savedSearchAccess } from './matrix/saved-searches.ts';
import { searchSynonymAccess } from './matrix/search-synonyms.ts';
import { secondFactorAccess } from './matrix/second-factor.ts';
import { securityEventAccess } from './matrix/security-events.ts';
import { sessionAccess } from './matrix/sessions.ts';
import { staffActAccess } from './matrix/staff-acts.ts';
import { staffTextAccess } from './matrix/staff-texts.ts';
import { studentAccess } from './matrix/students.ts';
import { studyAccess } from './matrix/studies.ts';
import { takedownAccess } from './matrix/takedowns.ts';
import { talentAccess } from './matrix/talent.ts';
import { teacherAccess } from './matrix/teachers.ts';
import { uploadAccess } from './matrix/uploads.ts';
import { userAccess } from './matrix/users.ts';
import { viewAccess } from './matrix/views.ts';
import { workAccess } from './matrix/works.ts';

/** The access matrix: the expected response to each person, for each call and row (access.test.ts reads it). */
export const accessMatrix = {
  ...accountAccess,
  ...agreementAccess,
  ...collaborationAccess,
  ...collaborationResultAccess,
  ...collaborationTeacherAccess,
  ...evaluationAccess,
  ...planAccess,
  ...calendarFeedAccess,
  ...certificateAccess,
  ...deliveryAccess,
  ...connectAccess,
  ...profileAccess,
  ...peopleAccess,
  ...platformFigureAccess,
  ...problemAccess,
  ...profileUpdateAccess,
  ...userAccess,
  ...viewAccess,
  ...studyAccess,
  ...takedownAccess,
  ...talentAccess,
  ...studentAccess,
  ...opportunityAccess,
  ...organizationAccess,
  ...projectAccess,
  ...projectTemplateAccess,
  ...applicationAccess,
  ...deskAccess,
  ...messageTemplateAccess,
  ...workAccess,
  ...teacherAccess,
  ...conversationAccess,
  ...credentialAccess,
  ...uploadAccess,
  ...resourceAccess,
  ...audienceNoticeAccess,
  ...awardAccess,
  ...bannerAccess,
  ...contentAccess,
  ...programAccess,
  ...mergeAccess,
  ...messageAccess,
  ...draftAccess,
  ...contactMessageAccess,
  ...openDataAccess,
  ...publicRecordAccess,
  ...emptySearchAccess,
  ...errorReportAccess,
  ...measurementAccess,
  ...alertAccess,
  ...interviewAccess,
  ...joiningAccess,
  ...savedSearchAccess,
  ...searchSynonymAccess,
  ...securityEventAccess,
  ...staffActAccess,
  ...staffTextAccess,
  ...sessionAccess,
  ...secondFactorAccess,
} satisfies AccessOf<Calls>;
