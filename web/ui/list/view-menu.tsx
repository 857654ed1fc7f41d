import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { IconButton } from '../button.tsx';
import { dialogs } from '../dialogs.ts';
import { Menu, type MenuItem } from '../menu.tsx';
import type { ListView, ViewsProps } from './view-props.ts';

interface ViewMenuProps extends ViewsProps {
  readonly view: ListView;
  readonly onAskName: () => void;
}
/** The menu of actions on the saved view on show. */
export function ViewMenu({ view, changed, mayShare, onAskName, ...on }: ViewMenuProps) {
  const { t } = useLingui();
  const { id, name, isShared, isDefault = false, mayChange } = view;
  const remove = async () => {
    if (await dialogs.remove({ name })) on.onDelete(id);
  };
  const own: MenuItem = {
    id: 'default',
    label: isDefault ? t`Don't use as default` : t`Use as default for this list`,
    onSelect: () => on.onDefault(id, !isDefault),
  };
  const changes: MenuItem[] = [
    { id: 'overwrite', label: t`Save the changes`, disabled: !changed, onSelect: () => on.onOverwrite(id) },
    { id: 'rename', label: t`Rename`, onSelect: onAskName },
    ...(isShared || !mayShare
      ? []
      : [{ id: 'share', label: t`Share with the agency`, onSelect: () => on.onShare(id) }]),
  ];
  const removal: MenuItem = { id: 'delete', label: t`Delete view`, danger: true, onSelect: () => void remove() };
  return (
    <Menu
      trigger={
        <IconButton label={t`View ${name}`}>
          <ChevronDown size={13} />
        </IconButton>
      }
      groups={[
        ...(mayChange ? [{ id: 'change', items: changes }] : []),
        { id: 'own', items: [own] },
        ...(mayChange ? [{ id: 'remove', items: [removal] }] : []),
      ]}
    />
  );
}
