import { sha256 } from './digest.ts';
import type { EsignRecord } from './store.ts';

const GROUPS = /.{4}/g;
const LENGTH = 16;

/** The code by which people find a document on the verification page: `3F2A-90BC-...`. */
export const codeOf = ({ id }: Pick<EsignRecord, 'id'>): string =>
  (sha256(`esign ${id}`).slice(0, LENGTH).toUpperCase().match(GROUPS) ?? []).join('-');
