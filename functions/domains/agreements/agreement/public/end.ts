import { documentLinksOf, linkWrite } from '#functions/domains/relations/link/store.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { stateAt, withdrawn } from '#shared/domains/relations/link/rules.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Agreement, AgreementDefinition } from './kind.ts';
import { unlessHeld } from './signing-hold.ts';
import { agreementForUpdate, shown } from './view.ts';

/** Withdraws the live links to an agreement that ends, and none to its files. Refuses the end while people outside sign it. */
export async function endWrites(kind: AgreementDefinition, ctx: UserContext, { id }: Agreement): Promise<Write[]> {
  const now = ctx.now.toISOString();
  const links = await documentLinksOf(ctx.tenantId, kind.entity, id);
  const live = links.filter((link) => stateAt(link, now) === 'live');
  return [
    ...live.map((link) => linkWrite(link, { ...link, ...withdrawn(link, now) })),
    unlessHeld(ctx.tenantId, { kind: kind.entity, id }, 'runs'),
  ];
}

/** Voids an agreement: it stays, and nobody gets to it by a link any more. */
export async function voidAgreement(kind: AgreementDefinition, ctx: UserContext, id: Id, rev: number) {
  const before = await agreementForUpdate(kind, ctx, id, rev);
  kind.rules.checkVoidable(before);
  const extra = await endWrites(kind, ctx, before);
  return shown(
    kind,
    ctx,
    await kind.store.update(ctx, before, { ...before, stage: 'void' }, { action: 'void', extra }),
  );
}
