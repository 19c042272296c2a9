import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changedAnswers } from '@puente/contract/forms/changed-answers';
import type { FieldValues as Answers } from '@puente/contract/forms/field-definition';
import { useUser } from '../session/store.ts';
import type { DraftValue } from './draft-copy.ts';
import { DraftKeeper, type DraftState, noDraft } from './draft-keeper.ts';
import { type DraftStore, formDrafts } from './draft-store.ts';
import { type Origin, originIn } from './origin.ts';
import { type UnfinishedUploads, unfinishedUploads } from './unfinished-uploads.ts';

export interface KeptDraft {
  /** Properties of `DraftNotice` in the design system. */
  notice: Omit<DraftState, 'savedAt' | 'failing'> & {
    onDiscard: () => void;
    onTakeOffered: () => void;
    onTakeTurn: () => void;
  };
  /** Properties of `DraftStatus` in the design system. */
  saved: Pick<DraftState, 'savedAt' | 'failing'>;
  /** Deletes the draft. Call it once the server has the form, before leaving the page, because leaving stores pending changes. */
  forget: () => void;
  /** Makes the call that sends the form, without a draft that overtakes it, and forgets the draft once it is done. */
  sendForm: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
}

/** Origin of the values of a form about a record, which is stored with the draft. */
interface KeptOrigin {
  of: (values: DraftValue) => Origin;
  /** A draft with this origin fills the form; or none does any more. */
  take: (origin: Origin | undefined) => void;
}

/**
 * Stores the input until the form is sent, so that a reload, a lost session, a server failure or a change of device loses nothing. The
 * draft belongs to the signed-in user, in this browser too. Drafts must not contain passwords: forms with one do not use this.
 * @param name of the form and its record, in letters, digits and dashes: `apply-12`
 * @param about for a form about a record: only changes are stored, other values come from the record
 */
export function useDraft<Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values>,
  about?: { origin: KeptOrigin },
): KeptDraft {
  const filling = useRef(false);
  const change = (how: () => void) => {
    filling.current = true;
    how();
    filling.current = false;
  };
  const { keep, ...draft } = useKeeper(name, {
    fill: ({ origin, ...value }) => {
      about?.origin.take(originIn(origin));
      const rest = about ? form.formState.defaultValues : form.getValues();
      change(() => form.reset({ ...rest, ...value } as Values, { keepDefaultValues: true }));
    },
    empty: () => {
      about?.origin.take(undefined);
      change(() => form.reset());
    },
  });

  const watch = useEffectEvent((values: DraftValue) => {
    if (filling.current) return;
    const changed = changedAnswers<DraftValue>({ ...form.formState.defaultValues }, values);
    if (Object.keys(changed).length === 0) keep(null);
    else keep(about ? { ...changed, origin: about.origin.of(values) } : values);
  });
  useEffect(() => {
    const watching = form.watch((values) => watch(values));
    return () => watching.unsubscribe();
  }, [form]);
  return draft;
}

export interface StepsDraft extends KeptDraft {
  /** Property `draft` of the form; a new object each time the answers are to be replaced. */
  draft: { values: Answers; page: number; origin?: Origin | undefined } | undefined;
  /** Property `onChange` of the form. `origin` of a form about a record is stored with the answers. */
  onChange: (values: Answers, page: number, origin?: Origin) => void;
  /** Names of unfinished uploads, for the form's upload fields; stored with the draft. */
  unfinished: UnfinishedUploads;
}

/** Names of unfinished uploads of a form with this draft, for its upload fields. */
export function useUnfinishedUploads(name: string): UnfinishedUploads {
  const owner = useOwner();
  return useMemo(() => unfinishedUploads(owner, name), [owner, name]);
}

/** Like `useDraft`, for a form of several pages. Its page is stored with the answers; a first page without answers is not a draft. */
export function useStepsDraft(name: string, store?: DraftStore): StepsDraft {
  const [draft, setDraft] = useState<StepsDraft['draft']>();
  /** True when the user has gone to another page: the notice that a draft filled the form is not shown again. */
  const [turned, setTurned] = useState(false);
  const unfinished = useUnfinishedUploads(name);
  const { keep, ...rest } = useKeeper(
    name,
    {
      fill: ({ values, page, origin }) => {
        setTurned(false);
        setDraft({
          values: (values ?? {}) as Answers,
          page: typeof page === 'number' ? page : 1,
          origin: originIn(origin),
        });
      },
      empty: () => {
        unfinished.forget();
        setDraft({ values: {}, page: 1 });
      },
    },
    store,
  );
  return {
    ...rest,
    notice: { ...rest.notice, restored: turned ? null : rest.notice.restored },
    draft,
    unfinished,
    forget: () => {
      unfinished.forget();
      rest.forget();
    },
    sendForm: async (call) => {
      const answer = await rest.sendForm(call);
      unfinished.forget();
      return answer;
    },
    onChange: (values, page, origin) => {
      if (page !== draft?.page) setTurned(true);
      keep(
        page === 1 && Object.values(values).every(isBlank)
          ? null
          : { values, page, ...(origin && { origin }) },
      );
    },
  };
}

const isBlank = (answer: Answers[string] | undefined): boolean =>
  answer === undefined || answer === null || answer === false || answer === '' || isEmptyList(answer);

const isEmptyList = (answer: Answers[string]): boolean => Array.isArray(answer) && answer.length === 0;

interface Filling {
  fill: (value: DraftValue) => void;
  empty: () => void;
}

function useKeeper(
  name: string,
  form: Filling,
  store: DraftStore = formDrafts(name),
): KeptDraft & { keep: (value: DraftValue | null) => void } {
  const [state, setState] = useState(noDraft);
  const keeper = useRef<DraftKeeper>(null);
  const owner = useOwner();
  const lastOwner = useRef(owner);
  const fill = useEffectEvent(form.fill);
  const empty = useEffectEvent(form.empty);
  const currentStore = useEffectEvent(() => store);

  useEffect(() => {
    // No user is shown what another one wrote before them, in this tab or in another one.
    if (lastOwner.current !== null && lastOwner.current !== owner) empty();
    lastOwner.current = owner;
    setState(noDraft);
    if (owner === null) return;
    const opened = new DraftKeeper(owner, name, currentStore(), {
      fill: (value) => fill(value),
      empty: () => empty(),
      onState: setState,
    });
    keeper.current = opened;
    opened.open();
    return () => {
      opened.close();
      keeper.current = null;
    };
  }, [owner, name]);

  const { savedAt, failing, ...notice } = state;
  return {
    notice: {
      ...notice,
      onDiscard: () => keeper.current?.forget('discarded'),
      onTakeOffered: () => keeper.current?.takeOffered(),
      onTakeTurn: () => keeper.current?.takeTurn(),
    },
    saved: { savedAt, failing },
    keep: (value) => keeper.current?.keep(value),
    forget: () => keeper.current?.forget('sent'),
    sendForm: (call) => (keeper.current ? keeper.current.sendForm(call) : call()),
  };
}

/** Returns the author's id, also after the session is lost. */
function useOwner(): number | null {
  const user = useUser();
  const [owner, setOwner] = useState(user?.id ?? null);
  if (user && user.id !== owner) setOwner(user.id);
  return owner;
}
