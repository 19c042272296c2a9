import { type SubmitEvent, useRef } from 'react';
import { staffTextQueries } from '@puente/client/staff-texts';
import { type Answers, type UseFormReturn, useSaving } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { changedAnswers, useRecordForm } from '@puente/platform/record-forms';
import { showToast } from '@puente/platform/ui';
import type { Publication } from './PublishButtons.tsx';

/** Type that react-hook-form requires of form values. */
type Values = Record<string, unknown>;

interface TextOf<Text, Fields extends Values> {
  answersOf: (text: Text) => Fields;
  /** Refetches the text. */
  read: () => Promise<Text>;
  /** Makes the call that changes the text. */
  write: (changed: Partial<Fields>, publication: PublicationFields, base: string) => Promise<Text>;
  onSaved: (text: Text) => Promise<void>;
  /** The toast of each act. */
  done: Readonly<Record<Publication['act'], string>>;
}

/** Fields of the call for what a button does besides saving. */
export interface PublicationFields {
  published?: boolean;
  publishAt?: string;
}

/**
 * Form of an editor about one text, with a draft. The clicked button decides what saving does with the publication. A colleague's change is
 * shown and not overwritten.
 * @param name as for `useDraft`
 */
export function useTextForm<Text extends { updatedAt: string }, Fields extends Values & Answers>(
  name: string,
  form: UseFormReturn<Fields>,
  text: Text,
  { answersOf, read, write, onSaved, done }: TextOf<Text, Fields>,
) {
  const queryClient = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const wanted = useRef<Publication>({ act: 'keep' });
  const { draft, conflict, save } = useRecordForm<Text, Fields>(name, form, text, { answersOf, read });
  const sending = useSaving(form, null, async () => {
    const publication = wanted.current;
    const saved = await save((mine, before, base) =>
      write(changedAnswers<Fields>(before, mine), fieldsOf(publication), base),
    );
    await onSaved(saved);
    await queryClient.invalidateQueries({ queryKey: staffTextQueries.key });
    showToast({ tone: 'success', message: done[publication.act] });
  });
  const onKeep = () => {
    wanted.current = { act: 'keep' };
  };
  const onSend = (publication: Publication) => {
    wanted.current = publication;
    element.current?.requestSubmit();
  };
  return { ...sending, element, draft, conflict, onKeep, onSend };
}

export interface TextFormState extends Pick<
  ReturnType<typeof useTextForm>,
  'element' | 'draft' | 'conflict' | 'busy' | 'failure' | 'onKeep' | 'onSend'
> {
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

function fieldsOf(publication: Publication): PublicationFields {
  switch (publication.act) {
    case 'publish':
      return { published: true };
    case 'withdraw':
      return { published: false };
    case 'schedule':
      return { publishAt: publication.publishAt };
    case 'keep':
      return {};
  }
}
