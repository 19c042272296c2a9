import * as organizationQueries from '@puente/client/organization-queries';
import { updateOrganization } from '@puente/client/organizations';
import type { OrganizationBrand } from '@puente/contract/entities/organization';
import { profilesIn, typedProfiles } from '@puente/contract/forms/organization-profiles';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { FieldsClash } from '@puente/design-system/clash-notice';
import { DraftNotice, Form, TextField } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { QueryState } from '@puente/design-system/retry';
import { useForm, useSaving, zodResolver } from '@puente/platform/forms';
import { stateOf, useQuery, useQueryClient } from '@puente/platform/query';
import { useRecordForm } from '@puente/platform/record-forms';
import { ManageSection } from './ManageSection.tsx';
import type { OwnOrganization } from './own-organization.ts';
import styles from './People.module.css';

/** Employer brand of the organisation: the academic profiles that it looks for, as shown on its page. */
export function Brand({ organization }: { organization: OwnOrganization }) {
  const query = useQuery(organizationQueries.brand(organization.id));
  return (
    <ManageSection
      title="Perfiles que busca"
      lead="Titulaciones o áreas de las personas que buscas. Salen en la página de la organización: así cada estudiante sabe si encaja."
    >
      <QueryState query={stateOf(query)} failed="No hemos podido cargar los perfiles">
        {(brand) => <BrandForm organization={organization} brand={brand} />}
      </QueryState>
    </ManageSection>
  );
}

const labels = { academic_profiles: 'Perfiles académicos' };

const answersOf = ({ academic_profiles }: OrganizationBrand) => ({
  academic_profiles: academic_profiles.join(', '),
});

interface BrandFormProps {
  organization: OwnOrganization;
  brand: OrganizationBrand;
}

function BrandForm({ organization, brand }: BrandFormProps) {
  const queryClient = useQueryClient();
  const { id } = organization;
  const form = useForm({ resolver: zodResolver(typedProfiles), defaultValues: answersOf(brand) });
  const { queryKey } = organizationQueries.brand(id);
  const { draft, conflict, save } = useRecordForm(`organization-${id}-brand`, form, brand, {
    answersOf,
    read: () => queryClient.fetchQuery({ ...organizationQueries.brand(id), staleTime: 0 }),
  });
  const { submit, busy, failure } = useSaving(form, 'Hemos guardado los perfiles.', async () => {
    const saved = await save(async (values, _, base) => {
      const profiles = profilesIn(values.academic_profiles);
      const { data } = await updateOrganization(id, { brand: { academic_profiles: profiles }, base });
      return { academic_profiles: profiles, updatedAt: data.updatedAt };
    });
    queryClient.setQueryData(queryKey, saved);
  });
  return (
    <Form onSubmit={submit} className={styles.invite}>
      <Stack gap={3}>
        <DraftNotice {...draft.notice} />
        {conflict && (
          <FieldsClash
            {...conflict}
            key={conflict.id}
            title="Alguien de tu organización ha guardado otros perfiles"
            labels={labels}
          />
        )}
        <Stack gap={3} inert={draft.notice.otherTab}>
          <TextField
            label={labels.academic_profiles}
            hint={`Hasta ${limits.tags.max}, separados por comas: Biología, Derecho.`}
            optional
            autoComplete="off"
            error={form.formState.errors.academic_profiles?.message}
            {...form.register('academic_profiles')}
          />
          {failure !== null && (
            <Notice tone="danger" live>
              {`${failure} Lo que has escrito sigue aquí.`}
            </Notice>
          )}
          <div>
            <Button type="submit" variant="secondary" busy={busy}>
              Guardar los perfiles
            </Button>
          </div>
        </Stack>
      </Stack>
    </Form>
  );
}
