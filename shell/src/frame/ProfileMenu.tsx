import type { CurrentUser } from '@puente/contract/entities/user';
import { DisclosureMenu } from '@puente/design-system/disclosure';
import { Text } from '@puente/design-system/text';
import type { MenuLink } from '../routing/menu.ts';
import { logOut } from './log-out.ts';
import { useWhere } from './where.ts';

/** Menu with the user's own pages and logout. */
export function ProfileMenu({ user, links }: { user: CurrentUser; links: readonly MenuLink[] }) {
  const where = useWhere(links);
  return (
    <DisclosureMenu
      label={user.name}
      about="tu cuenta"
      icon="user"
      compact
      align="end"
      items={[
        ...links.map((link) => ({ ...link, current: where(link) === 'page' })),
        { label: 'Cerrar sesión', onPress: () => void logOut() },
      ]}
      header={
        <Text size="sm" tone="muted">
          {user.email}
        </Text>
      }
    />
  );
}
