import { useEffect, useRef } from 'react';
import * as organizationQueries from '@puente/client/organization-queries';
import { updateOrganization } from '@puente/client/organizations';
import type { Organization } from '@puente/contract/entities/organization';
import { organizationFields, type OrganizationFields } from '@puente/contract/forms/organization-data';
import { Button } from '@puente/design-system/button';
import { ErrorSummary } from '@puente/design-system/error-summary';
import { DraftNotice } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { namedSummaryOf, useDraft, useForm, useSending, zodResolver } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useQueryClient } from '@puente/platform/query';
import { updateUser } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';
import { FormFoot } from '../../sending/FormFoot.tsx';
import { answersOf } from '../answers-of.ts';
import { labels } from '../labels.ts';
import { LosesVerification } from '../LosesVerification.tsx';
import { renamed } from '../with-organization.ts';
import type { PartName } from './part-names.ts';
import { parts } from './parts.tsx';

interface PartFormProps {
  part: PartName;
  organization: Organization;
  onClose: () => void;
}

/** The fields of one part of the page. What is saved is shown at once; what is refused stays in the fields. */
export default function PartForm({ part, organization, onClose }: PartFormProps) {
  const { changes, above, fields } = parts[part];
  const form = useForm<OrganizationFields>({
    resolver: zodResolver(organizationFields),
    defaultValues: answersOf(organization),
    shouldFocusError: false, // the summary takes focus
  });
  const { errors, submitCount } = form.formState;
  const draft = useDraft(`organization-${organization.id}-${part}`, form);
  const queryClient = useQueryClient();
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), []);

  const sending = useSending(form, async (values) => {
    const { data } = await updateOrganization(organization.id, changes(values));
    draft.forget();
    queryClient.setQueryData(organizationQueries.one(organization.id).queryKey, (known) =>
      known ? { ...known, ...data } : data,
    );
    updateUser((user) => renamed(user, { id: data.id, name: data.name }));
    void queryClient.invalidateQueries({ queryKey: organizationQueries.key });
    showToast({ tone: 'success', message: 'Guardado. Ya se ve así.' });
    onClose();
  });

  const asked = new Set(Object.keys(changes(form.getValues())));
  const isWrongElsewhere = Object.keys(errors).some((name) => !asked.has(name));
  return (
    <Stack gap={5}>
      {above?.(organization)}
      <form noValidate onSubmit={sending.submit} ref={place}>
        <Stack gap={5}>
          <ErrorSummary errors={namedSummaryOf(errors, labels)} attempt={submitCount} />
          {isWrongElsewhere && (
            <Notice tone="warning" title="Falta algo en otra parte">
              Antes de guardar, revisa{' '}
              <Link href={href('organizationEdit', { id: organization.id })}>todos los datos</Link>. Lo que
              has escrito sigue aquí.
            </Notice>
          )}
          <DraftNotice {...draft.notice} />
          {fields({ form })}
          <FormFoot
            sending={sending}
            label="Guardar"
            failed="No hemos podido guardar los cambios"
            actions={
              <Button
                variant="secondary"
                onClick={() => {
                  draft.forget();
                  onClose();
                }}
              >
                Cancelar
              </Button>
            }
          >
            <LosesVerification organization={organization} form={form} />
          </FormFoot>
        </Stack>
      </form>
    </Stack>
  );
}
