import { deductionsOf } from '#functions/domains/agreements/invoice/public/deductions.ts';
import { asIssued } from '#functions/domains/agreements/invoice/public/frozen.ts';
import { eEntity } from '#functions/domains/reference/bookkeeping/public/e-entity.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { EDocument } from '#shared/domains/agreements/e-invoice/business-terms.ts';
import { eDocumentOf } from '#shared/domains/agreements/e-invoice/e-document.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { eAddressOf } from '#shared/kernel/money/e-address.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Kept = Stored<InvoiceFields>;
/** The number of a draft, which has none before its issue. */
const NOT_YET = '0';

/**
 * An invoice in the terms of the standard. All that it says is frozen at the issue. An e-address is where it goes, not
 * what it says: a document that was issued without one takes the address that its party has now.
 */
export async function documentFor(ctx: UserContext, invoice: Kept): Promise<EDocument> {
  const { company, bookkeepingId, selfBill } = invoice;
  const [frozen, deductions, buyer, entity, own] = await Promise.all([
    asIssued(ctx, invoice),
    deductionsOf(ctx, invoice),
    company && companyStore.standing(ctx, company.companyId),
    eEntity.of(ctx, noOf(bookkeepingId)),
    selfBill && eEntity.of(ctx, noOf(selfBill.bookkeepingId)),
  ]);
  const document = eDocumentOf({ ...frozen, number: frozen.number || NOT_YET, deducted: deductions.deducted });
  return {
    ...document,
    seller: { ...document.seller, address: document.seller.address ?? entity?.identifiers[0] },
    buyer: { ...document.buyer, address: document.buyer.address ?? eAddressOf(buyer?.eAddress) ?? own?.identifiers[0] },
  };
}
