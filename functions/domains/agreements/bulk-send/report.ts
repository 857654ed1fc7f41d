import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { messageOf } from '#functions/platform/runtime/message-of.ts';
import type { BulkReport, BulkRow } from '#shared/domains/agreements/bulk-send/schemas.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { type BulkResult, type BulkSend, resultsOf } from './store.ts';

type Outcome = Pick<BulkRow, 'state' | 'contract' | 'reason'>;
async function outcomeOf(locale: Locale, result: BulkResult | undefined): Promise<Outcome> {
  if (!result) return { state: 'waiting' };
  const { contract, failure } = result;
  const made = contract ? { contract } : {};
  if (!failure) return { state: 'done', ...made };
  const { code, params } = failure;
  return { state: 'refused', ...made, reason: { code, message: await messageOf(locale, code, params) } };
}

/** The result list, one row a show. */
export async function reportOf({ tenantId, locale }: UserContext, run: BulkSend): Promise<BulkReport> {
  const results = await resultsOf(tenantId, run);
  const rows = await Promise.all(
    run.shows.map(async (show) => {
      const result = results.find(({ showId }) => showId === show.showId);
      return { ...show, ...(await outcomeOf(locale, result)) };
    }),
  );
  const { id, isSent } = run;
  return { id, isSent, isFinished: rows.every(({ state }) => state !== 'waiting'), rows };
}
