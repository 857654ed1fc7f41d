import { placeOfRecord, type RecordTarget } from '#shared/kernel/target.ts';

export const placeOf = ({ entity, recordId }: RecordTarget): string => placeOfRecord(entity, recordId);
