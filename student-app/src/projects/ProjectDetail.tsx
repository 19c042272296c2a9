import type { Project } from '@puente/contract/entities/project';
import { Heading } from '@puente/design-system/heading';
import { Icon } from '@puente/design-system/icon';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { lastList } from '@puente/platform/lists';
import { Chips } from '../details/Chips.tsx';
import { Goals } from '../details/Goals.tsx';
import { OrganizationMark } from './OrganizationMark.tsx';
import { Paragraphs, ProjectSection } from './ProjectSection.tsx';
import { ProjectSummary } from './ProjectSummary.tsx';
import styles from './ProjectDetail.module.css';

export function ProjectDetail({ project }: { project: Project }) {
  const { organization, study_areas: areas = [], academic_profile: profile, tags } = project;

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
          <ProjectSection title="Objetivos de Desarrollo Sostenible" when={project.ods.length > 0}>
            <Goals numbers={project.ods} />
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
