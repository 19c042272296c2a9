import { errors, type ErrorCode } from '@puente/contract/errors';
import { OutletPage } from './OutletPage.tsx';

/** The API knows the page's record and says that it is not for this account. */
export function Forbidden({ code }: { code: ErrorCode }) {
  return (
    <OutletPage title="Sin permiso" heading="No tienes permiso para ver esta página" icon="lock">
      {code === 'Forbidden' ? 'Es de otra persona u organización. Si debería ser tuya, entra con la cuenta que la creó.' : errors[code].text}
    </OutletPage>
  );
}
