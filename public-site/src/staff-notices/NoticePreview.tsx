import { type ComponentType, lazy, Suspense } from 'react';
import { audienceNoticeQueries } from '@puente/client/audience-notices';
import type { AudienceNotice } from '@puente/contract/entities/audience-notice';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import type { RichTextProps } from '@puente/design-system/rich-text';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { stateOf, useQuery } from '@puente/platform/query';
import styles from './StaffNotices.module.css';

/** The sanitiser, which other pages of staff do not need. Without it, the mail still shows the text. */
const RichText = lazy<ComponentType<RichTextProps>>(() =>
  import(/* webpackChunkName: "richText" */ '@puente/design-system/rich-text').then(
    (module) => ({ default: module.RichText }),
    () => ({
      default: () => <Text>No hemos podido mostrarlo. Recarga la página para volver a probar.</Text>,
    }),
  ),
);

interface NoticePreviewProps {
  notice: AudienceNotice;
  /** The form has changes that the preview does not show. */
  isOutdated?: boolean;
}

/** The saved notice as its recipients get it: the message on the platform, next to its mail. */
export function NoticePreview({ notice: { id, title, updatedAt }, isOutdated = false }: NoticePreviewProps) {
  const preview = useQuery(audienceNoticeQueries.preview(id, updatedAt));
  return (
    <Stack as="section" gap={4} aria-labelledby="preview">
      <Heading level={2} id="preview">
        Así se recibe
      </Heading>
      {isOutdated && (
        <Text tone="muted">Es lo último que guardaste. Guarda el borrador para ver los cambios.</Text>
      )}
      <QueryState
        query={stateOf(preview)}
        skeleton={<Skeleton lines={6} />}
        failed="No hemos podido cargar la vista previa"
      >
        {({ message, mail }) => (
          <div className={styles.previews}>
            <article className={styles.preview} aria-labelledby="preview-message">
              <Text size="sm" tone="muted" id="preview-message">
                En la plataforma
              </Text>
              <Heading level={3}>{title}</Heading>
              {message === '' ? (
                <Text tone="muted">Todavía no tiene texto.</Text>
              ) : (
                <Suspense fallback={<Skeleton lines={3} />}>
                  <RichText html={message} headingLevel={4} />
                </Suspense>
              )}
            </article>
            <article className={styles.preview} aria-labelledby="preview-mail">
              <Text size="sm" tone="muted" id="preview-mail">
                Por correo
              </Text>
              <Heading level={3}>{mail.subject}</Heading>
              <p className={styles.mail}>{mail.text}</p>
            </article>
          </div>
        )}
      </QueryState>
    </Stack>
  );
}
