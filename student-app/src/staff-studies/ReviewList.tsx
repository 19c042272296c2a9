import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { typedStudyQueries } from '@puente/client/typed-studies';
import { counted } from '@puente/contract/counted';
import type { Page } from '@puente/contract/query';
import type { PickerItem } from '@puente/design-system/degree-picker';
import { EmptyState } from '@puente/design-system/empty-state';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { PageGone } from '@puente/design-system/lists';
import { Pagination } from '@puente/design-system/pagination';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { type Asked, stateOf, useQueryClient } from '@puente/platform/query';
import { showToast, useReady } from '@puente/platform/ui';
import { ReviewCard } from './ReviewCard.tsx';
import { type StudyTab, tabHref } from './study-tab.ts';
import type { TypedStudy } from './typed-study.ts';

/** Dialog of a review. */
export interface ReviewDialogProps<Study extends TypedStudy> {
  study: Study;
  /** Similar entry of the catalogue that was clicked. */
  suggested: PickerItem | null;
  /** Called once the review is saved, with the words for the toast. */
  onReviewed: (message: string) => Promise<void>;
  onClose: () => void;
}

/** Loads the dialogs of a review when they are needed first. */
export type LoadDialogs<Study extends TypedStudy> = Readonly<
  Record<Action, () => Promise<{ default: ComponentType<ReviewDialogProps<Study>> }>>
>;

type Action = 'accept' | 'merge';

interface ReviewListProps<Study extends TypedStudy> {
  tab: StudyTab;
  title: string;
  /** Title of a failure to load. */
  failed: string;
  query: Asked<Page<Study>>;
  keyOf: (study: Study) => string | number;
  dialogs: LoadDialogs<Study>;
}

interface Opened<Study> {
  study: Study;
  action: Action;
  suggested: PickerItem | null;
}

/** Names that wait for a review, the oldest first, with the dialogs of the review. */
export function ReviewList<Study extends TypedStudy>({
  tab,
  title,
  failed,
  query,
  keyOf,
  dialogs,
}: ReviewListProps<Study>) {
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<Opened<Study> | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useReady(query.data !== undefined);

  const refetch = () => queryClient.invalidateQueries({ queryKey: typedStudyQueries.key });
  const accept = useDialogOnPress(dialogs.accept);
  const merge = useDialogOnPress(dialogs.merge);
  const dialog = opened?.action === 'merge' ? merge : accept;

  function open(next: Opened<Study>) {
    setOpened(next);
    (next.action === 'merge' ? merge : accept).button.onClick();
  }

  async function finish(message: string) {
    await Promise.all([
      refetch(),
      queryClient.invalidateQueries({ queryKey: ['universities'] }),
      queryClient.invalidateQueries({ queryKey: ['degrees'] }),
    ]);
    // The button that opened the dialog is gone with its card.
    flushSync(dialog.close);
    heading.current?.focus();
    showToast({ tone: 'success', message });
  }

  function close() {
    dialog.close();
    // A colleague may have reviewed it while the dialog was open.
    void refetch();
  }

  return (
    <Stack as="section" gap={5} aria-labelledby="typed-studies">
      <Heading level={2} id="typed-studies" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <QueryState query={stateOf(query)} skeleton={<SkeletonList count={3} />} failed={failed}>
        {({ data: studies, meta: { pagination } }) =>
          studies.length === 0 ? (
            <NothingWaits total={pagination.total} first={tabHref(tab)} />
          ) : (
            <Stack gap={5}>
              <Text tone="muted">{`${counted(pagination.total, 'nombre', 'nombres')} por revisar, primero los más antiguos`}</Text>
              <Stack as="ul" gap={4}>
                {studies.map((study) => (
                  <li key={keyOf(study)}>
                    <ReviewCard
                      study={study}
                      onAccept={() => open({ study, action: 'accept', suggested: null })}
                      onMerge={(suggested) => open({ study, action: 'merge', suggested })}
                    />
                  </li>
                ))}
              </Stack>
              <Pagination {...pagination} href={(page) => tabHref(tab, page)} />
            </Stack>
          )
        }
      </QueryState>
      {opened && dialog.Dialog && dialog.isOpen && (
        <dialog.Dialog
          study={opened.study}
          suggested={opened.suggested}
          onReviewed={finish}
          onClose={close}
        />
      )}
    </Stack>
  );
}

const NothingWaits = ({ total, first }: { total: number; first: string }) =>
  total > 0 ? (
    <PageGone first={first} />
  ) : (
    <EmptyState icon="check" headingLevel={3} title="Nada pendiente">
      Aquí aparecen los nombres que alguien escribe al no encontrar el suyo en la lista.
    </EmptyState>
  );
