import { useRef } from 'react';
import { inviteToJoin } from '@puente/client/joinings';
import * as organizationQueries from '@puente/client/organization-queries';
import { joiningInvitation } from '@puente/contract/forms/joining';
import { Button } from '@puente/design-system/button';
import { Form, TextField } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { useForm, useSaving, zodResolver } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import type { OwnOrganization } from './own-organization.ts';
import styles from './People.module.css';

/** Form to invite a colleague by mail. It is cleared for the next invitation. */
export function InviteForm({ organization }: { organization: OwnOrganization }) {
  const queryClient = useQueryClient();
  const form = useForm({ resolver: zodResolver(joiningInvitation), defaultValues: { email: '' } });
  const field = useRef<HTMLInputElement>(null);
  const { ref, ...email } = form.register('email');
  const { submit, busy, failure } = useSaving(form, null, async (values) => {
    const { joined } = await inviteToJoin(organization.id, values.email);
    form.reset();
    showToast({
      tone: 'success',
      message: joined
        ? `${values.email} había pedido unirse: ya gestiona ${organization.name}.`
        : `Hemos enviado la invitación a ${values.email}.`,
    });
    await queryClient.invalidateQueries({ queryKey: organizationQueries.people(organization.id).queryKey });
    field.current?.focus();
  });
  return (
    <Form onSubmit={submit} className={styles.invite}>
      <Stack gap={3}>
        <TextField
          type="email"
          label="Correo electrónico"
          autoComplete="off"
          error={form.formState.errors.email?.message}
          {...email}
          ref={(input) => {
            ref(input);
            field.current = input;
          }}
        />
        {failure !== null && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <div>
          <Button type="submit" variant="secondary" busy={busy}>
            Enviar invitación
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
