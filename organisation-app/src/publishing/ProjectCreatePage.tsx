import { useState } from 'react';
import { messageOf, reportUnexpected } from '@puente/client/api-error';
import * as organizationQueries from '@puente/client/organization-queries';
import { publishProject } from '@puente/client/projects';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import { textOf } from '@puente/contract/forms/answer-lists';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import { beginningFields, typeNamed } from '@puente/contract/forms/project-steps';
import type { OrganizationId } from '@puente/contract/ids';
import { DraftNotice, DraftStatus } from '@puente/design-system/field';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { MultiStepForm, type Outcome } from '@puente/design-system/multi-step-form';
import { useStepsDraft } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { useReady } from '@puente/platform/ui';
import { ExampleProject } from './ExampleProject.tsx';
import styles from './ProjectForm.module.css';
import { ProjectsToCopy } from './ProjectsToCopy.tsx';
import { ProjectTemplates } from './ProjectTemplates.tsx';

interface OwnOrganization {
  id: OrganizationId;
  name: string;
}

/** /projects/create: asks for a title and a type and creates a draft. The remaining pages of the form are at the draft's own address. */
export default function ProjectCreatePage() {
  const user = useUser();
  const [first, ...others] = organizationsOf(user);
  useReady(first !== undefined);

  if (!user || !first) return null; // the shell's guard is about to send them elsewhere
  return (
    <Container width="narrow">
      <Stack gap={5}>
        <PageHeader
          title="Publica tu proyecto"
          lead="Empieza por el título. Desde ahí tienes un borrador que se guarda mientras escribes, y que nadie más ve hasta que lo publiques."
        />
        <Beginning own={[first, ...others]} />
      </Stack>
    </Container>
  );
}

function Beginning({ own }: { own: readonly [OwnOrganization, ...OwnOrganization[]] }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const draft = useStepsDraft('project-new');
  const [typed, setTyped] = useState<FieldValues>();
  const answers = typed ?? draft.draft?.values ?? {};
  // Falls back to the first one, also when the user has left the organisation in the draft.
  const ownNamed = (name: string) => own.find((organization) => organization.name === name) ?? own[0];
  const organization = ownNamed(textOf(answers['organization']));

  async function begin(given: FieldValues): Promise<Outcome> {
    try {
      const { data } = await publishProject({
        organization: ownNamed(textOf(given['organization'])).id,
        title: textOf(given['title']),
        ...typeNamed(given),
        draft: true,
      });
      draft.forget();
      void queryClient.invalidateQueries({ queryKey: organizationQueries.key });
      await navigate(href('projectEdit', { id: data.id }), { replace: true });
      return undefined;
    } catch (error) {
      reportUnexpected(error);
      return { failure: `${messageOf(error)} Lo que has escrito sigue aquí.` };
    }
  }

  return (
    <>
      <div className={styles.sheet}>
        <MultiStepForm
          steps={[
            {
              name: 'beginning',
              title: 'Cómo se llama',
              fields: beginningFields(own.map(({ name }) => name)),
            },
          ]}
          draft={draft.draft}
          submitLabel="Empezar"
          notice={<DraftNotice {...draft.notice} />}
          status={<DraftStatus {...draft.saved} />}
          paused={draft.notice.otherTab}
          onChange={(values, page) => {
            setTyped(values);
            draft.onChange(values, page);
          }}
          onSubmit={begin}
        />
      </div>
      <ExampleProject type={typeNamed(answers).type} />
      <ProjectTemplates key={`templates-${organization.id}`} organization={organization.id} />
      <ProjectsToCopy key={organization.id} organization={organization.id} />
    </>
  );
}
