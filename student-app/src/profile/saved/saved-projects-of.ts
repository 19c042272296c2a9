import { profileQueries } from '@puente/client/profiles';
import * as studentQueries from '@puente/client/student-queries';
import type { CurrentUser } from '@puente/contract/entities/user';

/** The query of the projects that a student or a teacher saved. */
export const savedProjectsOf = ({ id, profileType }: CurrentUser) =>
  profileType === 'teacher' ? profileQueries.savedProjects(id) : studentQueries.favorites(id);
