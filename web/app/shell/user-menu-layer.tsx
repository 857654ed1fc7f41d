import type { MenuProps } from '#web/ui/menu.tsx';
import { MenuLayer } from '#web/ui/menu-layer.tsx';
import { useUserGroups } from './user-groups.tsx';

export const UserMenuLayer = ({ trigger }: Pick<MenuProps, 'trigger'>) => (
  <MenuLayer placement="top-start" trigger={trigger} groups={useUserGroups()} />
);
