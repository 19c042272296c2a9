import type { ApiError } from '@puente/client/api-error';
import { OutletPage } from './OutletPage.tsx';

/** Message for a record that the API refuses to this account. */
export function Forbidden({ error }: { error: ApiError }) {
  return (
    <OutletPage title="Sin permiso" heading="No tienes permiso para ver esta página" icon="lock">
      {error.code === 'Forbidden'
        ? 'Es de otra persona u organización. Si debería ser tuya, entra con la cuenta que la creó.'
        : error.message}
    </OutletPage>
  );
}
