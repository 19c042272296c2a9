import { accountCalls } from './calls/accounts.ts';
import { alertCalls } from './calls/alerts.ts';
import { applicationCalls } from './calls/applications.ts';
import { audienceNoticeCalls } from './calls/audience-notices.ts';
import { awardCalls } from './calls/awards.ts';
import { bannerCalls } from './calls/banners.ts';
import { connectCalls } from './calls/connect.ts';
import { contactMessageCalls } from './calls/contact-messages.ts';
import { contentCalls } from './calls/content.ts';
import { conversationCalls } from './calls/conversations.ts';
import { deskCalls } from './calls/desk.ts';
import { draftCalls } from './calls/drafts.ts';
import { emptySearchCalls } from './calls/empty-searches.ts';
import { errorReportCalls } from './calls/error-reports.ts';
import { joiningCalls } from './calls/joinings.ts';
import { measurementCalls } from './calls/measurements.ts';
import { mergeCalls } from './calls/merges.ts';
import { messageTemplateCalls } from './calls/message-templates.ts';
import { messageCalls } from './calls/messages.ts';
import { openDataCalls } from './calls/open-data.ts';
import { opportunityCalls } from './calls/opportunities.ts';
import { organizationInsiderCalls } from './calls/organization-insiders.ts';
import { organizationVerificationCalls } from './calls/organization-verification.ts';
import { organizationCalls } from './calls/organizations.ts';
import { ownWorkCalls } from './calls/own-works.ts';
import { peopleCalls } from './calls/people.ts';
import { platformFigureCalls } from './calls/platform-figures.ts';
import { problemCalls } from './calls/problems.ts';
import { profileUpdateCalls } from './calls/profile-updates.ts';
import { profileCalls } from './calls/profiles.ts';
import { programCalls } from './calls/programs.ts';
import { projectTemplateCalls } from './calls/project-templates.ts';
import { projectCalls } from './calls/projects.ts';
import { publicRecordCalls } from './calls/public-records.ts';
import { resourceCalls } from './calls/resources.ts';
import { savedAnswerCalls } from './calls/saved-answers.ts';
import { savedSearchCalls } from './calls/saved-searches.ts';
import { searchSynonymCalls } from './calls/search-synonyms.ts';
import { secondFactorCalls } from './calls/second-factor.ts';
import { securityEventCalls } from './calls/security-events.ts';
import { sessionCalls } from './calls/sessions.ts';
import { staffActCalls } from './calls/staff-acts.ts';
import { staffTextCalls } from './calls/staff-texts.ts';
import { studentCalls } from './calls/students.ts';
import { studyCalls } from './calls/studies.ts';
import { takedownCalls } from './calls/takedowns.ts';
import { talentCalls } from './calls/talent.ts';
import { teacherCalls } from './calls/teachers.ts';
import { uploadCalls } from './calls/uploads.ts';
import { userCalls } from './calls/users.ts';
import { viewCalls } from './calls/views.ts';
import { workCalls } from './calls/works.ts';

/** Every call of the platform, by `METHOD /path`. The client knows only its type; the server serves each of them. */
export const calls = {
  ...accountCalls,
  ...alertCalls,
  ...applicationCalls,
  ...audienceNoticeCalls,
  ...awardCalls,
  ...bannerCalls,
  ...connectCalls,
  ...contactMessageCalls,
  ...contentCalls,
  ...conversationCalls,
  ...deskCalls,
  ...draftCalls,
  ...emptySearchCalls,
  ...errorReportCalls,
  ...joiningCalls,
  ...measurementCalls,
  ...mergeCalls,
  ...messageTemplateCalls,
  ...messageCalls,
  ...openDataCalls,
  ...opportunityCalls,
  ...organizationInsiderCalls,
  ...organizationVerificationCalls,
  ...organizationCalls,
  ...ownWorkCalls,
  ...peopleCalls,
  ...platformFigureCalls,
  ...problemCalls,
  ...profileUpdateCalls,
  ...profileCalls,
  ...programCalls,
  ...projectTemplateCalls,
  ...projectCalls,
  ...publicRecordCalls,
  ...resourceCalls,
  ...savedAnswerCalls,
  ...savedSearchCalls,
  ...searchSynonymCalls,
  ...secondFactorCalls,
  ...securityEventCalls,
  ...sessionCalls,
  ...staffActCalls,
  ...staffTextCalls,
  ...studentCalls,
  ...studyCalls,
  ...takedownCalls,
  ...talentCalls,
  ...teacherCalls,
  ...uploadCalls,
  ...userCalls,
  ...viewCalls,
  ...workCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
