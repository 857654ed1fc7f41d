import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import type { WriteOptions } from '#functions/platform/record/definition.ts';
import { onSubject, SUBJECT_COLUMNS, subjectCells } from '#functions/platform/record/on-subject.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { newlyNamed } from '#shared/domains/attached/note/rules.ts';
import type { NoteFields, PersonSummary } from '#shared/domains/attached/note/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';

const index = defineList({
  name: 'note',
  key: 'number',
  columns: SUBJECT_COLUMNS,
});

/** Notes of all records, newest last. */
export const noteStore = new RecordStore<NoteFields>({
  name: 'note',
  title: (note) => note.recordTitle,
  list: listOf(index, (note) => ({
    no: note.no,
    key: Math.floor(Date.parse(note.createdAt) / 60_000),
    ...subjectCells(note),
  })),
});

export async function notesOf(
  ctx: Pick<TenantContext, 'tenantId'>,
  target: RecordSubject,
): Promise<Stored<NoteFields>[]> {
  const notes = await noteStore.where(ctx, onSubject(target));
  // Numbers come back for another record of the same dense number only in a forged id.
  return notes.filter((note) => note.recordId === target.recordId);
}

/** Returns the outbox entries of a note: those it newly mentions are notified. */
export const promises = (before: readonly PersonSummary[], note: NoteFields): Pick<WriteOptions, 'outbox'> => ({
  outbox: newlyNamed(before, note.mentions, note.author.userId).map(({ userId }) => ({
    type: 'mention',
    payload: {
      userId,
      author: note.author.name,
      body: note.body,
      title: note.recordTitle,
      entity: note.entity,
      recordId: note.recordId,
    },
  })),
});
