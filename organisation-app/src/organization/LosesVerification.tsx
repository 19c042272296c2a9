import type { Organization } from '@puente/contract/entities/organization';
import { organizationFields } from '@puente/contract/forms/organization-data';
import { changesIdentity } from '@puente/contract/organization-identity';
import { Notice } from '@puente/design-system/notice';
import { useWatch } from '@puente/platform/forms';
import type { FieldsProps } from './fields-props.ts';

/** Said before saving: another name or web takes the mark and what comes with it, until the team has looked again. */
export function LosesVerification({ organization, form }: FieldsProps & { organization: Organization }) {
  const [name, web] = useWatch({ control: form.control, name: ['name', 'web'] });
  // As the API will store them: without spaces at the ends, the web with its https://.
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
