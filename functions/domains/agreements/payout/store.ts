import { defineList } from '#functions/platform/list-index/define.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { byId, byWord, type ListMapping, wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { PAYOUT_METHODS, PAYOUT_STATES } from '#shared/domains/agreements/payout/methods.ts';
import { stateOf } from '#shared/domains/agreements/payout/rules.ts';
import type { PayoutFields, PayoutFileFields } from '#shared/domains/agreements/payout/schemas.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { addDays, dayNumber } from '#shared/kernel/time/date.ts';

/** Clustered by the day for which it is planned. */
const index = defineList({
  name: 'payout',
  key: 'number',
  columns: {
    agreement: 'u32',
    company: 'u32',
    artists: 'many',
    method: 'u8',
    state: 'u8',
    amount: 'i48',
    payee: 'text',
    words: 'text',
  },
});

export const payoutMapping: ListMapping = {
  keyword: 'words',
  fields: {
    state: byWord('state', PAYOUT_STATES),
    method: byWord('method', PAYOUT_METHODS),
    company: byId('company'),
    artist: byId('artists'),
  },
  sorts: { date: 'key', amount: 'amount', company: 'payee' },
  range: (from, to) => ({
    ...(from ? { from: dayNumber(from) } : {}),
    ...(to ? { to: dayNumber(addDays(to, 1)) } : {}),
  }),
};

/** The payouts of purchase agreements, whose sums change in the same transaction. */
export const payoutStore = new RecordStore<PayoutFields>({
  name: 'payout',
  title: ({ agreement }) => agreement.number,
  list: listOf(index, (payout) => ({
    no: payout.no,
    key: dayNumber(payout.date),
    agreement: noOf(payout.agreement.id),
    company: payout.company ? noOf(payout.company.companyId) : 0,
    artists: payout.artistIds.map(noOf),
    method: wordNo(PAYOUT_METHODS, payout.method),
    state: wordNo(PAYOUT_STATES, stateOf(payout)),
    amount: payout.amount,
    payee: fold(payout.company?.name ?? ''),
    words: fold(
      [
        ...[payout.agreement.number, payout.company?.name, payout.reference],
        ...payout.artists.map(({ name }) => name),
      ].join(' '),
    ),
  })),
});

/** The files for the bank. The log does not repeat their content. */
export const payoutFileStore = new RecordStore<PayoutFileFields>({
  name: 'payout-file',
  title: ({ name }) => name,
  untold: ['xml'],
});
