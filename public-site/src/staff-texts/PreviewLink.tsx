import { messageOf } from '@puente/client/api-error';
import { createPreviewLink, endPreviewLink, staffTextQueries } from '@puente/client/staff-texts';
import type { Post } from '@puente/contract/entities/content';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { Card } from '@puente/design-system/card';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { copyText } from '@puente/platform/sharing';
import { momentWords } from './moment-words.ts';
import styles from './StaffTexts.module.css';

/** Link with which anybody sees the saved post as its visitors will. Its address is shown only when it is created. */
export function PreviewLink({ post: { id } }: { post: Post }) {
  const queryClient = useQueryClient();
  const link = useQuery(staffTextQueries.previewLink(id));
  const { queryKey } = staffTextQueries.previewLink(id);
  const creating = useMutation({
    mutationFn: () => createPreviewLink(id),
    onSuccess: ({ expiresAt }) => queryClient.setQueryData(queryKey, () => ({ expiresAt })),
  });
  const ending = useMutation({
    mutationFn: () => endPreviewLink(id),
    onSuccess: () => {
      creating.reset();
      queryClient.setQueryData(queryKey, null);
    },
  });
  const address =
    creating.data && new URL(`${href('postPreview')}#${creating.data.secret}`, window.location.origin).href;
  const failed = creating.error ?? ending.error;

  return (
    <Card as="section" aria-labelledby="preview-link">
      <Stack gap={3}>
        <Heading level={2} size="md" id="preview-link">
          Ver como visitante
        </Heading>
        <Text size="sm" tone="muted">
          {`Un enlace secreto que enseña la entrada como está guardada a quien lo tenga, sin cuenta, durante ${limits.staffTexts.previewDays} días.`}
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
