import { useLayoutEffect, useRef } from 'react';
import type { Organization } from '@puente/contract/entities/organization';
import { type OrganizationFields, organizationFields } from '@puente/contract/forms/organization-data';
import { Button } from '@puente/design-system/button';
import { ErrorSummary } from '@puente/design-system/error-summary';
import { DraftNotice, Form } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { namedSummaryOf, useForm, useSending, zodResolver } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { showToast } from '@puente/platform/ui';
import { FormFoot } from '../../sending/FormFoot.tsx';
import { answersOf } from '../answers-of.ts';
import { labels } from '../labels.ts';
import { LosesVerification } from '../LosesVerification.tsx';
import { OrganizationClash } from '../OrganizationClash.tsx';
import { useOrganizationForm } from '../use-organization-form.ts';
import type { PartName } from './part-names.ts';
import { parts } from './parts.tsx';

interface PartFormProps {
  part: PartName;
  organization: Organization;
  onClose: () => void;
}

/** Form of a part of the page. Saved changes show at once; on an error the answers stay in the form. */
export default function PartForm({ part, organization, onClose }: PartFormProps) {
  const { asks, above, fields } = parts[part];
  const form = useForm<OrganizationFields>({
    resolver: zodResolver(organizationFields),
    defaultValues: answersOf(organization),
    shouldFocusError: false, // the summary takes focus
  });
  const { errors, submitCount } = form.formState;
  const { draft, conflict, save } = useOrganizationForm(
    `organization-${organization.id}-${part}`,
    form,
    organization,
  );
  const place = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => place.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), []);

  const sending = useSending(form, async () => {
    await save();
    showToast({ tone: 'success', message: 'Guardado. Ya se ve así.' });
    onClose();
  });

  const isWrongElsewhere = Object.keys(errors).some((name) => !asks.some((asked) => asked === name));
  return (
    <Stack gap={5}>
      {above?.(organization)}
      <Form onSubmit={sending.submit} ref={place}>
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
          {conflict && <OrganizationClash key={conflict.id} {...conflict} />}
          <Stack gap={5} inert={draft.notice.otherTab}>
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
        </Stack>
      </Form>
    </Stack>
  );
}
