import type { Application } from '@puente/contract/entities/application';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { dayOf } from '@puente/design-system/project';
import { Prose } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { lastList } from '@puente/platform/lists';

/** Next steps right after sending: the recipient, the date of the answer, and the possible outcomes. */
export function WhatHappensNext({ application }: { application: Application }) {
  const organization = application.project?.organization?.name ?? 'La organización';
  const due = application.answer_due;
  return (
    <Stack as="section" gap={4} aria-labelledby="what-next">
      <Notice tone="success">{`${organization} ya tiene tu solicitud.`}</Notice>
      <Heading level={2} size="sm" id="what-next">
        Qué pasa ahora
      </Heading>
      <Prose>
        <ol>
          {due !== null && (
            <li>
              {organization} la leerá y te responderá como muy tarde el <strong>{dayOf(due)}</strong>.
            </li>
          )}
          <li>Te avisaremos en cuanto responda. También puedes mirar aquí cómo va.</li>
          <li>Si le interesas, te daremos su contacto para que habléis.</li>
        </ol>
      </Prose>
      <Cluster>
        <ButtonLink href={href('profile', {}, { section: 'applys' })}>Ver mis solicitudes</ButtonLink>
        <ButtonLink href={lastList(href('projects'))} variant="secondary">
          Buscar más proyectos
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
