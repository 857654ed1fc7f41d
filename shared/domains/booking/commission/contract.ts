import * as z from 'zod';
import { COMMISSION_MODES } from '#shared/domains/booking/deal/schemas.ts';
import { reads } from '#shared/kernel/contract/access.ts';
import { listRequest } from '#shared/kernel/contract/list.ts';
import { paged } from '#shared/kernel/contract/paging.ts';
import { FileUrl } from '#shared/kernel/contract/parts.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Currency } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { ShowName } from '#shared/kernel/record/show-name.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';

export const COMMISSION_LIST = {
  /** `assigned`: whether a named agent has the part. */
  fields: ['agent', 'assigned', 'artist', 'currency'],
  sorts: ['date', 'amount'],
} as const;
export const CommissionListRequest = listRequest(COMMISSION_LIST);
export type CommissionListRequest = z.infer<typeof CommissionListRequest>;

/** An agent's part of the commission of a played show. Amounts are minor units of `currency`. */
export const CommissionRow = z.object({
  /** The show and the agent. */
  id: z.string(),
  ...ShowName.shape,
  date: LocalDate,
  /** Left out where the agency as a whole has the commission. */
  agentId: Id.optional(),
  agent: z.string(),
  currency: Currency,
  fee: z.int(),
  /** The amount that the commission is taken of, and the rate. */
  base: z.int(),
  rate: z.int(),
  mode: z.enum(COMMISSION_MODES),
  commission: z.int(),
  weight: z.int(),
  amount: z.int(),
});
export type CommissionRow = z.infer<typeof CommissionRow>;

const Sum = z.object({ currency: Currency, count: z.int(), total: z.int() });
/** The commission of an agent in a month, as `2026-05`. */
export const AgentMonth = Sum.extend({ month: z.string(), agentId: Id.optional(), agent: z.string() });
export type AgentMonth = z.infer<typeof AgentMonth>;

/** Commission is earned when the show is played: confirmed shows whose last day has passed, with a saved deal. */
export const commissionContract = contract('commission', {
  routes: {
    list: route(pageApi('POST', '/commission/list'), reads('show.readDeal'), {
      body: CommissionListRequest,
      output: paged(CommissionRow),
    }),
    /** Sums all that matches a list's request, by currency and by agent and month. */
    sums: route(pageApi('POST', '/commission/sums'), reads('show.readDeal'), {
      body: CommissionListRequest,
      output: z.object({ rows: z.array(Sum), agents: z.array(AgentMonth) }),
    }),
    /** Makes the list an Excel file. Its address is good for a minute. */
    export: route(pageApi('POST', '/commission/export'), reads('show.readDeal', 'files:read', 'files:write'), {
      body: CommissionListRequest.extend({ locale: Locale.optional() }),
      output: FileUrl,
    }),
  },
});
