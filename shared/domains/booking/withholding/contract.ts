import * as z from 'zod';
import { CERTIFICATE_STATES, Certificate } from '#shared/domains/booking/deal/certificate.ts';
import { reads } from '#shared/kernel/contract/access.ts';
import { listRequest } from '#shared/kernel/contract/list.ts';
import { paged } from '#shared/kernel/contract/paging.ts';
import { FileUrl } from '#shared/kernel/contract/parts.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Currency } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';

export const WITHHOLDING_LIST = {
  /** `missing`: whether the certificate has not come yet. */
  fields: ['missing', 'state', 'artist', 'country', 'currency'],
  sorts: ['date', 'withheld', 'waiting'],
} as const;
export const WithholdingListRequest = listRequest(WITHHOLDING_LIST);
export type WithholdingListRequest = z.infer<typeof WithholdingListRequest>;

/** The tax withheld from the fee of a played show, and its certificate. Amounts are minor units of `currency`. */
export const WithholdingRow = z.object({
  /** The show. */
  id: Id,
  number: z.string(),
  title: z.string(),
  artists: z.string(),
  /** The country of the venue; empty if it has none. */
  country: z.string(),
  date: LocalDate,
  currency: Currency,
  gross: z.int(),
  withheld: z.int(),
  state: z.enum(CERTIFICATE_STATES),
  /** Days since the request or, without one, since the show. Left out when the certificate has come. */
  waiting: z.int().optional(),
  certificate: Certificate,
  /** The revision of the deal. */
  rev: RevInput,
});
export type WithholdingRow = z.infer<typeof WithholdingRow>;

/** Withheld taxes of confirmed shows whose last day has passed. */
export const withholdingContract = contract('withholding', {
  routes: {
    list: route(pageApi('POST', '/money/withholding/list'), reads('show.readDeal'), {
      body: WithholdingListRequest,
      output: paged(WithholdingRow),
    }),
    /** Sums all that matches a list's request, by currency. */
    sums: route(pageApi('POST', '/money/withholding/sums'), reads('show.readDeal'), {
      body: WithholdingListRequest,
      output: z.object({
        rows: z.array(z.object({ currency: Currency, count: z.int(), withheld: z.int(), missing: z.int() })),
      }),
    }),
    /** Makes the list an Excel file. Its address is good for a minute. */
    export: route(pageApi('POST', '/money/withholding/export'), reads('show.readDeal', 'files:read', 'files:write'), {
      body: WithholdingListRequest.extend({ locale: Locale.optional() }),
      output: FileUrl,
    }),
  },
});
