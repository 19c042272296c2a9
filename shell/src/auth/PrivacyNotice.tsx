import { brand } from '@puente/contract/brand';
import { PrivacyNote } from '@puente/design-system/field';
import { href } from '@puente/platform/links';

/** First-layer privacy notice of the registration form (decisions, "Law that shapes screens"). */
export function PrivacyNotice() {
  return (
    <PrivacyNote policy={href('privacy')}>
      {`${brand.name} trata estos datos para crear y mantener tu cuenta. No se ceden a terceros sin tu permiso. Puedes verlos, corregirlos, llevártelos o borrarlos cuando quieras.`}
    </PrivacyNote>
  );
}
