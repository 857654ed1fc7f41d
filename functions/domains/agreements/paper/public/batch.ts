import { byCard, owning } from '#functions/domains/identity/user/public/batch.ts';
import { statusing } from '#functions/domains/reference/status/public/batch.ts';
import { tagging } from '#functions/domains/reference/tag/public/batch.ts';
import { type BatchArea, removing } from '#functions/platform/batch.ts';
import type { PaperFields } from '#shared/domains/agreements/paper/schemas.ts';
import type { PaperKind } from './kind.ts';
import { checkAccess, visibleOnly } from './view.ts';

/** Returns the operations for many papers of a kind at once. */
export function paperBatch(kind: PaperKind): BatchArea<PaperFields> {
  const { entity, store, mapping, rules } = kind;
  return {
    store,
    mapping,
    always: (ctx) => visibleOnly(kind, ctx),
    check: (ctx, paper) => checkAccess(kind, ctx, paper),
    operations: {
      status: statusing(entity, store, `${entity}.update`),
      owner: owning(store, `${entity}.update`, byCard()),
      tags: tagging(entity, store, `${entity}.update`),
      delete: removing(store, `${entity}.delete`, rules.checkRemovable),
    },
  };
}
