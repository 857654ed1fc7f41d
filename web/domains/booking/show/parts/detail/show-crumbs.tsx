import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { CalendarArrowUp, Copy, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { useWordDocument } from '#web/domains/attached/word-template/widgets/use-word-export.ts';
import { useInternal } from '#web/domains/booking/show/widgets/use-internal.ts';
import { useShortcut } from '#web/platform/keys.ts';
import { useCan } from '#web/platform/me.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import type { MenuItem } from '#web/ui/menu.tsx';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { Steps } from '#web/ui/record/steps.tsx';
import { artistNames } from '../../model/names.ts';
import { MoveDaysDialog } from '../../widgets/move-days-dialog.tsx';
import { useMayEdit } from '../../widgets/use-may-edit.ts';
import { useShowActions } from '../../widgets/use-show-actions.ts';

function useMoreItems(show: Show, onMove: () => void): readonly MenuItem[] {
  const { t } = useLingui();
  const can = useCan();
  const navigate = useNavigate();
  const internal = useInternal();
  const { remove } = useShowActions();
  const params = { key: show.id };
  const edit = () => void navigate({ to: '/show/$key/edit', params });
  const copy = () => void navigate({ to: '/show/$key/copy', params });
  const drop = async () => {
    if (!(await dialogs.remove({ name: `${show.number}, ${artistNames(show)}` }))) return;
    if (await remove(show)) await navigate({ to: '/show' });
  };
  const mayEdit = useMayEdit(show);
  const mayCopy = can('show.create') && internal;
  useShortcut(mayEdit ? 'e' : undefined, edit);
  useShortcut(mayCopy ? 'd' : undefined, copy);
  return [
    ...(mayEdit ? [{ id: 'edit', label: t`Edit`, icon: <Pencil size={15} />, keys: 'e', onSelect: edit }] : []),
    ...(mayCopy ? [{ id: 'copy', label: t`Duplicate`, icon: <Copy size={15} />, keys: 'd', onSelect: copy }] : []),
    ...(mayEdit ? [{ id: 'move', label: t`Move by days`, icon: <CalendarArrowUp size={15} />, onSelect: onMove }] : []),
    ...(can('show.delete') && !show.lockedAt
      ? [{ id: 'delete', label: t`Delete`, icon: <Trash2 size={15} />, danger: true, onSelect: () => void drop() }]
      : []),
  ];
}

function LockButton({ show }: { readonly show: Show }) {
  const { t } = useLingui();
  const can = useCan();
  const { lock, unlock } = useShowActions();
  const locked = Boolean(show.lockedAt);
  const allowed = can(locked ? 'show.unlock' : 'show.lock');
  const toggle = () => void (locked ? unlock : lock)(show);
  useShortcut(allowed ? 'l' : undefined, toggle);
  if (!allowed) return null;
  return (
    <IconButton label={locked ? t`Unlock show` : t`Lock show`} keys="l" aria-pressed={locked} onClick={toggle}>
      {locked ? <Lock size={15} /> : <LockOpen size={15} />}
    </IconButton>
  );
}

export function ShowCrumbs({ show }: { readonly show: Show }) {
  const { t } = useLingui();
  const [moving, setMoving] = useState(false);
  const items = useMoreItems(show, () => setMoving(true));
  const documents = useWordDocument('show', show.id).items;
  return (
    <Crumbs items={[{ label: t`Shows`, to: '/show' }, { label: <span className="num">{show.number}</span> }]}>
      <Steps id={show.id} base="/show" />
      <span className="sep" />
      <LockButton show={show} />
      {items.length + documents.length > 0 && (
        <MoreMenu
          label={t`More actions`}
          groups={[
            { id: 'more', items },
            ...(documents.length > 0 ? [{ id: 'word', label: t`Word`, items: documents }] : []),
          ]}
        />
      )}
      {moving && <MoveDaysDialog ids={[show.id]} onClose={() => setMoving(false)} />}
    </Crumbs>
  );
}
