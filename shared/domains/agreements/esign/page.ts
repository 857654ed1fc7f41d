import { placeOfRecord } from '#shared/kernel/record/subject.ts';
import type { EsignFields } from './schemas.ts';

/** The staff page of the signing of a record. An uploaded file has none. */
export const pageOfSigning = ({ source }: Pick<EsignFields, 'source'>): string =>
  source.kind === 'file' ? '/esign/forme' : `${placeOfRecord(source.kind, source.id)}/esign`;
