import * as z from 'zod';
import { kindsWith } from '../records.ts';
import { Id } from './ids.ts';

/** The kinds of records that hold files, notes and tasks. A venue is a company. */
export const RECORD_TARGETS = kindsWith('attachments');
export const RecordTarget = z.object({ entity: z.enum(RECORD_TARGETS), recordId: Id });
export type RecordTarget = z.infer<typeof RecordTarget>;

export const isTargetEntity = (value: string | undefined): value is RecordTarget['entity'] =>
  RECORD_TARGETS.some((entity) => entity === value);

/** The page of a kind's list; addresses are in small letters. */
export const pathOfKind = (entity: string): string => `/${entity.toLowerCase()}`;
/** The page of a record. */
export const placeOfRecord = (entity: string, recordId: Id): string => `${pathOfKind(entity)}/${recordId}`;
/** The same at one of its tabs. */
export const pageOfTarget = ({ entity, recordId }: RecordTarget, tab: string): string =>
  `${placeOfRecord(entity, recordId)}?tab=${tab}`;
