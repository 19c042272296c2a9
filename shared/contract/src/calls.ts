import { applyCalls } from './calls/applies.ts';
import { authCalls } from './calls/auth.ts';
import { organizationCalls } from './calls/organizations.ts';
import { projectCalls } from './calls/projects.ts';
import { studentCalls } from './calls/students.ts';
import { studyCalls } from './calls/studies.ts';
import { uploadCalls } from './calls/upload.ts';
import { userCalls } from './calls/users.ts';

/** Every call of the platform, by `METHOD /path`. The client knows only its type; the server serves each of them. */
export const calls = {
  ...authCalls,
  ...userCalls,
  ...studyCalls,
  ...studentCalls,
  ...organizationCalls,
  ...projectCalls,
  ...applyCalls,
  ...uploadCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
