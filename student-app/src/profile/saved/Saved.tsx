import * as studentQueries from '@puente/client/student-queries';
import { saveResource, saveWork } from '@puente/client/students';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { StudentId } from '@puente/contract/ids';
import { Stack } from '@puente/design-system/layout';
import { useQuery } from '@puente/platform/query';
import { SavedSearches } from '../../saved-searches/SavedSearches.tsx';
import type { SectionProps } from '../sections.ts';
import { SavedList } from './SavedList.tsx';
import { SavedProjects } from './SavedProjects.tsx';

/** Records that the user has saved: projects, first to close first. Students also have works, resources and saved searches. */
export default function Saved({ user }: SectionProps) {
  if (!user.details) return null;
  if (user.profileType === 'teacher') return <SavedProjects user={user} />;
  return <SavedOf user={user} student={user.details.id} />;
}

function SavedOf({ user, student }: { user: CurrentUser; student: StudentId }) {
  const works = studentQueries.savedWorks(user.id);
  const resources = studentQueries.savedResources(user.id);
  return (
    <Stack gap={8}>
      <SavedProjects user={user} />
      <SavedList
        title="TFG y TFM guardados"
        route="work"
        list={useQuery(works)}
        queryKey={works.queryKey}
        save={(id, saved) => saveWork(student, id, saved)}
      />
      <SavedList
        title="Recursos guardados"
        route="resource"
        list={useQuery(resources)}
        queryKey={resources.queryKey}
        save={(id, saved) => saveResource(student, id, saved)}
      />
      <SavedSearches />
    </Stack>
  );
}
