import { fileUrl } from '@puente/client/http';
import type { Organization } from '@puente/contract/entities/organization';
import { Link } from '@puente/design-system/link';
import { Monogram } from '@puente/design-system/monogram';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';
import { WorkCard } from '../awards/WorkCard.tsx';
import { PostCard } from '../blog/PostCard.tsx';
import { FrequentGoals } from './FrequentGoals.tsx';
import {
  finishedWorks,
  latestOrganizations,
  latestPosts,
  ofDifferentAuthors,
  openProjectFacets,
  shownOrganizations,
  shownPosts,
  shownWorks,
} from './home-data.ts';
import { OpenProjects } from './map/OpenProjects.tsx';
import styles from './MoreToSee.module.css';
import { Shelf } from './Shelf.tsx';

/** Sections of the home page after the newest projects: map, goals, finished works, organisations and posts. */
export function MoreToSee() {
  const open = useQuery(openProjectFacets());
  const works = useQuery(finishedWorks());
  const organizations = useQuery(latestOrganizations());
  const posts = useQuery(latestPosts());
  const { location = {}, presentiality = {}, ods = {} } = open.data ?? {};
  return (
    <>
      <OpenProjects places={location} remote={presentiality['remote'] ?? 0} />
      <FrequentGoals counts={ods} />
      <Shelf
        id="works"
        title="Trabajos terminados"
        lead="Lo que han hecho otros estudiantes, para leer de principio a fin."
        all={{ label: 'Ver todos los trabajos', href: href('workRepository', {}, { stage: 'finished' }) }}
        ground="sunken"
        items={works.data && ofDifferentAuthors(works.data.data)}
        isPending={works.isPending}
        count={shownWorks}
      >
        {(work) => <WorkCard work={work} />}
      </Shelf>
      <Shelf
        id="organizations"
        title="Organizaciones que participan"
        all={{ label: 'Ver todas las organizaciones', href: href('companies') }}
        items={organizations.data?.data}
        isPending={organizations.isPending}
        count={shownOrganizations}
        min="14rem"
        gap={4}
      >
        {(organization) => <OrganizationLink organization={organization} />}
      </Shelf>
      <Shelf
        id="posts"
        title="En el blog"
        all={{ label: 'Ver todas las entradas', href: href('blog') }}
        ground="sunken"
        items={posts.data?.data}
        isPending={posts.isPending}
        count={shownPosts}
      >
        {(post) => <PostCard post={post} headingLevel={3} />}
      </Shelf>
    </>
  );
}

/** Link to an organisation: logo or initials, name and place. */
function OrganizationLink({ organization: { id, name, location, logo } }: { organization: Organization }) {
  return (
    <Link href={href('organization', { id })} variant="quiet" className={styles.organization}>
      {logo?.url ? (
        <img className={styles.logo} src={fileUrl(logo.url)} alt="" loading="lazy" decoding="async" />
      ) : (
        <Monogram name={name} />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {location !== null && <span className={styles.place}>{location}</span>}
      </span>
    </Link>
  );
}
