import { fileOf } from '#functions/domains/agreements/agreement/public/download.ts';
import type { AgreementDefinition } from '#functions/domains/agreements/agreement/public/kind.ts';
import type { Rendering } from '#shared/domains/agreements/agreement/rendering.ts';
import type { SignFile } from '#shared/domains/agreements/esign/parts.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { signFileOf } from './sign-file.ts';

/** The printed file of an agreement as a file to sign. Its content names its place, so it never changes. */
export function printedFile({ entity }: AgreementDefinition, rendering: Rendering, id: Id): Promise<SignFile> {
  const { key, name } = fileOf(entity, rendering, 'pdf');
  return signFileOf({ id, role: 'sign', key, name, field: 'source' });
}
