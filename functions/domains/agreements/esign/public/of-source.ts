import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { kindNo } from '#shared/records.ts';
import { type EsignRecord, esignStore } from '../store.ts';

interface Source {
  readonly kind: AgreementKind;
  readonly id: Id;
}
/** The signing of a record that counts: the newest. A revision follows the document that it replaces. */
export async function newestSigning(
  { tenantId }: Pick<TenantContext, 'tenantId'>,
  { kind, id }: Source,
): Promise<EsignRecord | undefined> {
  const filters = [
    { column: 'kind', anyOf: [kindNo(kind)] },
    { column: 'source', anyOf: [noOf(id)] },
  ];
  const found = await esignStore.where({ tenantId }, filters);
  return found.toSorted((a, b) => b.no - a.no)[0];
}
