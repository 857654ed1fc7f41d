import { useLingui } from '@lingui/react/macro';
import { StickyNote } from 'lucide-react';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { useCan } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { NoteForm } from '../parts/note-form.tsx';
import { NoteItem } from '../parts/note-item.tsx';
import { useNotes } from '../parts/use-notes.tsx';
import './note.css';

/** Notes on a record: written, changed by their author, pinned. */
export function NotesCard({ entity, recordId }: RecordSubject) {
  const { t } = useLingui();
  const can = useCan();
  const { found, add, change, pin, drop } = useNotes({ entity, recordId });
  const rows = found.data?.rows;
  return (
    <Card title={t`Notes`} icon={<StickyNote size={15} aria-hidden="true" />} count={rows?.length ?? 0}>
      <div className="card-b nt-card">
        {can('note.create') && <NoteForm onSave={add} />}
        {found.isPending && <SkeletonLines lines={4} />}
        {found.isError && <p className="meta">{t`Couldn't load the notes.`}</p>}
        {rows?.length === 0 && <p className="meta">{t`No notes yet. Add what colleagues should know.`}</p>}
        <ul className="nt-list">
          {rows?.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              onPin={() => pin(note)}
              onDelete={() => drop(note)}
              onSave={(draft) => change(note, draft)}
            />
          ))}
        </ul>
      </div>
    </Card>
  );
}
