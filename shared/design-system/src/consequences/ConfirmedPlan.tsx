import { type ReactNode, useState } from 'react';
import { Button } from '../button/index.ts';
import { ConfirmDialog } from '../dialog/index.ts';
import { Stack } from '../layout/index.ts';
import { Notice } from '../notice/index.ts';
import { type ConsequenceGroup, Consequences } from './Consequences.tsx';

export interface ConfirmedPlanProps {
  /** Fingerprint of the consequences. A question about others than those on the page is closed. */
  version: string;
  groups: readonly ConsequenceGroup[];
  /** Warnings above the consequences. */
  children?: ReactNode;
  /** Reason why the consequences are no longer those that the user confirmed. */
  changed?: string | null | undefined;
  /** Verb on the button that asks the question. */
  actionLabel: string;
  question: string;
  /** Summary of the consequences below the question. */
  summary: string;
  confirmLabel: string;
  busy: boolean;
  /** Reason why the action failed. The question stays open for a retry. */
  failure?: string | null | undefined;
  onConfirm: (version: string) => void;
}

/** Everything that an action will do, and a button that does it after a question. For what is hard to undo. */
export function ConfirmedPlan({
  version,
  groups,
  children,
  changed,
  actionLabel,
  question,
  summary,
  confirmLabel,
  busy,
  failure,
  onConfirm,
}: ConfirmedPlanProps) {
  const [askedAbout, setAskedAbout] = useState<string | null>(null);
  return (
    <Stack gap={5}>
      {changed && (
        <Notice tone="warning" live title="Ha cambiado mientras lo mirabas">
          {changed}
        </Notice>
      )}
      {children && <div>{children}</div>}
      <Consequences groups={groups} />
      <div>
        <Button variant="danger" onClick={() => setAskedAbout(version)}>
          {actionLabel}
        </Button>
      </div>
      {askedAbout === version && (
        <ConfirmDialog
          open
          tone="danger"
          title={question}
          confirmLabel={confirmLabel}
          busy={busy}
          failure={changed ? null : failure}
          onConfirm={() => onConfirm(version)}
          onCancel={() => setAskedAbout(null)}
        >
          {summary}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
