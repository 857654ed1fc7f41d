import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { noteContract } from '#shared/domains/attached/note/contract.ts';
import type { Note } from '#shared/domains/attached/note/schemas.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { toast } from '#web/ui/toaster.ts';
import type { NoteDraft } from './note-form.tsx';

const { list, create, update, pin, remove, restore } = noteContract.routes;

const bodyOf = ({ mentions, ...draft }: NoteDraft) => ({ ...draft, mentions: [...mentions] });

/** The notes of a record and what can be done with them. */
export function useNotes(target: RecordSubject) {
  const queries = useQueryClient();
  const found = useQuery(queryOf(list, { body: target }));
  const again = () => queries.invalidateQueries({ queryKey: [list.id] });
  const then = async (write: Promise<unknown>) => {
    await write;
    await again();
  };
  const drop = async ({ id }: Note) => {
    await then(call(remove, { params: { id } }));
    toast(<Trans>Note deleted</Trans>, { undo: () => void then(call(restore, { params: { id } })) });
  };
  return {
    found,
    add: (draft: NoteDraft) => then(call(create, { body: { ...target, ...bodyOf(draft) } })),
    change: ({ id, rev }: Note, draft: NoteDraft) =>
      then(call(update, { params: { id }, body: { ...bodyOf(draft), rev } })),
    pin: ({ id, rev, pinned }: Note) => void then(call(pin, { params: { id }, body: { rev, pinned: !pinned } })),
    drop: (note: Note) => void drop(note),
  };
}
