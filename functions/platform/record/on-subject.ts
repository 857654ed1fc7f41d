import { noOf } from '#shared/kernel/record/ids.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { kindNo } from '#shared/records.ts';
import type { Filter } from '../list-index/types.ts';

/** The columns of a list whose rows are each attached to a record. */
export const SUBJECT_COLUMNS = { entity: 'u8', record: 'u32' } as const;
export const subjectCells = ({ entity, recordId }: RecordSubject) => ({
  entity: kindNo(entity),
  record: noOf(recordId),
});

/** Selects what is attached to records of one kind, by their numbers. */
export const onRecords = (entity: RecordSubject['entity'], nos: readonly number[]): Filter[] => [
  { column: 'entity', anyOf: [kindNo(entity)] },
  { column: 'record', anyOf: nos },
];
/** Selects what is attached to one record. */
export const onSubject = ({ entity, recordId }: RecordSubject): Filter[] => onRecords(entity, [noOf(recordId)]);
