import * as z from 'zod';
import type { Digest } from './audit.ts';
import type { Document } from './outcome.ts';

const LENGTH = 16;
const GROUPS = /.{4}/g;
const TYPED = /^[\s-]*(?:[\dA-Fa-f][\s-]*){16}$/;

/** The code of a sealed document, as people type it: with or without hyphens, spaces and capitals. */
export const VerificationCode = z
  .string()
  .max(40)
  .regex(TYPED, { error: 'hash' })
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase());

/** The code by which people find a document on the verification page, as it is printed: `3F2A-90BC-...`. */
export const codeOf = ({ id }: Pick<Document, 'id'>, digest: Digest): string =>
  (digest(`esign ${id}`).slice(0, LENGTH).toUpperCase().match(GROUPS) ?? []).join('-');

/** Everything by which a document is found: the hashes of its sealed files, and its code. A draft has none yet. */
export function proofsOf(document: Pick<Document, 'id' | 'state' | 'files'>, digest: Digest): readonly string[] {
  if (document.state !== 'completed') return [];
  const hashes = document.files.flatMap(({ sealed }) => (sealed ? [sealed.sha256] : []));
  return [...hashes, codeOf(document, digest).replaceAll('-', '')];
}
