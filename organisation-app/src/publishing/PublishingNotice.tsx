import { brand } from '@puente/contract/brand';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';

/** What happens on publishing: the first layer of the privacy notice (decisions, "Law that shapes screens"). */
export function PublishingNotice() {
  return (
    <Text size="sm" tone="muted">
      El proyecto se publica al momento, con el nombre de tu organización, y cualquiera podrá leerlo.{' '}
      {brand.name} usa estos datos para mostrarlo y gestionar sus solicitudes. No pongas datos personales en
      los textos. Más en la{' '}
      <Link href={href('privacy')} external>
        política de privacidad
      </Link>
      .
    </Text>
  );
}
