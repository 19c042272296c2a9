import { createContext, useContext, useEffect } from 'react';

/** Fields of a form whose file is on its way: a page of the form waits for them. */
export const UploadsUnderway = createContext<Set<string> | null>(null);

/** Tells the form around a field that its file is on its way. */
export function useUploadUnderway(name: string, underway: boolean): void {
  const fields = useContext(UploadsUnderway);
  useEffect(() => {
    if (!fields || !underway) return;
    fields.add(name);
    return () => void fields.delete(name);
  }, [fields, name, underway]);
}
