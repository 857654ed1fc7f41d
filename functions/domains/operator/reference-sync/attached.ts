import { checklistStore } from '#functions/domains/attached/checklist/store.ts';
import { fileStore } from '#functions/domains/attached/file/store.ts';
import { noteStore } from '#functions/domains/attached/note/store.ts';
import { taskStore } from '#functions/domains/attached/task/store.ts';
import { emailStore } from '#functions/domains/relations/email-message/store.ts';
import { replyStore } from '#functions/domains/relations/email-reply/store.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { isTaken, type Move, type Reference, referenceIn } from '#functions/platform/record/reference.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { Subject } from '#functions/records/services.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { kindNo } from '#shared/records.ts';

type Entity = RecordSubject['entity'];
interface Named {
  readonly id: Id;
}

const on = (column: string, entity: Entity, id: Id): (readonly Filter[])[] => [
  [
    { column, anyOf: [kindNo(entity)] },
    { column: 'record', anyOf: [noOf(id)] },
  ],
];

/** Makes the reference of items that name their record by kind and id, in fields of their own. */
const attached = <T extends RecordSubject, H extends Named>(
  store: RecordStore<T>,
  entity: Entity,
  carried: (item: Stored<T>, to: H) => Partial<T>,
): Reference<H> =>
  referenceIn<T, H>(store, {
    filters: (id) => on('entity', entity, id),
    moved: (item, { from, to }) =>
      item.entity === entity && item.recordId === from ? { ...item, recordId: to.id, ...carried(item, to) } : item,
  });

const titled = <T extends RecordSubject & { readonly recordTitle: string }, H extends Named>(
  store: RecordStore<T>,
  entity: Entity,
  titleOf: (to: H) => string,
) => attached<T, H>(store, entity, (_item, to) => ({ recordTitle: titleOf(to) }) as Partial<T>);

/** Makes the reference of checklists. A preset counts once on a record: when both have it, each keeps its own. */
const checked = <H extends Named>(entity: Entity): Reference<H> => {
  const plain = attached(checklistStore, entity, () => ({}));
  return {
    ...plain,
    move: (ctx, no, move, mark) => plain.move(ctx, no, move, mark).catch(isTaken),
    moveBack: (ctx, no, move, changes, unmark) => plain.moveBack(ctx, no, move, changes, unmark).catch(isTaken),
  };
};

const task = <H extends Named>(entity: Entity, titleOf: (to: H) => string): Reference<H> =>
  referenceIn(taskStore, {
    filters: (id) => on('area', entity, id),
    moved: (one, { from, to }: Move<H>) =>
      one.target?.entity === entity && one.target.recordId === from
        ? { ...one, target: { ...one.target, recordId: to.id }, recordTitle: titleOf(to) }
        : one,
  });

/**
 * Returns all references to a record of a kind. Mails, files, notes and tasks carry its title; checklist lines do not.
 */
export const attachedTo = <T extends object>(
  entity: Entity,
  subjectOf: (record: Stored<T>) => Subject,
): readonly Reference<Stored<T>>[] => {
  const titleOf = (to: Stored<T>) => subjectOf(to).title;
  const file = attached(fileStore, entity, (_file, to: Stored<T>) => {
    const { title, artistIds } = subjectOf(to);
    // The files take over the record's artists, so that the same users see them.
    return { recordTitle: title, ...(artistIds ? { artistIds: [...artistIds] } : {}) };
  });
  return [
    titled(emailStore, entity, titleOf),
    titled(replyStore, entity, titleOf),
    file,
    titled(noteStore, entity, titleOf),
    task(entity, titleOf),
    checked(entity),
  ];
};
