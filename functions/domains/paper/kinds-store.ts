import { contractKind } from '#functions/domains/contract/kind-store.ts';
import type { PaperEntity } from '#shared/domains/paper/schemas.ts';
import type { PaperKind } from './kind-store.ts';

/** One line per kind of paper, for those who deal with all of them. */
export const paperKinds: Readonly<Record<PaperEntity, PaperKind>> = {
  contract: contractKind,
};
