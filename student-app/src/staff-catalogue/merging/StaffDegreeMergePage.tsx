import { degreePages } from '@puente/client/degree-pages';
import { mergeDegrees, mergeQueries } from '@puente/client/merges';
import * as studyQueries from '@puente/client/study-queries';
import type { Degree } from '@puente/contract/entities/study';
import { ids } from '@puente/contract/ids';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { useQuery, useQueryClient } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import type { Entry } from './entry-merge.ts';
import { EntryMergePage } from './EntryMergePage.tsx';

const degree = (id: number) => ids.degree.parse(id);

const entryOf = ({ id, name, type }: Degree): Entry => ({ id, name, facts: type });

const useDegree = (id: number | null) =>
  useQuery({
    ...studyQueries.degreeOfId(degree(id ?? 1)),
    enabled: id !== null,
    select: (found) => (found ? [entryOf(found)] : []),
  });

const usePreview = (from: number, into: number) =>
  useQuery(mergeQueries.ofDegrees(degree(from), degree(into)));

/** /staff/titulaciones/:id/fusionar: merges two degrees that are the same. */
export default function StaffDegreeMergePage() {
  const queries = useQueryClient();
  const id = recordId('degree', useParams().id);
  return (
    <EntryMergePage
      key={id}
      id={id}
      noun="titulación"
      list={href('staffDegrees')}
      useEntry={useDegree}
      load={degreePages(queries)}
      usePreview={usePreview}
      merge={(from, into, version) => mergeDegrees(degree(from), degree(into), version)}
      changes="degrees"
    />
  );
}
