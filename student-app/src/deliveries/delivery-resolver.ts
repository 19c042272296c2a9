import { deliveryForm } from '@puente/contract/forms/delivery';
import { zodResolver } from '@puente/platform/forms';

const validate = zodResolver(deliveryForm);

/**
 * Validates a delivery, which waits for its file: without it, another version would be delivered than the student sees.
 * @param uploads messages about files that are on their way or were cut off, by field
 */
export const deliveryResolver =
  (uploads: ReadonlyMap<string, string>): typeof validate =>
  (values, context, options) => {
    const waiting = uploads.get('file');
    return waiting === undefined
      ? validate(values, context, options)
      : { values: {}, errors: { file: { type: 'underway', message: waiting } } };
  };
