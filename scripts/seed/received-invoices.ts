import { readAndStored } from '#functions/domains/agreements/received-invoice/public/receive.ts';
import { receivedStore } from '#functions/domains/agreements/received-invoice/store.ts';
import { agreementTotals, partnerOf } from '#shared/domains/agreements/agreement/document.ts';
import type { EDocument } from '#shared/domains/agreements/e-invoice/business-terms.ts';
import { ublOf } from '#shared/domains/agreements/e-invoice/ubl.ts';
import type { PurchaseFields } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { type Stage, savedAt } from './stage.ts';
import { type Draft, draft, plant } from './writer.ts';

const PLACE = { street: '', street2: '', city: '', postcode: '', subdivision: '' };

/** The e-invoice of an artist for a purchase agreement. The second one bills a cent less than agreed. */
function billOf({ today, ...stage }: Stage, { record }: Draft<PurchaseFields>, i: number): EDocument {
  const { document, number, show } = record;
  const { net, vat, gross } = agreementTotals(document.lines);
  const [tax] = vat;
  const { name, vatNumber } = partnerOf(document);
  const taken = i === 1 ? 1 : 0;
  const group = { category: tax?.rate ? 'S' : 'E', rate: tax?.rate ?? 0 } as const;
  return {
    typeCode: '380',
    number: `${stage.random.fork(`e-invoice for ${number}`).int(100, 999)}-${i + 1}`,
    date: addDays(today, -i - 1),
    dueDate: addDays(today, 13 - i),
    terms: '',
    note: '',
    currency: document.currency,
    buyerReference: number,
    supplyFrom: '',
    supplyTo: '',
    preceding: [],
    seller: { ...PLACE, name, vatNumber, registerNumber: '', country: document.law.country },
    buyer: { ...PLACE, name: document.agency.name, vatNumber: '', registerNumber: '', country: document.law.country },
    lines: [
      {
        ...group,
        text: `Performance ${show.title}`,
        quantity: 1000,
        unit: 'C62',
        price: '0',
        discount: 0,
        net: net - taken,
      },
    ],
    allowances: [],
    groups: [{ ...group, taxable: net - taken, tax: gross - net, reason: '', reasonCode: '' }],
    lineSum: net - taken,
    net: net - taken,
    tax: gross - net,
    total: gross - taken,
  };
}

/** Plants e-invoices that artists sent for signed purchase agreements, and one that belongs to none. */
export async function plantReceived(stage: Stage, purchases: readonly Draft<PurchaseFields>[]): Promise<void> {
  const signed = purchases.filter(({ record }) => record.stage === 'signed');
  const [first] = signed;
  if (!first) return;
  const bills = signed.map((one, i) => billOf(stage, one, i));
  const stranger = { ...billOf(stage, first, signed.length), buyerReference: '', net: 12_500, tax: 0, total: 12_500 };
  const seller = { ...stranger.seller, name: 'Harbour Sound Hire', vatNumber: '' };
  const made = [...bills, { ...stranger, seller, lines: [] }].map(async (bill, i) => {
    const random = stage.random.fork(`received e-invoice ${i}`);
    const bytes = Buffer.from(ublOf(bill));
    const arrived = { bytes, name: `${bill.number}.xml`, source: 'network' } as const;
    const fields = await readAndStored(stage.tenantId, arrived);
    return draft(random, savedAt(stage, random, i + 1, first.record.owner), i + 1, fields);
  });
  await plant(receivedStore, stage.tenantId, await Promise.all(made), stage.random.fork('received log'));
}
