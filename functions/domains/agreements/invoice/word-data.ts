import type { Setting } from '#functions/domains/attached/word-template/public/source.ts';
import { plainValues } from '#functions/platform/documents/word/field-values.ts';
import { money } from '#functions/platform/documents/word/values.ts';
import { countryName } from '#shared/data/countries.ts';
import { invoiceFields } from '#shared/domains/agreements/invoice/fields.ts';
import type { InvoiceParty } from '#shared/domains/agreements/invoice/party-schemas.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/** An invoice as a row of a list carries it. */
export const invoiceRow = (invoice: InvoiceFields, { locale, statuses }: Pick<Setting, 'locale' | 'statuses'>) => ({
  ...plainValues(invoiceFields, invoice, locale),
  company: invoice.company?.name,
  artist: invoice.artists.map(({ name }) => name).join(', '),
  status: statuses.get(invoice.statusId ?? '') ?? '',
  owner: invoice.owner.name,
  gross: money(invoice.total, invoice.currency),
});

const partyData = (party: InvoiceParty | undefined, locale: Locale) => ({
  name: party?.name,
  email: party?.email,
  vatNumber: party?.vatNumber,
  registerNumber: party?.registerNumber,
  country: party?.country && countryName(party.country, locale),
  address: party?.address ?? [],
});

/** An invoice as its own document has it; the internal note is on none. */
export const invoiceData = (invoice: InvoiceFields, locale: Locale) => ({
  ...plainValues(invoiceFields, invoice, locale),
  agency: partyData(invoice.seller, locale),
  customer: { ...partyData(invoice.buyer, locale), name: invoice.buyer?.name ?? invoice.company?.name },
  lines: invoice.lines.map(({ text, quantity, vat, net }) => ({
    name: text,
    quantity: quantity / 1000,
    vatRate: vat.rate,
    net: money(net, invoice.currency),
  })),
  totals: {
    net: money(invoice.net, invoice.currency),
    vat: money(invoice.tax, invoice.currency),
    gross: money(invoice.total, invoice.currency),
  },
});
