import type { EsignRow } from '#shared/domains/agreements/esign/view.ts';
import { placeOfRecord } from '#shared/kernel/record/subject.ts';

/** The address of the page that follows a document. An uploaded file has none. */
export const pageOf = ({ source }: Pick<EsignRow, 'source'>): string =>
  source.kind === 'file' ? '/esign/forme' : `${placeOfRecord(source.kind, source.id)}/esign`;
