import { messageOf } from '@puente/client/api-error';
import { saveFile } from '@puente/platform/files';
import { showToast } from '@puente/platform/ui';

/**
 * Gives the user a CSV file once it is ready, or says why it is not and offers to try again.
 * @param make also loads the code that writes the file, which few visits need
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
