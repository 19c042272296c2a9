import { profileQueries } from '@puente/client/profiles';
import * as studentQueries from '@puente/client/student-queries';
import type { CurrentUser } from '@puente/contract/entities/user';

/** Query for the saved projects of a student or teacher. */
export const savedProjectsOf = ({ id, profileType }: CurrentUser) =>
  profileType === 'teacher' ? profileQueries.savedProjects(id) : studentQueries.favorites(id);
