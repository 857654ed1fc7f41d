import { bySummary, owning } from '#functions/domains/identity/user/public/batch.ts';
import { statusing } from '#functions/domains/reference/status/public/batch.ts';
import { tagging } from '#functions/domains/reference/tag/public/batch.ts';
import { type BatchDefinition, removing } from '#functions/platform/record/batch.ts';
import type { AgreementFields } from '#shared/domains/agreements/agreement/schemas.ts';
import type { AgreementDefinition } from './kind.ts';
import { checkAccess, visibleOnly } from './view.ts';

/** Returns the operations for many agreements of a kind at once. */
export function agreementBatch(kind: AgreementDefinition): BatchDefinition<AgreementFields> {
  const { entity, store, mapping, rules } = kind;
  return {
    store,
    mapping,
    always: (ctx) => visibleOnly(kind, ctx),
    check: (ctx, agreement) => checkAccess(kind, ctx, agreement),
    operations: {
      status: statusing(entity, store, `${entity}.update`),
      owner: owning(store, `${entity}.update`, bySummary()),
      tags: tagging(entity, store, `${entity}.update`),
      delete: removing(store, `${entity}.delete`, rules.checkRemovable),
    },
  };
}
