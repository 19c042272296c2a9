import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useRecentProjects } from './recent-projects.ts';

/** Links to recently viewed projects. */
export function RecentProjects() {
  const recent = useRecentProjects();
  if (recent.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="recent-projects">
      <Heading level={2} size="sm" id="recent-projects">
        Vistos hace poco
      </Heading>
      <Stack as="ul" gap={2}>
        {recent.map(({ id, title, organization }) => (
          <li key={id}>
            <Link href={href('project', { id })} variant="standalone">
              {title}
            </Link>
            {organization !== '' && (
              <Text size="sm" tone="muted">
                {organization}
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
