import type { Calls } from '@puente/contract/calls';
import { applyAccess } from './matrix/applies.ts';
import { authAccess } from './matrix/auth.ts';
import type { AccessOf } from './matrix/cells.ts';
import { connectAccess } from './matrix/connect.ts';
import { communicationAccess } from './matrix/communications.ts';
import { conversationAccess } from './matrix/conversations.ts';
import { draftAccess } from './matrix/drafts.ts';
import { errorReportAccess } from './matrix/error-reports.ts';
import { opportunityAccess } from './matrix/opportunities.ts';
import { contentAccess, programAccess, resourceAccess } from './matrix/content.ts';
import { organizationAccess } from './matrix/organizations.ts';
import { profileUpdateAccess } from './matrix/profile-updates.ts';
import { profileAccess } from './matrix/profiles.ts';
import { projectAccess } from './matrix/projects.ts';
import { studentAccess } from './matrix/students.ts';
import { studyAccess } from './matrix/studies.ts';
import { teacherAccess } from './matrix/teachers.ts';
import { tfxAccess } from './matrix/tfxes.ts';
import { uploadAccess } from './matrix/upload.ts';
import { userAccess } from './matrix/users.ts';

/** Who gets what answer from each call, about whose row: the access matrix (access.test.ts reads it). */
export const accessMatrix = {
  ...authAccess,
  ...connectAccess,
  ...profileAccess,
  ...profileUpdateAccess,
  ...userAccess,
  ...studyAccess,
  ...studentAccess,
  ...opportunityAccess,
  ...organizationAccess,
  ...projectAccess,
  ...applyAccess,
  ...tfxAccess,
  ...teacherAccess,
  ...conversationAccess,
  ...uploadAccess,
  ...resourceAccess,
  ...contentAccess,
  ...programAccess,
  ...communicationAccess,
  ...draftAccess,
  ...errorReportAccess,
} satisfies AccessOf<Calls>;
