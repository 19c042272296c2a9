import { useState } from 'react';
import { Button } from '@puente/design-system/button';
import { saveCsv } from '@puente/platform/files';

interface DownloadCsvProps {
  /** Number of rows with their name: '23 personas'. */
  rows: string;
  /** Name of the file without its extension. */
  name: string;
  make: () => Promise<string>;
}

/** Button to download all pages of a list as CSV. */
export function DownloadCsv({ rows, name, make }: DownloadCsvProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Button
      variant="secondary"
      size="sm"
      icon="download"
      busy={isBusy}
      onClick={() => {
        if (isBusy) return;
        setBusy(true);
        void saveCsv(name, make).finally(() => setBusy(false));
      }}
    >
      {`Descargar CSV (${rows})`}
    </Button>
  );
}
