import { readableSheet, rowsOf } from '#functions/domains/attached/excel-template/public/areas.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { DOCUMENT_STATES, isSigned } from '#shared/domains/agreements/esign/states.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { kindNo } from '#shared/records.ts';
import { type EsignRecord, esignStore } from '../store.ts';

const SIGNED = DOCUMENT_STATES.filter(isSigned);

interface Asked {
  readonly kind: AgreementKind;
  readonly request: Readonly<Record<string, unknown>>;
  readonly only?: readonly number[] | undefined;
}
/** Numbers of the agreements of a list, in its order, as far as the caller may read it. */
export async function agreementsOf(ctx: UserContext, { kind, request, only }: Asked): Promise<readonly number[]> {
  const sheet = await readableSheet(ctx, kind);
  return rowsOf(ctx, sheet, { request: sheet.checked(request), only });
}

/** The signed documents of these agreements that the caller may read, by the number of the agreement. */
export async function signedOf(
  ctx: UserContext,
  kind: AgreementKind,
  nos: readonly number[],
): Promise<ReadonlyMap<number, readonly EsignRecord[]>> {
  const filters = [
    ...artistAccess.linked(ctx),
    { column: 'kind', anyOf: [kindNo(kind)] },
    { column: 'state', anyOf: SIGNED.map((state) => wordNo(DOCUMENT_STATES, state)) },
    { column: 'source', anyOf: nos },
  ];
  const documents = await esignStore.where(ctx, filters);
  const signed = documents.filter(({ deletedAt, state }) => !deletedAt && isSigned(state));
  const byAgreement = new Map<number, EsignRecord[]>();
  for (const document of signed) {
    const no = noOf(document.source.id);
    byAgreement.set(no, [...(byAgreement.get(no) ?? []), document]);
  }
  return byAgreement;
}
