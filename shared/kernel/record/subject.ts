import * as z from 'zod';
import { kindsWith } from '#shared/records.ts';
import { Id } from './ids.ts';

/** The kinds of records that hold files, notes and tasks. A venue is a company. */
export const RECORD_SUBJECTS = kindsWith('attachments');
export const RecordSubject = z.object({ entity: z.enum(RECORD_SUBJECTS), recordId: Id });
export type RecordSubject = z.infer<typeof RecordSubject>;

export const isSubjectEntity = (value: string | undefined): value is RecordSubject['entity'] =>
  RECORD_SUBJECTS.some((entity) => entity === value);

/** The page of a kind's list; addresses are in small letters. */
export const pathOfKind = (entity: string): string => `/${entity.toLowerCase()}`;
/** The page of a record. */
export const placeOfRecord = (entity: string, recordId: Id): string => `${pathOfKind(entity)}/${recordId}`;
/** The same at one of its tabs. */
export const pageOfSubject = ({ entity, recordId }: RecordSubject, tab: string): string =>
  `${placeOfRecord(entity, recordId)}?tab=${tab}`;
