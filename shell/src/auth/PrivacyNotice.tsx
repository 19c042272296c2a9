import { brand } from '@puente/contract/brand';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';

/** First-layer privacy notice of the registration form (decisions, "Law that shapes screens"). */
export function PrivacyNotice() {
  return (
    <Text size="sm" tone="muted">
      {brand.name} trata estos datos para crear y mantener tu cuenta. No se ceden a terceros sin tu permiso. Puedes verlos,
      corregirlos, llevártelos o borrarlos cuando quieras. Más en la{' '}
      <Link href={href('privacy')} external>
        política de privacidad
      </Link>
      .
    </Text>
  );
}
