import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { whileRendered } from '#web/platform/while-rendered.ts';

const { get, activity } = invoiceContract.routes;

export const invoiceQuery = (id: string) => ({ ...queryOf(get, { params: { id } }), refetchInterval: whileRendered });
export const invoiceActivity = (id: string) => queryOf(activity, { params: { id }, query: {} });
