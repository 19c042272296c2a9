import type { Organization } from '@puente/contract/entities/organization';
import { organizationFields } from '@puente/contract/forms/organization-data';
import { changesIdentity } from '@puente/contract/organization-identity';
import { Notice } from '@puente/design-system/notice';
import { useWatch } from '@puente/platform/forms';
import type { FieldsProps } from './fields-props.ts';

/** Warning before saving: a new name or web revokes the verification and its benefits until the team has checked again. */
export function LosesVerification({ organization, form }: FieldsProps & { organization: Organization }) {
  const [name, web] = useWatch({ control: form.control, name: ['name', 'web'] });
  // Compare the values as the API will store them: trimmed, and the web with https://.
  const typed = organizationFields.shape.name.safeParse(name).data;
  const address = organizationFields.shape.web.safeParse(web);
  const change = { name: typed, ...(address.success && { web: address.data || null }) };
  if (!organization.verified || !changesIdentity(organization, change)) return null;
  return (
    <Notice tone="warning" live title="Tu organización dejará de estar verificada">
      {`Verificamos su nombre y su web. Si los cambias, pierde la marca de verificada${
        organization.talent_access === true ? ' y el acceso al Talent Corner' : ''
      }, y no verás los datos de contacto de quienes preselecciones hasta que nuestro equipo la revise de nuevo.`}
    </Notice>
  );
}
