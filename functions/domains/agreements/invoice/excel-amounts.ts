import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { SheetColumn } from '#functions/platform/excel/area.ts';
import type { FieldColumn } from '#functions/platform/excel/field-columns.ts';
import { isCredit, isIssued, isPurchase } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceFields, TaxGroup } from '#shared/domains/agreements/invoice/schemas.ts';
import { converted } from '#shared/kernel/money/exchange.ts';
import type { Money } from '#shared/kernel/money/money.ts';
import { inAll, type Translated } from '#shared/kernel/text/translated.ts';
import { vatCases } from './lines.ts';

const signOf = (invoice: InvoiceFields): number => (isCredit(invoice) ? -1 : 1);

/** Converts group by group, as the VAT of a foreign invoice is reckoned (money section 7). */
function baseOf(invoice: InvoiceFields, of: (group: TaxGroup) => number) {
  if (!isIssued(invoice) || isPurchase(invoice)) return undefined;
  const { currency, exchange, groups } = invoice;
  const amounts = groups.map((group) => {
    const money = { minor: of(group), currency } as Money;
    return exchange ? converted(money, { ...exchange, currency }, exchange.base) : money.minor;
  });
  return { minor: amounts.reduce((sum, minor) => sum + minor, 0), currency: exchange?.base ?? currency };
}

type BaseColumn = FieldColumn<InvoiceFields, 'groups'>;
const base = (id: string, name: Translated, parts: readonly ('taxable' | 'tax')[]): BaseColumn => ({
  field: 'groups',
  id,
  name,
  kind: 'money',
  value: (invoice) => {
    const sums = parts.map((part) => baseOf(invoice, (group) => group[part]));
    const [first] = sums;
    const minor = sums.reduce((sum, one) => sum + (one?.minor ?? 0), 0);
    return first && { ...first, minor: signOf(invoice) * minor };
  },
});

/** In the currency of the bookkeeping, at the rate of issue. */
export const baseColumns: readonly BaseColumn[] = [
  base(
    'netBase',
    {
      en: 'Net, base currency',
      nl: 'Netto, basisvaluta',
      de: 'Netto, Basiswährung',
      it: 'Netto, valuta di base',
      es: 'Neto, moneda base',
      'pt-br': 'Líquido, moeda base',
      pt: 'Líquido, moeda base',
    },
    ['taxable'],
  ),
  base(
    'taxBase',
    {
      en: 'VAT, base currency',
      nl: 'Btw, basisvaluta',
      de: 'USt., Basiswährung',
      it: 'IVA, valuta di base',
      es: 'IVA, moneda base',
      'pt-br': 'IVA, moeda base',
      pt: 'IVA, moeda base',
    },
    ['tax'],
  ),
  base(
    'totalBase',
    {
      en: 'Total, base currency',
      nl: 'Totaal, basisvaluta',
      de: 'Summe, Basiswährung',
      it: 'Totale, valuta di base',
      es: 'Total, moneda base',
      'pt-br': 'Total, moeda base',
      pt: 'Total, moeda base',
    },
    ['taxable', 'tax'],
  ),
];

const NET = { en: 'net', nl: 'netto', de: 'netto', it: 'netto', es: 'neto', 'pt-br': 'líquido', pt: 'líquido' };
const VAT = { en: 'VAT', nl: 'btw', de: 'USt.', it: 'IVA', es: 'IVA', 'pt-br': 'IVA', pt: 'IVA' };
const named = (code: string, part: Translated): Translated => {
  const all = inAll(code);
  return Object.fromEntries(
    Object.entries(all).map(([locale]) => [locale, `${code} ${part[locale as 'en']}`]),
  ) as never;
};

/** Net and VAT of each VAT case of the agency. */
export async function vatColumns(ctx: UserContext): Promise<readonly SheetColumn<InvoiceFields>[]> {
  const column = (id: string, code: string, name: Translated, part: 'taxable' | 'tax'): SheetColumn<InvoiceFields> => ({
    id,
    name,
    kind: 'money',
    value: (invoice) => {
      const groups = invoice.groups.filter(({ vat }) => vat === code);
      if (groups.length === 0) return undefined;
      const minor = groups.reduce((sum, group) => sum + group[part], 0);
      return { minor: signOf(invoice) * minor, currency: invoice.currency };
    },
  });
  return (await vatCases(ctx)).flatMap(({ id, code }) => [
    column(`vatNet.${id}`, code, named(code, NET), 'taxable'),
    column(`vatTax.${id}`, code, named(code, VAT), 'tax'),
  ]);
}
