import { useEffect, useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { addSearchSynonym, searchSynonymQueries } from '@puente/client/search-synonyms';
import type { SynonymEffect } from '@puente/contract/entities/search-synonym';
import { TextArea, TextField } from '@puente/design-system/field';
import { FormDialog } from '@puente/design-system/form-dialog';
import { useMutation, useQueryClient } from '@puente/platform/query';
import { foundWords } from './found-words.ts';
import { SynonymPreview } from './SynonymPreview.tsx';
import { problemOf, termsOf } from './terms-of.ts';

interface SynonymDialogProps {
  /** Words that find nothing; '' for a new group. */
  words: string;
  /** @param news what the first term finds now */
  onSaved: (news: string) => void;
  onClose: () => void;
}

/** Milliseconds after the last key before the effect is computed. */
const pause = 400;

/** Dialog for a group of synonyms, with its effect while it is typed. */
export default function SynonymDialog({ words, onSaved, onClose }: SynonymDialogProps) {
  const queryClient = useQueryClient();
  const [word, setWord] = useState(words);
  const [others, setOthers] = useState('');
  const [isChecked, setChecked] = useState(false);
  const terms = termsOf(word, others);
  const problem = problemOf(terms);
  const shown = useDebounced(terms.join('\n')).split('\n').filter(Boolean);
  const isPreviewable = shown.length > 0 && (shown.length === 1 || problemOf(shown) === null);

  const save = useMutation({
    mutationFn: async () => {
      await addSearchSynonym(terms);
      await queryClient.invalidateQueries({ queryKey: searchSynonymQueries.key });
      // The group is saved even if nobody can say what it finds.
      return queryClient.fetchQuery(searchSynonymQueries.preview(terms.slice(0, 1))).catch(() => []);
    },
    onSuccess: ([effect]) => onSaved(newsOf(effect)),
  });

  return (
    <FormDialog
      title={words === '' ? 'Añadir un grupo de sinónimos' : `Añadir sinónimo de «${words}»`}
      submitLabel="Guardar"
      cancelLabel="Cancelar"
      busy={save.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (problem === null) save.mutate();
      }}
      onClose={onClose}
      failure={save.error && messageOf(save.error)}
      failureTitle="No hemos podido guardar los sinónimos"
    >
      <TextField
        label="Término"
        name="word"
        autoComplete="off"
        value={word}
        onChange={({ currentTarget }) => setWord(currentTarget.value)}
      />
      <TextArea
        label="Términos que significan lo mismo"
        name="others"
        hint="Sepáralos con comas. Quien busque uno encontrará también los demás."
        rows={2}
        data-autofocus={words === '' ? undefined : ''}
        error={isChecked ? (problem ?? undefined) : undefined}
        value={others}
        onChange={({ currentTarget }) => setOthers(currentTarget.value)}
      />
      {isPreviewable && <SynonymPreview terms={shown} />}
    </FormDialog>
  );
}

const newsOf = (effect: SynonymEffect | undefined): string =>
  effect ? `Ahora encuentra ${foundWords(effect.now)}.` : 'Guardado.';

/** Follows a text after a pause in typing. */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
