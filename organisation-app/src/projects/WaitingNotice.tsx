import type { WaitingWork } from '@puente/contract/entities/project';
import type { OrganizationId } from '@puente/contract/ids';
import {
  closingWords,
  draftWords,
  joinRequestWords,
  overdueWords,
  unansweredWords,
} from '@puente/contract/waiting-words';
import { ButtonLink, Link } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';
import { waitingWork } from './own-project-search.ts';
import styles from './OwnProjects.module.css';

/** Most urgent work first: unanswered applications, then projects that close soon and drafts. */
export function WaitingNotice({ organization }: { organization: OrganizationId }) {
  const { data } = useQuery(waitingWork(organization));
  // No error message here: the list below reports the same failure.
  if (!data) return null;
  const less = <LesserWork work={data} organization={organization} />;
  if (data.unanswered === 0) return less;
  return (
    <Notice
      tone={data.overdue > 0 ? 'warning' : 'info'}
      title={unansweredWords(data)}
      action={
        data.oldest && (
          <ButtonLink size="sm" href={href('projectApplications', { id: data.oldest.project.id })}>
            Responder a la más antigua
          </ButtonLink>
        )
      }
    >
      {overdueWords(data) !== null && <p>{overdueWords(data)}</p>}
      {less}
    </Notice>
  );
}

function LesserWork({ work, organization }: { work: WaitingWork; organization: OrganizationId }) {
  if (work.closing_soon + work.drafts + work.join_requests === 0) return null;
  return (
    <ul data-plain="" className={styles.lesser}>
      {work.closing_soon > 0 && (
        <li>
          <Link href={href('organizationProjects', {}, { organization, status: 'new', sort: 'deadline' })}>
            {closingWords(work.closing_soon)}
          </Link>
        </li>
      )}
      {work.drafts > 0 && (
        <li>
          <Link href={href('organizationProjects', {}, { organization, status: 'draft' })}>
            {draftWords(work.drafts)}
          </Link>
        </li>
      )}
      {work.join_requests > 0 && (
        <li>
          <Link href={href('organizationManage', { id: organization })}>
            {joinRequestWords(work.join_requests)}
          </Link>
        </li>
      )}
    </ul>
  );
}
