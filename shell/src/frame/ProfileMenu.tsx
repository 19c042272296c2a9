import type { CurrentUser } from '@puente/contract/entities/user';
import { DisclosureMenu } from '@puente/design-system/disclosure';
import type { MenuItem, MenuLink } from '../routing/menu.ts';
import { useLogOut } from './log-out.ts';

/** One's own pages and the way out. */
export function ProfileMenu({ user, items }: { user: CurrentUser; items: readonly MenuItem[] }) {
  const logOut = useLogOut();
  const links: MenuLink[] = items.flatMap((item) => ('links' in item ? item.links : [item]));
  return (
    <DisclosureMenu
      label={user.name}
      icon="user"
      compact
      align="end"
      items={[...links, { label: 'Cerrar sesión', onPress: logOut, icon: 'log-out' }]}
    />
  );
}
