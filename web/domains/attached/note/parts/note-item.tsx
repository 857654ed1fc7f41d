import { Trans, useLingui } from '@lingui/react/macro';
import { Globe, Lock, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Note } from '#shared/domains/attached/note/schemas.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { cx } from '#web/ui/cx.ts';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { NearTime } from '#web/ui/near-time.tsx';
import { NoteText } from '../widgets/note-text.tsx';
import { type NoteDraft, NoteForm } from './note-form.tsx';

interface NoteItemProps {
  readonly note: Note;
  readonly onPin: () => void;
  readonly onDelete: () => void;
  readonly onSave: (draft: NoteDraft) => Promise<unknown>;
}

function useItems({ note, onPin, onDelete }: NoteItemProps, onEdit: () => void) {
  const { t } = useLingui();
  const can = useCan();
  const me = useMe();
  if (!can('note.update')) return [];
  const own = note.author.userId === me.user.id;
  const label = note.pinned ? t`Unpin` : t`Pin to top`;
  const icon = note.pinned ? <PinOff size={15} /> : <Pin size={15} />;
  return [
    { id: 'pin', label, icon, onSelect: onPin },
    ...(own ? [{ id: 'edit', label: t`Edit`, icon: <Pencil size={15} />, onSelect: onEdit }] : []),
    ...(own || can('settings.update')
      ? [{ id: 'delete', label: t`Delete`, icon: <Trash2 size={15} />, danger: true, onSelect: onDelete }]
      : []),
  ];
}

function Head({ note }: { readonly note: Note }) {
  const { createdAt, editedAt, author, pinned } = note;
  return (
    <>
      <Avatar name={author.name} userId={author.userId} round />
      <b className="cut">{author.name}</b>
      <NearTime at={createdAt} />
      {editedAt && (
        <span className="micro">
          <Trans>edited</Trans>
        </span>
      )}
      {pinned && (
        <span className="micro row">
          <Pin size={11} aria-hidden="true" />
          <Trans>pinned</Trans>
        </span>
      )}
    </>
  );
}

/** Inside: hatched, dashed, a lock. For outsiders too: blue with a bar, a globe (ux principle 6). */
const Mark = ({ note }: { readonly note: Note }) =>
  note.visibility === 'internal' ? (
    <span className="nt-mark">
      <Lock size={11} aria-hidden="true" />
      <Trans>Internal</Trans>
    </span>
  ) : (
    <span className="nt-mark">
      <Globe size={11} aria-hidden="true" />
      <Trans>Visible to outside users</Trans>
    </span>
  );

export function NoteItem(props: NoteItemProps) {
  const { note, onSave } = props;
  const { t } = useLingui();
  const [editing, setEditing] = useState(false);
  const items = useItems(props, () => setEditing(true));
  const close = () => setEditing(false);
  if (editing)
    return (
      <li>
        <NoteForm note={note} onCancel={close} onSave={(draft) => onSave(draft).then(close)} />
      </li>
    );
  return (
    <li className={cx('nt', note.visibility)}>
      <header className="row">
        <Head note={note} />
        <span className="push" />
        <Mark note={note} />
        {items.length > 0 && (
          <MoreMenu label={t`Actions for ${note.author.name}'s note`} groups={[{ id: 'note', items }]} />
        )}
      </header>
      <NoteText note={note} />
    </li>
  );
}
