import { invoiceContract } from '#shared/domains/invoice/contract.ts';
import { queryOf } from '#web/platform/api.ts';

const { get, activity } = invoiceContract.routes;

export const invoiceQuery = (id: string) => queryOf(get, { params: { id } });
export const invoiceActivity = (id: string) => queryOf(activity, { params: { id }, query: {} });
