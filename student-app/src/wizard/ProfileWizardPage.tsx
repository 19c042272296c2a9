import { useState } from 'react';
import type { CurrentUser } from '@puente/contract/entities/user';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonForm } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { knownAnswers } from './answers.ts';
import { wizardSteps } from './steps.ts';
import { useWizardData } from './wizard-data.ts';
import { WizardForm } from './WizardForm.tsx';
import { WizardThanks } from './WizardThanks.tsx';

/** /profile/complete: 'Completar perfil en 3 minutos' (specification §2). */
export default function ProfileWizardPage() {
  const user = useUser();
  // On a logout the user is removed a moment before the page.
  return <Container width="narrow">{user && <Wizard user={user} />}</Container>;
}

function Wizard({ user }: { user: CurrentUser }) {
  const [finished, setFinished] = useState(false);
  // State at arrival: the answer must not remove the page that asks for it.
  const [hasPhone] = useState(Boolean(user.phone));
  const data = useWizardData(user.id);
  useReady(!data.isPending);

  if (finished) return <WizardThanks name={user.name} />;
  return (
    <>
      <PageHeader
        title="Completa tu perfil"
        lead="Son 3 minutos. Con tus respuestas te enseñamos proyectos que encajan contigo, y puedes cambiarlas cuando quieras."
      />
      <QueryState
        query={data}
        skeleton={<WizardSkeleton />}
        failed="No hemos podido cargar tu perfil"
        headingLevel={2}
      >
        {({ student, areas, universities }) => (
          <WizardForm
            steps={wizardSteps({ areas, hasPhone })}
            known={knownAnswers(student, universities)}
            onFinish={() => setFinished(true)}
          />
        )}
      </QueryState>
    </>
  );
}

function WizardSkeleton() {
  return (
    <Stack gap={5}>
      <VisuallyHidden role="status">Cargando tu perfil</VisuallyHidden>
      <SkeletonForm fields={2} />
    </Stack>
  );
}
