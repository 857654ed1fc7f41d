import { useLingui } from '@lingui/react/macro';
import type { Invoice, InvoiceLine } from '#shared/domains/agreements/invoice/schemas.ts';
import { formatDay, formatMoney, formatNear, formatRate } from '#web/platform/format.ts';
import { priceText, quantityText } from '#web/platform/line-text.ts';
import type { ActivityWords } from '#web/ui/record/activity-list.tsx';
import { useTypeNames } from '../widgets/settlement-mark.tsx';

const MONEY = [
  'net',
  'tax',
  'total',
  'paid',
  'credited',
  'creditIssued',
  'writtenOff',
  'discount',
  'payment',
  'taxable',
];
const DAYS = ['date', 'dueDate', 'supplyFrom', 'supplyTo'];
const MOMENTS = ['issuedAt', 'sentAt', 'lockedAt'];
/** The fields that can name a record within the document; the first with a value counts. */
const NAMES = ['name', 'holder', 'number', 'fullName'] as const;

function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Partial<Record<(typeof NAMES)[number], unknown>>;
  const found = NAMES.map((name) => fields[name]).find((one) => typeof one === 'string' && one !== '');
  return found === undefined ? undefined : String(found);
}

/** `lines 0 net` -> `lines net`, in the first line. */
function placeOf(field: string): { readonly part: string; readonly place: number | undefined } {
  const at = /^(lines|groups) (\d+)(?= |$)/.exec(field);
  return at
    ? { part: `${at[1]}${field.slice(at[0].length)}`, place: Number(at[2]) + 1 }
    : { part: field, place: undefined };
}

function valueIn(field: string, value: unknown, currency: string): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const { part } = placeOf(field);
  const last = part.split(' ').at(-1) ?? part;
  if (last === 'priceC') return priceText(Number(value), currency);
  if (last === 'quantity') return quantityText(Number(value));
  if (last === 'discountRate' || last === 'rate') return formatRate(Number(value));
  if (MONEY.includes(last)) return formatMoney(Number(value), currency);
  if (DAYS.includes(last)) return formatDay({ date: String(value) }, { year: true });
  if (MOMENTS.includes(last)) return formatNear(String(value));
  if (part !== 'lines') return nameOf(value);
  const { text, net } = value as InvoiceLine;
  return [text, formatMoney(net, currency)].filter(Boolean).join(', ');
}

function useFieldWords() {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    lines: t`Line`,
    'lines text': t`Description`,
    'lines quantity': t`Quantity`,
    'lines priceC': t`Price`,
    'lines net': t`Net amount`,
    type: t`Kind`,
    date: t`Date`,
    dueDate: t`Due`,
    net: t`Net`,
    tax: t`VAT`,
    total: t`Total`,
    paid: t`Paid`,
    payment: t`Payment`,
    credited: t`Credited`,
    writtenOff: t`Written off`,
    discount: t`Discount`,
    reference: t`Reference`,
    seller: t`Seller`,
    buyer: t`Customer`,
    payTo: t`Account`,
    termText: t`Payment term`,
    issuedAt: t`Issued`,
    sentAt: t`Sent`,
    exchange: t`Exchange rate`,
    creditIssued: t`Credit notes`,
    creditedGroups: t`Credited`,
    credits: t`Credit notes`,
    creditOf: t`Credit note of`,
    bookkeepingName: t`Bookkeeping`,
    pricesIncludeVat: t`Prices include VAT`,
    supplyFrom: t`Supplied from`,
    supplyTo: t`Supplied until`,
    confirmed: t`Confirmed`,
    internalNote: t`Internal note`,
  };
  return names;
}

/** Puts the log of an invoice into words: amounts in its currency, lines by their position. */
export function useOwnWords({ currency }: Pick<Invoice, 'currency'>): Pick<ActivityWords, 'field' | 'value'> {
  const { t } = useLingui();
  const types = useTypeNames();
  const stages = { draft: t`Draft`, outstanding: t({ context: 'invoice', message: 'Issued' }) };
  const names = useFieldWords();
  return {
    field: (field) => {
      const { part, place } = placeOf(field);
      const name = names[part];
      return name && place ? `${name} ${place}` : name;
    },
    value: (field, value) => {
      if (field === 'stage') return stages[value as keyof typeof stages];
      if (field === 'type') return types[value as keyof typeof types];
      return valueIn(field, value, currency);
    },
  };
}
