import { brand } from '@puente/contract/brand';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';

/** The first layer of the privacy notice (decisions, "Law that shapes screens"). */
export function CreationNotice() {
  return (
    <Text size="sm" tone="muted">
      {brand.name} usa estos datos para presentar tu organización junto a sus proyectos: cualquiera podrá ver
      su nombre, sector y provincia. Más en la{' '}
      <Link href={href('privacy')} external>
        política de privacidad
      </Link>
      .
    </Text>
  );
}
