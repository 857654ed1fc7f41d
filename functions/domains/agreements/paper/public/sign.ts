import { showMove } from '#functions/domains/booking/show/public/contract-moment.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInside } from '#functions/platform/inside.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { PaperKind } from './kind.ts';
import { paperForUpdate, shown } from './view.ts';

/** Staff say that both sides have signed. */
export async function signPaper(kind: PaperKind, ctx: UserContext, id: Id, rev: number) {
  checkInside(ctx);
  const before = await paperForUpdate(kind, ctx, id, rev);
  kind.rules.checkSignable(before);
  const after = { ...before, stage: 'signed', signedAt: ctx.now.toISOString() };
  const extra = kind.movesShow ? await showMove(ctx, before, 'contractSigned') : [];
  return shown(kind, ctx, await kind.store.update(ctx, before, after, { action: 'markSigned', extra }));
}
