import type { Work } from '@puente/contract/entities/work';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { dayInWords, isEmbargoed, licenceOf } from './work-facts.ts';
import { WorkFile } from './WorkFile.tsx';

/** Document of a finished work: a file, an external link or an embargo notice, with its licence. */
export function WorkDocument({ work }: { work: Work }) {
  const { file, file_url: address, url, embargo_until: day } = work;
  const licence = licenceOf(work);
  return (
    <Stack gap={4}>
      {day !== null && isEmbargoed(work) && (
        <Notice tone="info" title={`Se podrá leer a partir del ${dayInWords(day)}`}>
          {address === null
            ? 'Hasta entonces puedes leer esta ficha y citar el trabajo.'
            : 'Hasta entonces solo lo pueden abrir su autor o autora, quien lo dirige y el equipo.'}
        </Notice>
      )}
      {file && <WorkFile work={work.id} file={file} address={address} />}
      {!file && url !== null && (
        <Text>
          Está publicado en{' '}
          <Link href={url} external>
            {new URL(url).hostname}
          </Link>
        </Text>
      )}
      {licence && (
        <Text size="sm" tone="muted">
          Licencia:{' '}
          {licence.page === null ? (
            licence.name
          ) : (
            <Link href={licence.page} external>
              {licence.name}
            </Link>
          )}
          <span>{`: ${licence.meaning}.`}</span>
        </Text>
      )}
    </Stack>
  );
}
