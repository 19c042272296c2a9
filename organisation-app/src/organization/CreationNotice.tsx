import { brand } from '@puente/contract/brand';
import { PrivacyNote } from '@puente/design-system/field';
import { href } from '@puente/platform/links';

/** First layer of the privacy notice (decisions, "Law that shapes screens"). */
export function CreationNotice() {
  return (
    <PrivacyNote policy={href('privacy')}>
      {`${brand.name} usa estos datos para presentar tu organización junto a sus proyectos: cualquiera podrá ver lo que cuentas de ella. El contacto, solo quienes actúan en su nombre y los estudiantes que preselecciones.`}
    </PrivacyNote>
  );
}
