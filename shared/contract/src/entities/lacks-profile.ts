import type { CurrentUser } from './user.ts';

/** Specification §2: the wizard is offered to a student with no province or university. */
export const lacksProfile = ({ profileType, details }: CurrentUser): boolean =>
  profileType === 'student' && (!details?.province || !details.university);
