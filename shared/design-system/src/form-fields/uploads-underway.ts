import { createContext, useContext, useEffect } from 'react';
import { messages } from '@puente/contract/messages';

/** Fields of a form whose file has not arrived, and what to do about it: a page of the form waits for them. */
export const UploadsUnderway = createContext<Map<string, string> | null>(null);

/** Tells the form around a field that its file is on its way, or was cut on it: it would go on without the file. */
export function useUploadUnderway(name: string, state: 'uploading' | 'failed' | null): void {
  const fields = useContext(UploadsUnderway);
  useEffect(() => {
    if (!fields || state === null) return;
    fields.set(name, state === 'uploading' ? messages.fileUnderway : messages.fileWaits);
    return () => void fields.delete(name);
  }, [fields, name, state]);
}
