import { seenOne } from '#functions/domains/identity/free-field/public/values.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { seenRecord } from '#functions/platform/record/fields.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { asSeen } from '#functions/platform/record/stale.ts';
import { artistAccess, type OfParties } from '#functions/platform/session/access-filters.ts';
import { isInternal } from '#functions/platform/session/internal-only.ts';
import type { Rendering } from '#shared/domains/agreements/agreement/rendering.ts';
import { readersOf } from '#shared/domains/agreements/agreement/shows.ts';
import { readersOutside } from '#shared/kernel/access/role-presets.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Agreement, AgreementDefinition } from './kind.ts';

/** Outside, a draft is nobody's business, and each kind is for some people alone. */
const isHidden = ({ entity }: AgreementDefinition, ctx: UserContext, { stage }: Pick<Agreement, 'stage'>): boolean =>
  !isInternal(ctx) && (stage === 'draft' || !readersOutside(entity).includes(ctx.actor.role));

/** The other side of an agreement. One without a company is nobody's outside. */
const partyIdsOf = ({ company }: Agreement): Id[] => (company ? [company.companyId] : []);

/** An agreement of the caller's artists and companies, or 404. */
export function checkAccess(kind: AgreementDefinition, ctx: UserContext, agreement: Agreement): Agreement {
  artistAccess.check(ctx, readersOf(agreement), partyIdsOf(agreement));
  if (isHidden(kind, ctx, agreement)) throw new AppError('notFound');
  return agreement;
}

export const agreementFor = async (kind: AgreementDefinition, ctx: UserContext, id: Id): Promise<Agreement> =>
  checkAccess(kind, ctx, await kind.store.get(ctx, id));

/** The agreement a caller wants to change, as they last saw it. */
export const agreementForUpdate = (
  kind: AgreementDefinition,
  ctx: UserContext,
  id: Id,
  rev: number,
): Promise<Agreement> =>
  asSeen<Agreement, Agreement>(
    (current) => shown(kind, ctx, current),
    () => kind.store.getForUpdate(ctx, id, rev, (agreement) => checkAccess(kind, ctx, agreement)),
  );

const ofCompanies: OfParties = (nos) => ({ column: 'company', anyOf: nos });

/** The same for lists. */
export function visibleOnly({ entity, stages }: AgreementDefinition, ctx: UserContext): Filter[] {
  const own = artistAccess.partyTo(ctx, ofCompanies, 'readers');
  if (isInternal(ctx)) return own;
  const hidden = stages.filter((stage) => stage === 'draft' || !readersOutside(entity).includes(ctx.actor.role));
  return [...own, { column: 'stage', noneOf: hidden.map((stage) => wordNo(stages, stage)) }];
}

export const visible = ({ fields }: AgreementDefinition, ctx: UserContext, agreement: Agreement): Agreement =>
  seenRecord(ctx, fields, agreement);

/** An agreement with what became of it; one whose task never came to an item counts as failed. */
export async function shown(
  kind: AgreementDefinition,
  ctx: UserContext,
  given: Agreement | Promise<Agreement>,
  known?: Rendering,
) {
  const { entity, rendering } = kind;
  const rendered = async () => {
    const agreement = await given;
    const found = known ?? (await rendering.renderingOf(ctx.tenantId, agreement));
    return found ?? { hash: rendering.hashOf(agreement), state: 'failed' as const, files: [] };
  };
  const seen = given instanceof Promise ? given.then((one) => visible(kind, ctx, one)) : visible(kind, ctx, given);
  const [agreement, onPaper, derivedOf] = await Promise.all([
    seenOne(ctx, entity, seen),
    rendered(),
    kind.derived?.(ctx),
  ]);
  return { ...agreement, ...derivedOf?.(agreement), rendered: onPaper };
}
