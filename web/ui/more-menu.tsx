import { Ellipsis } from 'lucide-react';
import { IconButton } from './button.tsx';
import { Menu, type MenuGroup } from './menu.tsx';

interface MoreMenuProps {
  /** Says whose actions they are, as "More for Band": a page has many such menus. */
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly look?: 'box';
}
/** The menu behind three dots. Without items, there is none. */
export function MoreMenu({ label, groups, look }: MoreMenuProps) {
  const filled = groups.filter(({ items }) => items.length > 0);
  if (filled.length === 0) return null;
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <IconButton label={label} {...(look ? { look } : {})}>
          <Ellipsis size={16} />
        </IconButton>
      }
      groups={filled}
    />
  );
}
