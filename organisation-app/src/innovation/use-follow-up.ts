import { useRef, useState } from 'react';
import { messageOf, reportUnexpected } from '@puente/client/api-error';
import * as organizationQueries from '@puente/client/organization-queries';
import { publishProject } from '@puente/client/projects';
import type { Work } from '@puente/contract/entities/work';
import type { OrganizationId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { href } from '@puente/platform/links';
import { useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { showToast } from '@puente/platform/ui';

/** Creates a draft project that continues a work, filled in from the work, and opens its form. */
export function useFollowUp(work: Work) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  // A ref, not state: several clicks can arrive before the next render.
  const underWay = useRef(false);

  async function propose(organization: OrganizationId): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      const { data } = await publishProject({ organization, ...followUpOf(work) });
      void queryClient.invalidateQueries({ queryKey: organizationQueries.key });
      await navigate(href('projectEdit', { id: data.id }));
    } catch (error) {
      reportUnexpected(error);
      showToast({ tone: 'danger', message: `No hemos podido empezar el proyecto. ${messageOf(error)}` });
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return { busy, propose };
}

const beginning = 'Continuación de: ';

/** Fields of a draft project that continues a work. The author is named as the work names them. */
export function followUpOf({ title, student, ods, tags, study_areas: areas = [] }: Work) {
  const author = student ? ` de ${student.name} ${student.surname}`.trimEnd() : '';
  return {
    draft: true as const,
    title: beginning + title.slice(0, limits.projectTitle.max - beginning.length).trimEnd(),
    description: `Partimos del trabajo «${title}»${author}, publicado en el repositorio. Queremos seguir donde terminó:\n\n`,
    ods,
    tags: tags.slice(0, limits.tags.max),
    study_areas: areas,
  };
}
