import { brand } from '@puente/contract/brand';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import styles from './PrivacyNotice.module.css';

/** First layer of the privacy notice for an application. The privacy policy is the second. */
export function PrivacyNotice({
  organization = 'La organización que propone el proyecto',
}: {
  organization?: string | undefined;
}) {
  return (
    <Stack as="section" gap={2} className={styles.notice} aria-labelledby="apply-privacy">
      <Heading level={2} size="sm" id="apply-privacy">
        Qué pasa con tus datos
      </Heading>
      <Text size="sm">
        {`${brand.name} los usa para gestionar tu solicitud a este proyecto. ${organization} verá tu nombre, tu universidad, tu provincia, lo que escribas aquí y tu currículum y, si tu perfil no es privado, lo que estudias y en qué encajas; tu correo electrónico y tu teléfono, solo si te preselecciona y hemos verificado quién es. Puedes consultarlos, corregirlos o borrarlos cuando quieras.`}
      </Text>
      <Text size="sm">
        <Link href={href('privacy')} external>
          Lee la política de privacidad
        </Link>
      </Text>
    </Stack>
  );
}
