import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { BANK_ENTRY_STATES, type BankEntryState } from '#shared/domains/agreements/bank-entry/states.ts';
import { PAGE_SIZE, pageCountOf } from '#shared/kernel/contract/paging.ts';
import { bankEntryStore } from './store.ts';
import { entryView, matchesFor } from './view.ts';

const inState = (state: BankEntryState) => [{ column: 'state', anyOf: [wordNo(BANK_ENTRY_STATES, state)] }];

/** A page of the open entries with their matches, and the certain matches of all pages. */
async function openPage(ctx: UserContext, asked: number) {
  const all = await bankEntryStore.where(ctx, inState('open'));
  const matches = await matchesFor(ctx, all);
  const sorted = all.toSorted((a, b) => (a.date === b.date ? b.no - a.no : a.date < b.date ? 1 : -1));
  const pageCount = pageCountOf(all.length, PAGE_SIZE);
  const page = Math.min(asked, pageCount);
  const certain = sorted.flatMap(({ id, rev }) => {
    const match = matches.get(id);
    if (match?.certainty !== 'certain') return [];
    return [{ id, rev, parts: match.parts.map(({ invoiceId, amount }) => ({ invoiceId, amount })) }];
  });
  const rows = sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { rows: rows.map((one) => entryView(one, matches.get(one.id))), total: all.length, page, pageCount, certain };
}

export async function bankEntries(ctx: UserContext, { state, page }: { state: BankEntryState; page: number }) {
  if (state === 'open') return openPage(ctx, page);
  const query = { filters: inState(state), sort: { by: 'key', direction: -1 }, page, perPage: PAGE_SIZE } as const;
  const found = await bankEntryStore.page(ctx, query);
  const { rows, total, pageCount } = found;
  return { rows: rows.map((one) => entryView(one)), total, page: found.page, pageCount, certain: [] };
}
