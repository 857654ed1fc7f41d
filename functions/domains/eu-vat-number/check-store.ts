import { companyStore } from '#functions/domains/company/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { ServiceFailure } from '#functions/platform/http.ts';
import { newId } from '#functions/platform/id.ts';
import { logger } from '#functions/platform/logger.ts';
import { askable, nextCheck, type VatNumber } from '#shared/domains/eu-vat-number/rules.ts';
import type { Outcome } from '#shared/domains/eu-vat-number/schemas.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { forgetLast, keepCheck, lastCheck } from './store.ts';
import { askVies } from './vies.ts';

interface Answer {
  readonly outcome: Outcome;
  readonly name: string;
  readonly address: string;
}

/** `patient` work tries again; a person who waits is told at once. */
async function ask(number: VatNumber, patient: boolean): Promise<Answer> {
  try {
    return await askVies(number, patient ? {} : { tries: 1 });
  } catch (e) {
    if (!(e instanceof ServiceFailure)) throw e;
    logger.warn('VIES', { country: number.country, reason: e.message });
    return { outcome: 'unavailable', name: '', address: '' };
  }
}

/** Checks the number of a company now, and says when next; undefined: it has none that VIES knows of. */
export async function checkVat(ctx: TenantContext, companyId: Id, patient: boolean): Promise<Outcome | undefined> {
  const { tenantId, now, actor } = ctx;
  const company = await companyStore.find(ctx, companyId);
  const number = company?.deletedAt ? undefined : company && askable(company);
  if (!number) {
    await forgetLast(tenantId, companyId);
    return undefined;
  }
  const [answer, last] = await Promise.all([ask(number, patient), lastCheck(tenantId, companyId)]);
  const failures = answer.outcome === 'unavailable' ? (last?.failures ?? 0) + 1 : 0;
  const check = { id: newId(now), at: now.toISOString(), number: number.full, byName: actor.name, ...answer };
  await keepCheck({ ...check, tenantId, companyId, failures }, nextCheck(now, answer.outcome, failures));
  return answer.outcome;
}
