import type { Faq } from '@puente/contract/entities/content';
import { Disclosure } from '@puente/design-system/disclosure';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Markdown } from '@puente/design-system/markdown';
import { VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { shareAddress } from '@puente/platform/sharing';
import { EditInPlace } from '../staff-texts/EditInPlace.tsx';
import styles from './Answers.module.css';
import { anchorOf } from './questions.ts';

interface AnswerProps {
  faq: Faq;
  /** Anchor of the answer in the address. */
  named: string | null;
}

export function Answer({ faq, named }: AnswerProps) {
  const id = anchorOf(faq);
  return (
    <div id={id} className={styles.answer}>
      <Disclosure summary={faq.question} open={named === id || undefined}>
        <Stack gap={3}>
          <Markdown text={faq.answer} headingLevel={3} />
          <p>
            <Link
              href={`#${id}`}
              variant="quiet"
              onClick={({ currentTarget }) => {
                void shareAddress({ title: faq.question, url: currentTarget.href });
              }}
            >
              Enlace a esta respuesta<VisuallyHidden>{`: ${faq.question}`}</VisuallyHidden>
            </Link>
          </p>
          <EditInPlace address={href('staffFaq', { id: faq.id })} title={faq.question} />
        </Stack>
      </Disclosure>
    </div>
  );
}
