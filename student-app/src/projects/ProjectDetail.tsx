import { ods } from '@puente/contract/constants/projects';
import type { Project } from '@puente/contract/entities/project';
import { Chip } from '@puente/design-system/chip';
import { Heading } from '@puente/design-system/heading';
import { Icon } from '@puente/design-system/icon';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { lastList } from '@puente/platform/lists';
import { OrganizationMark } from './OrganizationMark.tsx';
import { Paragraphs, ProjectSection } from './ProjectSection.tsx';
import { ProjectSummary } from './ProjectSummary.tsx';
import styles from './ProjectDetail.module.css';

export function ProjectDetail({ project }: { project: Project }) {
  const { organization, study_areas: areas = [], academic_profile: profile, tags } = project;
  const goals = project.ods.flatMap((number) => (ods[number - 1] ? [{ number, name: ods[number - 1] }] : []));

  return (
    <Stack as="article" gap={6}>
      <Stack gap={5}>
        <Link href={lastList(href('projects'))} variant="standalone" className={styles.back}>
          <Icon name="arrow-left" />
          Volver a proyectos
        </Link>
        <div className={styles.head}>
          {organization && <OrganizationMark organization={organization} size="lg" />}
          <Stack gap={2} className={styles.titles}>
            {organization && <Text tone="muted">{organization.name}</Text>}
            <Heading level={1} tabIndex={-1}>
              {project.title}
            </Heading>
          </Stack>
        </div>
        {areas.length > 0 && <Chips label="Áreas de estudio" words={areas} />}
      </Stack>

      <div className={styles.columns}>
        <ProjectSummary project={project} />
        <Stack gap={6} className={styles.body}>
          <ProjectSection title="De qué va">
            <Paragraphs text={project.description} />
          </ProjectSection>
          <ProjectSection title="Objetivos" when={project.objectives}>
            <Paragraphs text={project.objectives} />
          </ProjectSection>
          <ProjectSection title="Qué se pide" when={project.requirements}>
            <Paragraphs text={project.requirements} />
          </ProjectSection>
          <ProjectSection title="Cómo se trabaja" when={project.working_method}>
            <Paragraphs text={project.working_method} />
          </ProjectSection>
          <ProjectSection title="Perfil académico" when={profile.length > 0}>
            <Chips label="Perfil académico" words={profile} />
          </ProjectSection>
          <ProjectSection title="Objetivos de Desarrollo Sostenible" when={goals.length > 0}>
            <Cluster as="ul" gap={2}>
              {goals.map(({ number, name }) => (
                <li key={number}>
                  <Chip tone="accent" icon="leaf">
                    ODS {number}: {name}
                  </Chip>
                </li>
              ))}
            </Cluster>
            <Paragraphs text={project.ods_explanation} />
          </ProjectSection>
          <ProjectSection title="Temas" when={tags.length > 0}>
            <Chips label="Temas" words={tags} />
          </ProjectSection>
          <ProjectSection title="Quién lo propone" when={organization}>
            <Text>
              <strong>{organization?.name}</strong>
            </Text>
            <Text tone="muted">
              {[organization?.sector, organization?.location].filter(Boolean).join(' · ')}
            </Text>
          </ProjectSection>
        </Stack>
      </div>
    </Stack>
  );
}

function Chips({ label, words }: { label: string; words: readonly string[] }) {
  return (
    <Cluster as="ul" gap={2} aria-label={label}>
      {words.map((word) => (
        <li key={word}>
          <Chip>{word}</Chip>
        </li>
      ))}
    </Cluster>
  );
}
