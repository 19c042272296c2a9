import * as organizationQueries from '@puente/client/organization-queries';
import { updateOrganization } from '@puente/client/organizations';
import { profilesIn, typedProfiles } from '@puente/contract/forms/organization-profiles';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { DraftNotice, TextField } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { useDraft, useForm, useSaving, zodResolver } from '@puente/platform/forms';
import { useQuery, useQueryClient } from '@puente/platform/query';
import { Loaded } from '../../lists/Loaded.tsx';
import { ManageSection } from './ManageSection.tsx';
import type { OwnOrganization } from './own-organization.ts';
import styles from './People.module.css';

/** Its brand: the academic profiles that it looks for, which stand on its page. */
export function Brand({ organization }: { organization: OwnOrganization }) {
  const query = useQuery(organizationQueries.brand(organization.id));
  return (
    <ManageSection
      title="Perfiles que busca"
      lead="Titulaciones o áreas de las personas que buscas. Salen en la página de la organización: así cada estudiante sabe si encaja."
    >
      <Loaded query={query} failed="No hemos podido cargar los perfiles">
        {({ academic_profiles: profiles }) => <BrandForm organization={organization} profiles={profiles} />}
      </Loaded>
    </ManageSection>
  );
}

interface BrandFormProps {
  organization: OwnOrganization;
  profiles: readonly string[];
}

function BrandForm({ organization, profiles }: BrandFormProps) {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(typedProfiles),
    defaultValues: { academic_profiles: profiles.join(', ') },
  });
  const draft = useDraft(`organization-${organization.id}-brand`, form);
  const { submit, busy, failure } = useSaving(form, 'Hemos guardado los perfiles.', async (values) => {
    const brand = { academic_profiles: profilesIn(values.academic_profiles) };
    await updateOrganization(organization.id, { brand });
    draft.forget();
    queryClient.setQueryData(organizationQueries.brand(organization.id).queryKey, brand);
    form.reset({ academic_profiles: brand.academic_profiles.join(', ') });
  });
  return (
    <form noValidate onSubmit={submit} className={styles.invite}>
      <Stack gap={3}>
        <DraftNotice {...draft.notice} />
        <TextField
          label="Perfiles académicos"
          hint={`Hasta ${limits.tags.max}, separados por comas: Biología, Derecho.`}
          optional
          autoComplete="off"
          error={form.formState.errors.academic_profiles?.message}
          {...form.register('academic_profiles')}
        />
        {failure !== null && (
          <Notice tone="danger" live>
            {failure} Lo que has escrito sigue aquí.
          </Notice>
        )}
        <div>
          <Button type="submit" variant="secondary" busy={busy}>
            Guardar los perfiles
          </Button>
        </div>
      </Stack>
    </form>
  );
}
