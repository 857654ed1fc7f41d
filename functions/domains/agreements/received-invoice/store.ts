import { defineList } from '#functions/platform/list-index/define.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { stateOf } from '#shared/domains/agreements/received-invoice/rules.ts';
import type { ReceivedFields } from '#shared/domains/agreements/received-invoice/schemas.ts';
import { RECEIVED_STATES } from '#shared/domains/agreements/received-invoice/states.ts';
import { dayNumber } from '#shared/kernel/time/date.ts';

/** Clustered by the day of the invoice. */
const index = defineList({ name: 'received-invoice', key: 'number', columns: { state: 'u8' } });

/**
 * The e-invoices that the agency received. The key of one is unique, so a second file of it brings nothing. Its file
 * counts here until an agreement has it.
 */
export const receivedStore = new RecordStore<ReceivedFields>({
  name: 'received-invoice',
  title: ({ seller, number, file }) => [seller.name, number].filter(Boolean).join(' ') || file.name,
  unique: [{ kind: 'key', field: 'content', of: ({ key }) => key }],
  bytes: ({ agreement, file }) => (agreement ? 0 : file.size),
  list: listOf(index, (received) => ({
    no: received.no,
    key: dayNumber(received.date),
    state: wordNo(RECEIVED_STATES, stateOf(received)),
  })),
});
