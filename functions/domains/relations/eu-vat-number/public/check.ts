import {
  forgetLast,
  keepCheck,
  type LastCheck,
  lastCheck,
} from '#functions/domains/relations/company/public/vat-store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { unlessSilent } from '#functions/platform/authority/unless-silent.ts';
import { askVies } from '#functions/platform/authority/vies.ts';
import { newId } from '#functions/platform/data/id.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { askable, nextCheck } from '#shared/domains/relations/eu-vat-number/rules.ts';
import type { Outcome } from '#shared/domains/relations/eu-vat-number/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

type Answer = Pick<LastCheck, 'outcome' | 'name' | 'address'>;
const SILENT: Answer = { outcome: 'unavailable', name: '', address: '' };

async function numberOf(ctx: TenantContext, companyId: Id) {
  const company = await companyStore.find(ctx, companyId);
  const number = !company || company.deletedAt ? undefined : askable(company);
  return company && number ? { company, number } : undefined;
}

/** An answer about a number that the company has no more is not its last: the newer number is due by itself. */
const keep = (ctx: TenantContext, companyId: Id, full: string, answer: Answer): Promise<void> =>
  retryStale(async () => {
    const [found, last] = await Promise.all([numberOf(ctx, companyId), lastCheck(ctx.tenantId, companyId)]);
    if (found?.number.full !== full) return;
    const { now, actor, tenantId } = ctx;
    const failures = answer.outcome === 'unavailable' ? (last?.failures ?? 0) + 1 : 0;
    const check = { id: newId(now), at: now.toISOString(), number: full, byName: actor.name, ...answer };
    const nextAt = nextCheck(now, answer.outcome, failures);
    await keepCheck({ ...check, tenantId, companyId, failures }, nextAt, companyStore.unchanged(ctx, found.company));
  });

/** A number that comes meanwhile stays due. */
const forget = (ctx: TenantContext, companyId: Id): Promise<void> =>
  retryStale(async () => {
    const company = await companyStore.find(ctx, companyId);
    if (company && !company.deletedAt && askable(company)) return;
    await forgetLast(ctx.tenantId, companyId, company ? [companyStore.unchanged(ctx, company)] : []);
  });

/**
 * Checks the number of a company now, and says when next; undefined: it has none that VIES knows of. `patient` work tries
 * again; a person who waits is told at once.
 */
export async function checkVat(ctx: TenantContext, companyId: Id, patient: boolean): Promise<Outcome | undefined> {
  const found = await numberOf(ctx, companyId);
  if (!found) {
    await forget(ctx, companyId);
    return undefined;
  }
  const { number } = found;
  const asked = unlessSilent('VIES', askVies(number, patient ? {} : { tries: 1 }), { country: number.country });
  const answer = (await asked) ?? SILENT;
  await keep(ctx, companyId, number.full, answer);
  return answer.outcome;
}
