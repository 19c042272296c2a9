import { mergeQueries, mergeUniversities } from '@puente/client/merges';
import * as studyQueries from '@puente/client/study-queries';
import { universityPages } from '@puente/client/university-pages';
import type { University } from '@puente/contract/entities/study';
import { ids } from '@puente/contract/ids';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { useQuery, useQueryClient } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import type { Entry } from './entry-merge.ts';
import { EntryMergePage } from './EntryMergePage.tsx';

const university = (id: number) => ids.university.parse(id);

const entryOf = ({ id, name, code, validated }: University): Entry => ({
  id,
  name,
  facts: `${code === null ? 'sin código' : `código «${code}»`}${validated ? '' : ', por revisar'}`,
});

const useUniversity = (id: number | null) =>
  useQuery({
    ...studyQueries.universityOfId(university(id ?? 1)),
    enabled: id !== null,
    select: (found) => (found ? [entryOf(found)] : []),
  });

const usePreview = (from: number, into: number) =>
  useQuery(mergeQueries.ofUniversities(university(from), university(into)));

/** /staff/universidades/:id/fusionar: merges two universities that are the same. */
export default function StaffUniversityMergePage() {
  const queries = useQueryClient();
  const id = recordId('university', useParams().id);
  return (
    <EntryMergePage
      key={id}
      id={id}
      noun="universidad"
      list={href('staffUniversities')}
      useEntry={useUniversity}
      load={universityPages(queries)}
      usePreview={usePreview}
      merge={(from, into, version) => mergeUniversities(university(from), university(into), version)}
      changes="universities"
    />
  );
}
