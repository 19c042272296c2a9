import { exportAddress } from '@puente/client/account';
import { ButtonLink } from '@puente/design-system/link';

/** Download of the user's own data (decisions: own data). */
export function ExportOffer() {
  return (
    <div>
      <ButtonLink href={exportAddress()} download icon="download" variant="secondary">
        Descargar mis datos
      </ButtonLink>
    </div>
  );
}
