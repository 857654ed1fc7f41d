import { showMoves } from '#functions/domains/booking/show/public/contract-moment.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { AgreementDefinition } from './kind.ts';
import { agreementForUpdate, shown } from './view.ts';

/** Staff say that both sides have signed. */
export async function signAgreement(kind: AgreementDefinition, ctx: UserContext, id: Id, rev: number) {
  checkInternal(ctx);
  const before = await agreementForUpdate(kind, ctx, id, rev);
  kind.rules.checkSignable(before);
  const after = { ...before, stage: 'signed', signedAt: ctx.now.toISOString() };
  const moved = kind.movesShow ? await showMoves(ctx, before, 'contractSigned') : {};
  return shown(kind, ctx, await kind.store.update(ctx, before, after, { action: 'markSigned', ...moved }));
}
