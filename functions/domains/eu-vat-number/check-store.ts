import { companyStore } from '#functions/domains/company/store.ts';
import { unlessSilent } from '#functions/platform/authority/unless-silent.ts';
import { askVies } from '#functions/platform/authority/vies.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { newId } from '#functions/platform/id.ts';
import { askable, nextCheck } from '#shared/domains/eu-vat-number/rules.ts';
import type { Outcome } from '#shared/domains/eu-vat-number/schemas.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { forgetLast, keepCheck, lastCheck } from './store.ts';

const SILENT = { outcome: 'unavailable', name: '', address: '' } as const;

/**
 * Checks the number of a company now, and says when next; undefined: it has none that VIES knows of. `patient` work tries
 * again; a person who waits is told at once.
 */
export async function checkVat(ctx: TenantContext, companyId: Id, patient: boolean): Promise<Outcome | undefined> {
  const { tenantId, now, actor } = ctx;
  const company = await companyStore.find(ctx, companyId);
  const number = company?.deletedAt ? undefined : company && askable(company);
  if (!number) {
    await forgetLast(tenantId, companyId);
    return undefined;
  }
  const asked = unlessSilent('VIES', askVies(number, patient ? {} : { tries: 1 }), { country: number.country });
  const [answer = SILENT, last] = await Promise.all([asked, lastCheck(tenantId, companyId)]);
  const failures = answer.outcome === 'unavailable' ? (last?.failures ?? 0) + 1 : 0;
  const check = { id: newId(now), at: now.toISOString(), number: number.full, byName: actor.name, ...answer };
  await keepCheck({ ...check, tenantId, companyId, failures }, nextCheck(now, answer.outcome, failures));
  return answer.outcome;
}
