import * as organizationQueries from '@puente/client/organization-queries';
import { projectQueries, publishProject } from '@puente/client/projects';
import { newProject, type NewProject } from '@puente/contract/forms/project';
import type { OrganizationId } from '@puente/contract/ids';
import { ErrorSummary } from '@puente/design-system/error-summary';
import { DraftNotice } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { namedSummaryOf, useForm, useSending, zodResolver } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { showToast } from '@puente/platform/ui';
import { FormFoot } from '../sending/FormFoot.tsx';
import { ChallengeSection } from './ChallengeSection.tsx';
import { ConditionsSection } from './ConditionsSection.tsx';
import { ImpactSection } from './ImpactSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { PublishingNotice } from './PublishingNotice.tsx';
import { emptyProject, fieldLabels, projectFrom } from './project-fields.ts';
import { useProjectDraft } from './use-project-draft.ts';

interface OwnOrganization {
  id: OrganizationId;
  name: string;
}

interface ProjectFormProps {
  own: readonly [OwnOrganization, ...OwnOrganization[]];
}

export function ProjectForm({ own }: ProjectFormProps) {
  const form = useForm<NewProject>({
    resolver: zodResolver(newProject),
    defaultValues: emptyProject(own[0].id),
    shouldFocusError: false, // the summary takes focus
  });
  const draft = useProjectDraft(form, own);
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  const sending = useSending(form, async (values) => {
    const { data } = await publishProject(projectFrom(values));
    draft.forget();
    void queryClient.invalidateQueries({ queryKey: organizationQueries.key });
    void queryClient.invalidateQueries({ queryKey: projectQueries.key });
    showToast({ tone: 'success', message: `«${data.title}» ya está publicado.` });
    void navigate(
      href('organizationProjects', {}, own.length > 1 ? { organization: values.organization } : {}),
    );
  });

  return (
    <form noValidate onSubmit={sending.submit}>
      <Stack gap={7}>
        <ErrorSummary
          errors={namedSummaryOf(form.formState.errors, fieldLabels)}
          attempt={form.formState.submitCount}
        />
        <DraftNotice {...draft.notice} />
        <ChallengeSection form={form} own={own} />
        <ProfileSection form={form} />
        <ConditionsSection form={form} />
        <ImpactSection form={form} />
        <FormFoot
          sending={sending}
          label="Publicar proyecto"
          failed="No hemos podido publicar el proyecto"
          actions={
            <ButtonLink href={href('organizationProjects')} variant="quiet">
              Volver a mis proyectos
            </ButtonLink>
          }
        >
          <PublishingNotice />
        </FormFoot>
      </Stack>
    </form>
  );
}
