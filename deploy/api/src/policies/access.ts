import type { Calls } from '@puente/contract/calls';
import { applyAccess } from './access/applies.ts';
import { authAccess } from './access/auth.ts';
import type { AccessOf } from './access/cells.ts';
import { connectAccess } from './access/connect.ts';
import { communicationAccess } from './access/communications.ts';
import { conversationAccess } from './access/conversations.ts';
import { draftAccess } from './access/drafts.ts';
import { errorReportAccess } from './access/error-reports.ts';
import { opportunityAccess } from './access/opportunities.ts';
import { contentAccess, programAccess, resourceAccess } from './access/content.ts';
import { organizationAccess } from './access/organizations.ts';
import { profileUpdateAccess } from './access/profile-updates.ts';
import { profileAccess } from './access/profiles.ts';
import { projectAccess } from './access/projects.ts';
import { studentAccess } from './access/students.ts';
import { studyAccess } from './access/studies.ts';
import { teacherAccess } from './access/teachers.ts';
import { tfxAccess } from './access/tfxes.ts';
import { uploadAccess } from './access/upload.ts';
import { userAccess } from './access/users.ts';

/** Who gets what answer from each call, about whose row: the access matrix (src/access.test.ts reads it). */
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
