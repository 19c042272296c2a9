import { type SubmitEvent, useRef } from 'react';
import { audienceNoticeQueries, changeNotice } from '@puente/client/audience-notices';
import type { AudienceNotice } from '@puente/contract/entities/audience-notice';
import type { NoticeForm } from '@puente/contract/forms/audience-notice';
import { type UseFormReturn, useSaving } from '@puente/platform/forms';
import { useQueryClient } from '@puente/platform/query';
import { changedAnswers, useRecordForm } from '@puente/platform/record-forms';
import { useKnownNotice } from './use-known-notice.ts';

export const noticeAnswers = (notice: AudienceNotice): NoticeForm => ({
  kind: notice.kind,
  title: notice.title,
  text: notice.text,
  link: notice.link ?? '',
  linkText: notice.linkText ?? '',
  audience: notice.audience,
});

/** Something that follows on saving, with the saved notice. */
type Next = (saved: AudienceNotice) => Promise<void> | void;

/**
 * Form of a draft, kept across reloads. A colleague's change is shown and not overwritten.
 * @param kept follows on saving without anything else
 */
export function useNoticeForm(form: UseFormReturn<NoticeForm>, notice: AudienceNotice, kept: Next) {
  const { id } = notice;
  const queryClient = useQueryClient();
  const show = useKnownNotice();
  const element = useRef<HTMLFormElement>(null);
  const next = useRef<Next>(kept);
  const { draft, conflict, save } = useRecordForm<AudienceNotice, NoticeForm>(
    `audience-notice-${id}`,
    form,
    notice,
    {
      answersOf: noticeAnswers,
      read: () => queryClient.fetchQuery({ ...audienceNoticeQueries.one(id), staleTime: 0 }),
    },
  );
  const sending = useSaving(form, null, async () => {
    const follow = next.current;
    next.current = kept;
    const saved = await save((mine, before, base) =>
      changeNotice(id, { ...changedAnswers<NoticeForm>(before, mine), base }),
    );
    await show(saved);
    await follow(saved);
  });
  return {
    ...sending,
    submit: (event: SubmitEvent<HTMLFormElement>) => sending.submit(event),
    element,
    draft,
    conflict,
    /** Saves the form, and goes on with what it was saved for. */
    saveAndThen: (follow: Next) => {
      next.current = follow;
      element.current?.requestSubmit();
    },
  };
}
