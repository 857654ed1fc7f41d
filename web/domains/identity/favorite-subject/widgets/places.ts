import { placeOfRecord, type RecordSubject } from '#shared/kernel/target.ts';

export const placeOf = ({ entity, recordId }: RecordSubject): string => placeOfRecord(entity, recordId);
