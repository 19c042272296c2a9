import { messageOf } from '@puente/client/api-error';
import type { CurrentUser } from '@puente/contract/entities/user';
import { Retry } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { wizardQueries } from '../../wizard/wizard-data.ts';
import type { SectionProps } from '../section-pages.ts';
import { StudiesForm } from './StudiesForm.tsx';
import sheet from '../Sheet.module.css';

/** What the student studies, where, and what interests them: what the wizard asks, to be changed at any time. */
export default function Studies({ user }: SectionProps) {
  return <div className={sheet.sheet}>{user.details && <Loaded user={user} />}</div>;
}

function Loaded({ user }: { user: CurrentUser }) {
  const queries = wizardQueries(user.id);
  const student = useQuery(queries.student);
  const areas = useQuery(queries.areas);
  const universities = useQuery(queries.universities);
  const all = [student, areas, universities];
  const loading = all.some(({ isPending }) => isPending);
  useReady(!loading);

  if (loading) return <SkeletonList count={2} />;
  if (!student.data || !areas.data || !universities.data) {
    return (
      <Retry
        place="page"
        headingLevel={2}
        title="No hemos podido cargar tus estudios"
        message={messageOf(all.find(({ error }) => error)?.error)}
        busy={all.some(({ isFetching }) => isFetching)}
        onRetry={() => {
          for (const query of all) if (query.isError) void query.refetch();
        }}
      />
    );
  }
  return (
    <StudiesForm
      student={student.data}
      areas={areas.data.map(({ name }) => name)}
      universities={universities.data}
    />
  );
}
