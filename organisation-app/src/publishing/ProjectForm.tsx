import { useDeferredValue, useState } from 'react';
import { degreePages } from '@puente/client/degree-pages';
import { projectQueries } from '@puente/client/projects';
import { brand } from '@puente/contract/brand';
import type { Project } from '@puente/contract/entities/project';
import { answersOf } from '@puente/contract/forms/project-answers';
import { type ProjectChoices, projectSteps } from '@puente/contract/forms/project-steps';
import type { ProjectId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { DraftNotice, DraftStatus, PrivacyNote } from '@puente/design-system/field';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { MultiStepForm } from '@puente/design-system/multi-step-form';
import { Notice } from '@puente/design-system/notice';
import { usePreload } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useQuery, useQueryClient } from '@puente/platform/query';
import { useRecordSteps } from '@puente/platform/record-forms';
import { usePageTitle } from '@puente/platform/ui';
import { shortMoment } from '../dates.ts';
import { freshFor } from '../fresh-for.ts';
import { loadChanges } from './load-changes.ts';
import { MergedNotice } from './MergedNotice.tsx';
import { ProjectBeside } from './ProjectBeside.tsx';
import styles from './ProjectForm.module.css';
import { useProjectSaving } from './use-project-saving.ts';

interface ProjectFormProps {
  project: Project;
  choices: ProjectChoices;
}

/** Pages of the form. Answers are kept as a draft of their author; the project changes when it is saved. */
export function ProjectForm({ project, choices }: ProjectFormProps) {
  const queryClient = useQueryClient();
  const answers = useRecordSteps(`project-${project.id}`, project, {
    answersOf: (record) => answersOf(record, choices),
    read: () => queryClient.fetchQuery({ ...projectQueries.one(project.id), staleTime: 0 }),
  });
  const saving = useProjectSaving(answers, choices);
  const steps = projectSteps(choices);
  const [place, setPlace] = useState('');
  usePageTitle(place === '' ? project.title : `${place} · ${project.title}`);
  usePreload(loadChanges);
  const isDraft = project.status === 'draft';

  const shown = useDeferredValue(answers.now);

  return (
    <div className={styles.columns}>
      <Stack gap={5} className={styles.sheet}>
        <ColleaguesAtWork project={project.id} />
        <MultiStepForm
          steps={steps}
          initial={answers.initial}
          draft={answers.source}
          sources={{ pick: { academic_profile: degreePages(queryClient) } }}
          submitLabel={isDraft ? 'Publicar proyecto' : 'Guardar los cambios'}
          notice={
            <>
              <DraftNotice {...answers.draft.notice} />
              {saving.merged && answers.conflict && (
                <MergedNotice {...saving.merged} conflict={answers.conflict} steps={steps} />
              )}
            </>
          }
          status={<DraftStatus {...answers.draft.saved} />}
          paused={answers.draft.notice.otherTab}
          beforeSending={isDraft && <PublishingNotice />}
          onStep={setPlace}
          onChange={answers.onChange}
          onSubmit={(given) => saving.send(given, isDraft)}
        />
        <Cluster gap={4} className={styles.foot}>
          {isDraft && (
            <Button variant="secondary" busy={saving.keeping} onClick={() => void saving.keepDraft()}>
              Guardar borrador y salir
            </Button>
          )}
          <Link href={href('organizationProjects')} variant="standalone">
            Dejarlo por ahora y volver a mis proyectos
          </Link>
        </Cluster>
      </Stack>
      <ProjectBeside project={answers.base} values={shown.values} page={shown.page} choices={choices} />
    </div>
  );
}

/** Colleagues with unsaved changes to this project. Renders nothing when the request fails: saving checks for conflicts anyway. */
function ColleaguesAtWork({ project }: { project: ProjectId }) {
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

/** First layer of the privacy notice on publishing (decisions, "Law that shapes screens"). */
function PublishingNotice() {
  return (
    <PrivacyNote policy={href('privacy')}>
      {`El proyecto se publica al momento, con el nombre de tu organización, y cualquiera podrá leerlo. ${brand.name} usa estos datos para mostrarlo y gestionar sus solicitudes. No pongas datos personales en los textos.`}
    </PrivacyNote>
  );
}
