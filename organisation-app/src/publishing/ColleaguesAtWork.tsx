import { projectQueries } from '@puente/client/projects';
import type { ProjectId } from '@puente/contract/ids';
import { Notice } from '@puente/design-system/notice';
import { useQuery } from '@puente/platform/query';
import { shortMoment } from '../dates.ts';
import { freshFor } from '../fresh-for.ts';

/** Colleagues with unsaved changes to this project. Renders nothing when the request fails: saving checks for conflicts anyway. */
export function ColleaguesAtWork({ project }: { project: ProjectId }) {
  const editing = useQuery({ ...projectQueries.editing(project), staleTime: freshFor });
  const unsaved = editing.data?.unsaved ?? [];
  if (unsaved.length === 0) return null;
  return (
    <Notice tone="info" title="No eres la única persona que está en este proyecto">
      {unsaved.map(({ name, surname, at }) => (
        <p key={`${name} ${surname} ${at}`}>
          {`${name} ${surname} tiene cambios sin guardar (${shortMoment(at)}).`}
        </p>
      ))}
      <p>Podéis seguir los dos: si guardáis lo mismo, avisamos antes de cambiar nada.</p>
    </Notice>
  );
}
