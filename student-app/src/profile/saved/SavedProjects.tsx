import { useRef } from 'react';
import type { Project } from '@puente/contract/entities/project';
import type { CurrentUser } from '@puente/contract/entities/user';
import { EmptyState } from '@puente/design-system/empty-state';
import { Heading } from '@puente/design-system/heading';
import { Grid, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { showToast, useReady } from '@puente/platform/ui';
import { ProjectCard } from '../../projects/ProjectCard.tsx';
import { useSavedProjects } from '../../projects/saved-projects.ts';
import { savedProjectsOf } from './saved-projects-of.ts';
import { bySoonestToClose } from './soonest-to-close.ts';

/** Saved projects of a student or teacher. A removed project can be restored. */
export function SavedProjects({ user }: { user: CurrentUser }) {
  const favorites = useQuery(savedProjectsOf(user));
  const { isSaved, save, forget } = useSavedProjects();
  const heading = useRef<HTMLHeadingElement>(null);
  useReady(!favorites.isPending);

  function take(project: Project) {
    forget(project.id);
    heading.current?.focus(); // the button that had focus is gone with its card
    showToast({
      tone: 'info',
      message: `Has quitado «${project.title}» de guardados.`,
      action: { label: 'Deshacer', onPress: () => save(project.id) },
    });
  }

  return (
    <Stack as="section" gap={5} aria-labelledby="saved-projects">
      <Heading level={2} id="saved-projects" ref={heading} tabIndex={-1}>
        Proyectos guardados
      </Heading>
      <QueryState
        query={stateOf(favorites)}
        skeleton={<SkeletonList count={3} />}
        failed="No hemos podido cargar tus proyectos guardados"
        headingLevel={3}
      >
        {cards}
      </QueryState>
    </Stack>
  );

  function cards(known: readonly Project[]) {
    // The response may still contain projects that were just removed.
    const projects = known.filter(({ id }) => isSaved(id)).toSorted(bySoonestToClose);
    if (projects.length === 0) {
      return (
        <EmptyState
          icon="bookmark"
          headingLevel={3}
          title="No tienes proyectos guardados"
          action={<ButtonLink href={href('projects')}>Ver proyectos</ButtonLink>}
        >
          Guarda los que te interesen con el marcador de cada proyecto y compáralos aquí con calma.
        </EmptyState>
      );
    }
    return (
      <Grid as="ul">
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} headingLevel={3} onForget={() => take(project)} />
          </li>
        ))}
      </Grid>
    );
  }
}
