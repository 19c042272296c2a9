import type { Calls } from './calls.ts';
import { alertExamples } from './examples/alerts.ts';
import { applicationExamples } from './examples/applications.ts';
import { authExamples } from './examples/auth.ts';
import { connectExamples } from './examples/connect.ts';
import { contactMessageExamples } from './examples/contact-messages.ts';
import { contentExamples } from './examples/content.ts';
import { conversationExamples } from './examples/conversations.ts';
import { deskExamples } from './examples/desk.ts';
import { draftExamples } from './examples/drafts.ts';
import { errorReportExamples } from './examples/error-reports.ts';
import type { ExamplesOf } from './examples/example.ts';
import { joiningExamples } from './examples/joinings.ts';
import { measurementExamples } from './examples/measurements.ts';
import { messageTemplateExamples } from './examples/message-templates.ts';
import { messageExamples } from './examples/messages.ts';
import { opportunityExamples } from './examples/opportunities.ts';
import { organizationExamples } from './examples/organizations.ts';
import { profileUpdateExamples } from './examples/profile-updates.ts';
import { profileExamples } from './examples/profiles.ts';
import { programExamples } from './examples/programs.ts';
import { projectTemplateExamples } from './examples/project-templates.ts';
import { projectExamples } from './examples/projects.ts';
import { publicRecordExamples } from './examples/public-records.ts';
import { resourceExamples } from './examples/resources.ts';
import { savedSearchExamples } from './examples/saved-searches.ts';
import { searchSynonymExamples } from './examples/search-synonyms.ts';
import { secondFactorExamples } from './examples/second-factor.ts';
import { securityEventExamples } from './examples/security-events.ts';
import { studentExamples } from './examples/students.ts';
import { studyExamples } from './examples/studies.ts';
import { talentExamples } from './examples/talent.ts';
import { teacherExamples } from './examples/teachers.ts';
import { uploadExamples } from './examples/upload.ts';
import { userExamples } from './examples/users.ts';
import { workExamples } from './examples/works.ts';

/** An example for each call that takes a query or a body. No real person or organisation is in them. */
export const examples = {
  ...authExamples,
  ...connectExamples,
  ...profileExamples,
  ...profileUpdateExamples,
  ...userExamples,
  ...studyExamples,
  ...talentExamples,
  ...studentExamples,
  ...opportunityExamples,
  ...organizationExamples,
  ...projectExamples,
  ...projectTemplateExamples,
  ...applicationExamples,
  ...deskExamples,
  ...workExamples,
  ...teacherExamples,
  ...conversationExamples,
  ...uploadExamples,
  ...publicRecordExamples,
  ...resourceExamples,
  ...contentExamples,
  ...programExamples,
  ...messageExamples,
  ...messageTemplateExamples,
  ...draftExamples,
  ...contactMessageExamples,
  ...errorReportExamples,
  ...measurementExamples,
  ...alertExamples,
  ...joiningExamples,
  ...savedSearchExamples,
  ...searchSynonymExamples,
  ...securityEventExamples,
  ...secondFactorExamples,
} satisfies ExamplesOf<Calls>;
