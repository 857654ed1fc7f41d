import { paymentTermStore } from '#functions/domains/reference/payment-term/store.ts';
import { vatRateStore } from '#functions/domains/reference/vat-rate/store.ts';
import type { Beside } from '#functions/platform/excel/area.ts';
import { type FieldColumn, textCell } from '#functions/platform/excel/field-columns.ts';
import { stateName } from '#shared/data/states.ts';
import type { companyFields } from '#shared/domains/relations/company/fields.ts';
import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { euVatNumberMessages } from '#shared/domains/relations/eu-vat-number/messages.ts';
import { askable, outcomeOf, readVatNumber } from '#shared/domains/relations/eu-vat-number/rules.ts';
import type { Outcome } from '#shared/domains/relations/eu-vat-number/schemas.ts';
import { HEADINGS, nameIn } from '#shared/domains/relations/import/headings.ts';
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
const text = textCell<CompanyRow>;

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

/** A column of the sheet, in its place. */
export type CompanyColumn = FieldColumn<CompanyRow, keyof typeof companyFields>;

export const stateColumn: CompanyColumn = {
  field: 'address',
  id: 'state',
  name: nameIn(HEADINGS.state),
  ...text(({ address: { stateId, stateText } }) => (stateId ? stateName(stateId) : stateText), 20),
};
const ofMasters = { permission: 'masterData.read' } as const;
const ofVat = { permission: 'company.read' } as const;
/** How a company is paid, what it pays and how it is written to. */
export const moneyColumns: readonly CompanyColumn[] = [
  {
    field: 'vatNumber',
    id: 'vies',
    name: inAll('VIES'),
    ...ofVat,
    ...text(({ vies: found }, { locale }) => found && translate(euVatNumberMessages, locale, `vat.${found.outcome}`)),
  },
  {
    field: 'vatNumber',
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
  { field: 'bank', id: 'holder', name: nameIn(HEADINGS.holder), ...text(({ bank }) => bank?.holder) },
  { field: 'bank', id: 'iban', name: nameIn(HEADINGS.iban), ...text(({ bank }) => bank?.iban, 28) },
  { field: 'bank', id: 'bic', name: nameIn(HEADINGS.bic), ...text(({ bank }) => bank?.bic, 14) },
  { field: 'paymentTermId', id: 'paymentTerm', ...ofMasters, ...text(({ paymentTerm }) => paymentTerm) },
  { field: 'vatRateId', id: 'vatRate', ...ofMasters, ...text(({ vatRate }) => vatRate) },
  { field: 'culture', name: nameIn(HEADINGS.culture), ...text(({ culture }) => culture && LOCALE_NAMES[culture], 18) },
];
