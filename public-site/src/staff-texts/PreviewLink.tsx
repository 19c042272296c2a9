import { messageOf } from '@puente/client/api-error';
import type { PreviewLink as StoredLink } from '@puente/contract/entities/staff-text';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { Card } from '@puente/design-system/card';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { useMutation, type UseQueryResult } from '@puente/platform/query';
import { copyText } from '@puente/platform/sharing';
import { momentWords } from './moment-words.ts';
import styles from './StaffTexts.module.css';

interface PreviewLinkProps {
  /** The text within a sentence: 'la entrada como está guardada'. */
  what: string;
  /** Path of the page that shows the text to who has the link. */
  path: string;
  /** The link that there is; null for none. */
  link: Pick<UseQueryResult<StoredLink | null>, 'data'>;
  create: () => Promise<StoredLink & { secret: string }>;
  end: () => Promise<unknown>;
  /** Keeps the link that there is from now on. */
  onChange: (link: StoredLink | null) => void;
}

/** Link with which anybody sees the saved text as its visitors will. Its address is shown only when it is created. */
export function PreviewLink({ what, path, link, create, end, onChange }: PreviewLinkProps) {
  const creating = useMutation({
    mutationFn: create,
    onSuccess: ({ expiresAt }) => onChange({ expiresAt }),
  });
  const ending = useMutation({
    mutationFn: end,
    onSuccess: () => {
      creating.reset();
      onChange(null);
    },
  });
  const address = creating.data && new URL(`${path}#${creating.data.secret}`, window.location.origin).href;
  const failed = creating.error ?? ending.error;

  return (
    <Card as="section" aria-labelledby="preview-link">
      <Stack gap={3}>
        <Heading level={2} size="md" id="preview-link">
          Ver como visitante
        </Heading>
        <Text size="sm" tone="muted">
          {`Un enlace secreto que enseña ${what} a quien lo tenga, sin cuenta, durante ${limits.staffTexts.previewDays} días.`}
        </Text>
        {address !== undefined && (
          <>
            <Link href={address} external className={styles.address}>
              {address}
            </Link>
            <Button variant="secondary" size="sm" onClick={() => void copyText(address)}>
              Copiar el enlace
            </Button>
          </>
        )}
        <Text role="status" size="sm">
          {link.data ? `Hay un enlace que caduca el ${momentWords(link.data.expiresAt)}.` : ''}
        </Text>
        {failed && (
          <Notice tone="danger" live>
            {messageOf(failed)}
          </Notice>
        )}
        <Button variant="secondary" busy={creating.isPending} onClick={() => creating.mutate()}>
          {link.data ? 'Crear otro enlace' : 'Crear un enlace'}
        </Button>
        {link.data && (
          <Button variant="quiet" busy={ending.isPending} onClick={() => ending.mutate()}>
            Retirar el enlace
          </Button>
        )}
      </Stack>
    </Card>
  );
}
