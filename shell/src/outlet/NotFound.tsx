import { OutletPage } from './OutletPage.tsx';

export function NotFound() {
  return (
    <OutletPage title="Página no encontrada" heading="No encontramos esta página" icon="search">
      Puede que la dirección tenga una errata o que la página ya no exista.
    </OutletPage>
  );
}
