import { messageOf } from '@puente/client/api-error';
import { showToast } from '../ui/index.ts';
import { saveFile } from './save-file.ts';

/**
 * Saves a CSV file once it is ready. On failure a toast gives the reason and offers a retry.
 * @param make builds the file; it also loads the code to do so, which few visits need
 */
export async function saveCsv(name: string, make: () => Promise<string>): Promise<void> {
  try {
    saveFile(await make(), { name: `${name}.csv`, type: 'text/csv' });
  } catch (error) {
    showToast({
      tone: 'danger',
      message: `No hemos podido preparar el archivo. ${messageOf(error)}`,
      action: { label: 'Reintentar', onPress: () => void saveCsv(name, make) },
    });
  }
}
