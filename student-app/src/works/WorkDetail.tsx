import type { Work } from '@puente/contract/entities/work';
import { Chip } from '@puente/design-system/chip';
import { Chips, DetailColumns, factLine } from '@puente/design-system/details';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Goals, Paragraphs, ProjectSection } from '@puente/design-system/project';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useUser } from '@puente/platform/session';
import { BackToList } from '../lists/BackToList.tsx';
import { ReportProblem } from '../reports/ReportProblem.tsx';
import { TakeDown } from '../takedowns/TakeDown.tsx';
import { TakedownBanner } from '../takedowns/TakedownBanner.tsx';
import { CorrectAuthorship } from './CorrectAuthorship.tsx';
import { isOwn } from './own-works.ts';
import { OwnWorkBar } from './OwnWorkBar.tsx';
import { authorOf, stageOf } from './work-facts.ts';
import { WorkCitation } from './WorkCitation.tsx';
import styles from './WorkDetail.module.css';
import { WorkDocument } from './WorkDocument.tsx';
import { WorkSummary } from './WorkSummary.tsx';

export function WorkDetail({ work }: { work: Work }) {
  const user = useUser();
  const { study_areas: areas = [], student, taken_down: takedown } = work;
  const from = factLine([authorOf(work), student?.university, student?.degree]);

  return (
    <Stack as="article" gap={6} aria-label={work.title || 'Sin título todavía'}>
      <BackToList list={href('workRepository')}>Volver al repositorio</BackToList>
      {isOwn(user, work) ? (
        <OwnWorkBar work={work} />
      ) : (
        takedown && <TakedownBanner kind="work" takedown={takedown} />
      )}
      <Stack gap={4} className={styles.head}>
        <Cluster gap={2}>
          <Chip tone="accent">{stageOf(work)}</Chip>
          {work.awarded && <Chip icon="star">Premiado</Chip>}
        </Cluster>
        <Heading level={1} tabIndex={-1}>
          {work.title || 'Sin título todavía'}
        </Heading>
        {from !== '' && <Text tone="muted">{from}</Text>}
        {areas.length > 0 && <Chips label="Áreas de estudio" words={areas} />}
        {!takedown && !work.isDraft && (
          <Cluster gap={2}>
            <TakeDown subject={{ kind: 'work', id: work.id }} title={work.title} />
            <CorrectAuthorship work={work} />
          </Cluster>
        )}
      </Stack>
      <DetailColumns aside={<WorkSummary work={work} />}>
        <ProjectSection title="Resumen" when={work.summary}>
          <Paragraphs text={work.summary} />
        </ProjectSection>
        <ProjectSection title="Documento" when={work.status === 'finished'}>
          <WorkDocument work={work} />
        </ProjectSection>
        <ProjectSection title="Índice" when={work.index}>
          <ol className={styles.index}>
            {(work.index ?? '').split(/\n+/).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </ProjectSection>
        <ProjectSection title="Impacto" when={work.impact}>
          <Paragraphs text={work.impact} />
        </ProjectSection>
        <ProjectSection title="Sostenibilidad" when={work.sustainability}>
          <Paragraphs text={work.sustainability} />
        </ProjectSection>
        <ProjectSection title="Innovación" when={work.innovation}>
          <Paragraphs text={work.innovation} />
        </ProjectSection>
        <ProjectSection title="Viabilidad" when={work.viability}>
          <Paragraphs text={work.viability} />
        </ProjectSection>
        <ProjectSection title="Objetivos de Desarrollo Sostenible" when={work.ods.length > 0}>
          <Goals numbers={work.ods} />
        </ProjectSection>
        <ProjectSection title="Temas" when={work.tags.length > 0}>
          <Chips label="Temas" words={work.tags} />
        </ProjectSection>
        {!work.isDraft && (
          <ProjectSection title="Cómo citarlo">
            <WorkCitation id={work.id} />
          </ProjectSection>
        )}
      </DetailColumns>
      {user !== null && !work.isDraft && !isOwn(user, work) && (
        <div>
          <ReportProblem record={{ kind: 'work', id: work.id }} />
        </div>
      )}
    </Stack>
  );
}
