import * as z from 'zod';
import { Id } from './ids.ts';

/** Records that can hold files, notes and tasks; the order must never change, only grow. A venue is a company. */
export const RECORD_TARGETS = [
  'show',
  'artist',
  'company',
  'contact',
  'production',
  'contract',
  'invoice',
  'groundTransport',
] as const;
export const RecordTarget = z.object({ entity: z.enum(RECORD_TARGETS), recordId: Id });
export type RecordTarget = z.infer<typeof RecordTarget>;

export const isTargetEntity = (value: string | undefined): value is RecordTarget['entity'] =>
  RECORD_TARGETS.some((entity) => entity === value);

/** The page of a record. */
export const placeOfTarget = ({ entity, recordId }: RecordTarget): string => `/${entity.toLowerCase()}/${recordId}`;

/** The same, at one of its tabs. */
export const pageOfTarget = (target: RecordTarget, tab: string): string => `${placeOfTarget(target)}?tab=${tab}`;
