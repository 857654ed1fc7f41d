import { placeOfRecord, type RecordSubject } from '#shared/kernel/record/subject.ts';

export const placeOf = ({ entity, recordId }: RecordSubject): string => placeOfRecord(entity, recordId);
