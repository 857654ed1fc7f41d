import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Receipt } from 'lucide-react';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { call } from '#web/platform/api.ts';
import { formatDay, formatMoney } from '#web/platform/format.ts';
import type { SearchHit, SearchProvider } from '#web/platform/search-providers.ts';

/** Invoices in the command palette, the newest first: people call them by their number, or by who pays. */
async function searchInvoices(keyword: string, signal: AbortSignal): Promise<readonly SearchHit[]> {
  const body = { keyword, perPage: 10, sort: { by: 'date', direction: 'desc' } } as const;
  const { rows } = await call(invoiceContract.routes.list, { body }, { signal });
  return rows.map(({ id, number, company, date, total, currency }) => ({
    key: id,
    title: number || company?.name || '–',
    detail: [number && company?.name, date && formatDay({ date }), formatMoney(total, currency)]
      .filter(Boolean)
      .join(', '),
    to: `/invoice/${id}`,
  }));
}

export const invoiceSearch: SearchProvider = {
  id: 'invoice',
  group: () => i18n._(msg`Invoices`),
  icon: Receipt,
  permission: 'invoice.read',
  prefix: '#',
  search: searchInvoices,
};
