import { seenOne } from '#functions/domains/identity/free-field/public/values.ts';
import { artistAccess } from '#functions/platform/access.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { isInside } from '#functions/platform/inside.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { seenRecord } from '#functions/platform/record/fields.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { asSeen } from '#functions/platform/record/stale.ts';
import { agreementFields } from '#shared/domains/agreements/paper/fields.ts';
import type { Rendering } from '#shared/domains/agreements/paper/rendering.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { readersOutside } from '#shared/kernel/role-presets.ts';
import type { Paper, PaperKind } from './kind.ts';

/** Outside, a draft is nobody's business, and each kind is for some people alone. */
const isHidden = ({ entity }: PaperKind, ctx: UserContext, { stage }: Pick<Paper, 'stage'>): boolean =>
  !isInside(ctx) && (stage === 'draft' || !readersOutside(entity).includes(ctx.actor.role));

/** The other side of a paper. One without a company is nobody's outside. */
const partyIdsOf = ({ company }: Paper): Id[] => (company ? [company.companyId] : []);

/** A paper of the caller's artists and companies, or 404. */
export function checkAccess(kind: PaperKind, ctx: UserContext, paper: Paper): Paper {
  artistAccess.check(ctx, paper.artistIds, partyIdsOf(paper));
  if (isHidden(kind, ctx, paper)) throw new AppError('notFound');
  return paper;
}

export const paperFor = async (kind: PaperKind, ctx: UserContext, id: Id): Promise<Paper> =>
  checkAccess(kind, ctx, await kind.store.get(ctx, id));

/** The paper a caller wants to change, as they last saw it. */
export const paperForUpdate = (kind: PaperKind, ctx: UserContext, id: Id, rev: number): Promise<Paper> =>
  asSeen<Paper, Paper>(
    (current) => shown(kind, ctx, current),
    () => kind.store.getForUpdate(ctx, id, rev, (paper) => checkAccess(kind, ctx, paper)),
  );

/** The same for lists. */
export function visibleOnly({ entity, stages }: PaperKind, ctx: UserContext): Filter[] {
  if (isInside(ctx)) return artistAccess.partyTo(ctx, 'company');
  const hidden = stages.filter((stage) => stage === 'draft' || !readersOutside(entity).includes(ctx.actor.role));
  return [
    ...artistAccess.partyTo(ctx, 'company'),
    { column: 'stage', noneOf: hidden.map((stage) => wordNo(stages, stage)) },
  ];
}

export const visible = (ctx: UserContext, paper: Paper): Paper => seenRecord(ctx, agreementFields, paper);

/** A paper with what became of it; one whose task never came to an item counts as failed. */
export async function shown(kind: PaperKind, ctx: UserContext, given: Paper | Promise<Paper>, known?: Rendering) {
  const { entity, rendering } = kind;
  const rendered = async () => {
    const paper = await given;
    const found = known ?? (await rendering.renderingOf(ctx.tenantId, paper));
    return found ?? { hash: rendering.hashOf(paper), state: 'failed' as const, files: [] };
  };
  const seen = given instanceof Promise ? given.then((one) => visible(ctx, one)) : visible(ctx, given);
  const [paper, onPaper, derivedOf] = await Promise.all([seenOne(ctx, entity, seen), rendered(), kind.derived?.(ctx)]);
  return { ...paper, ...derivedOf?.(paper), rendered: onPaper };
}
