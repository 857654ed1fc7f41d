import { paymentTermStore } from '#functions/domains/reference/payment-term/store.ts';
import { vatRateStore } from '#functions/domains/reference/vat-rate/store.ts';
import type { Beside, SheetColumn } from '#functions/platform/excel/area.ts';
import { textColumn } from '#functions/platform/excel/common-columns.ts';
import { stateName } from '#shared/data/states.ts';
import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { euVatNumberMessages } from '#shared/domains/relations/eu-vat-number/messages.ts';
import { askable, outcomeOf, readVatNumber } from '#shared/domains/relations/eu-vat-number/rules.ts';
import type { Outcome } from '#shared/domains/relations/eu-vat-number/schemas.ts';
import { HEADINGS, nameIn } from '#shared/domains/relations/import/headings.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { LOCALE_NAMES } from '#shared/kernel/text/locale.ts';
import { translate } from '#shared/kernel/text/translate.ts';
import { inAll } from '#shared/kernel/text/translated.ts';
import { lastChecks } from './public/vat-store.ts';

/** A company with what its row says besides. */
export type CompanyRow = CompanyInput & {
  readonly paymentTerm?: string | undefined;
  readonly vatRate?: string | undefined;
  readonly vies?: { readonly outcome: Outcome; readonly at?: string | undefined } | undefined;
};
const text = textColumn<CompanyRow>;

const terms: Beside<CompanyRow> = {
  columns: ['paymentTerm', 'vatRate'],
  async read(ctx, rows) {
    const [paymentTerms, rates] = await Promise.all([paymentTermStore.all(ctx), vatRateStore.all(ctx)]);
    const nameOf = (all: readonly { id: string; name: string }[], wanted: string | undefined) =>
      all.find(({ id }) => id === wanted)?.name;
    return rows.map((row) => ({
      ...row,
      paymentTerm: nameOf(paymentTerms, row.paymentTermId),
      vatRate: nameOf(rates, row.vatRateId),
    }));
  },
};
/** Only numbers that VIES can be asked about have an answer of it. */
const vies: Beside<CompanyRow> = {
  columns: ['vies', 'viesAt'],
  async read({ tenantId }, rows) {
    const checks = await lastChecks(
      tenantId,
      rows.filter(askable).map(({ id }) => id),
    );
    return rows.map((row) => {
      const number = readVatNumber(row.vatNumber, row.address.countryId);
      if (!number) return row;
      const last = checks.get(row.id);
      const at = last?.number === number.full ? last.at : undefined;
      return { ...row, vies: { outcome: outcomeOf(number, last), at } };
    });
  },
};
export const besideCompanies = [terms, vies];

export const stateColumn = text(
  'state',
  nameIn(HEADINGS.state),
  ({ address: { stateId, stateText } }) => (stateId ? stateName(stateId) : stateText),
  20,
);
const ofMasters = { permission: 'masterData.read' } as const;
const ofVat = { permission: 'company.read' } as const;
/** How a company is paid, what it pays and how it is written to. */
export const moneyColumns: readonly SheetColumn<Stored<CompanyRow>>[] = [
  {
    id: 'vies',
    name: inAll('VIES'),
    kind: 'text',
    ...ofVat,
    value: ({ vies: found }, { locale }) => found && translate(euVatNumberMessages, locale, `vat.${found.outcome}`),
  },
  {
    id: 'viesAt',
    name: {
      en: 'VIES asked (UTC)',
      nl: 'VIES gevraagd (UTC)',
      de: 'VIES gefragt (UTC)',
      it: 'VIES interrogato (UTC)',
      es: 'VIES consultado (UTC)',
      'pt-br': 'VIES consultado (UTC)',
      pt: 'VIES consultado (UTC)',
    },
    kind: 'time',
    width: 18,
    ...ofVat,
    value: ({ vies: found }) => found?.at && { time: found.at.slice(0, 16) },
  },
  text('holder', nameIn(HEADINGS.holder), ({ bank }) => bank?.holder),
  text('iban', nameIn(HEADINGS.iban), ({ bank }) => bank?.iban, 28),
  text('bic', nameIn(HEADINGS.bic), ({ bank }) => bank?.bic, 14),
  { ...text('paymentTerm', nameIn(HEADINGS.paymentTerm), ({ paymentTerm }) => paymentTerm), ...ofMasters },
  {
    ...text(
      'vatRate',
      {
        en: 'VAT rate',
        nl: 'Btw-tarief',
        de: 'Umsatzsteuersatz',
        it: 'Aliquota IVA',
        es: 'Tipo de IVA',
        'pt-br': 'Alíquota de IVA',
        pt: 'Taxa de IVA',
      },
      ({ vatRate }) => vatRate,
    ),
    ...ofMasters,
  },
  text('culture', nameIn(HEADINGS.culture), ({ culture }) => culture && LOCALE_NAMES[culture], 18),
];
