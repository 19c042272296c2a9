import { brand } from '@puente/contract/brand';
import { PrivacyNote } from '@puente/design-system/field';
import { href } from '@puente/platform/links';

/** First layer of the privacy notice on publishing (decisions, "Law that shapes screens"). */
export function PublishingNotice() {
  return (
    <PrivacyNote policy={href('privacy')}>
      {`El proyecto se publica al momento, con el nombre de tu organización, y cualquiera podrá leerlo. ${brand.name} usa estos datos para mostrarlo y gestionar sus solicitudes. No pongas datos personales en los textos.`}
    </PrivacyNote>
  );
}
