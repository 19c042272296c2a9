import { exportAddress } from '@puente/client/account';
import { ButtonLink } from '@puente/design-system/link';

/** The user's own data as a file (decisions: own data). */
export function ExportOffer() {
  return (
    <div>
      <ButtonLink href={exportAddress()} download icon="download" variant="secondary">
        Descargar mis datos
      </ButtonLink>
    </div>
  );
}
