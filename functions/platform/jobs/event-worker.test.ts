import type { SQSRecord } from 'aws-lambda';
import { afterEach, expect, it, vi } from 'vitest';
import { makeId } from '#shared/kernel/record/ids.ts';
import { eventWorker, readEvent } from './event-worker.ts';
import * as queue from './queue.ts';
import { LAST_TRY_OF_ALL, Outage, REST_S } from './rounds.ts';

const id = makeId(1, Date.parse('2026-11-26T10:00:00Z'), new Uint8Array(6));
const envelope = { id: `${id}0`, tenantId: 't', actorId: id, at: '2026-11-26T10:00:00.000Z' };
const summaryChanged = { ...envelope, type: 'cardChanged', payload: { entity: 'artist', id } };
const recordOf = (message: object, receives = 1) =>
  ({
    messageId: 'm',
    body: JSON.stringify(message),
    attributes: { ApproximateReceiveCount: String(receives) },
  }) as SQSRecord;
const render = { ...envelope, type: 'render', payload: { entity: 'contract', id, hash: 'h' } };

afterEach(() => vi.restoreAllMocks());

it('reads an event of the map, and refuses an unknown name and a payload of another shape', () => {
  expect(readEvent(summaryChanged)).toEqual(summaryChanged);
  expect(() => readEvent({ ...summaryChanged, type: 'cardsChanged' })).toThrow('unknown event cardsChanged');
  expect(() => readEvent({ ...summaryChanged, type: 'toString' })).toThrow('unknown event toString');
  expect(() => readEvent({ ...summaryChanged, payload: { entity: 'artist' } })).toThrow();
});

it('hands an event of its queue to its handler, with the try, and fails an unknown one alone', async () => {
  const done: unknown[] = [];
  const handler = eventWorker('document', {
    render: async (message, tries) => void done.push([message.payload.hash, tries]),
  });
  const unknown = { ...recordOf({ ...render, type: 'rendered' }), messageId: 'unknown' };
  const { batchItemFailures } = await handler({ Records: [unknown, recordOf(render, 2)] });
  expect(batchItemFailures).toEqual([{ itemIdentifier: 'unknown' }]);
  expect(done).toEqual([['h', 2]]);
});

it('sends an event of another queue on, after its delay', async () => {
  const sent = vi.spyOn(queue, 'enqueue').mockResolvedValue();
  const handler = eventWorker('document', { render: () => Promise.reject(new Error('not its event')) });
  const statusGone = { ...envelope, type: 'statusGone', payload: { id } };
  expect(await handler({ Records: [recordOf(summaryChanged), recordOf(statusGone)] })).toEqual({
    batchItemFailures: [],
  });
  expect(sent.mock.calls).toEqual([
    ['bulk', [summaryChanged], 0],
    ['bulk', [statusGone], 30],
  ]);
});

it('starts over what fails by an outage, round after round, before it gives up', async () => {
  const sent = vi.spyOn(queue, 'enqueue').mockResolvedValue();
  const tried: number[] = [];
  const handler = eventWorker('document', {
    render: async (_, tries) => {
      tried.push(tries);
      throw new AggregateError([new Outage('away')]);
    },
  });
  const failed = { batchItemFailures: [{ itemIdentifier: 'm' }] };
  expect(await handler({ Records: [recordOf(render, 4)] })).toEqual(failed);
  expect(await handler({ Records: [recordOf(render, 5)] })).toEqual({ batchItemFailures: [] });
  expect(sent.mock.calls).toEqual([['document', [{ ...render, round: 1 }], REST_S]]);
  expect(await handler({ Records: [recordOf({ ...render, round: 1 }, 5)] })).toEqual({ batchItemFailures: [] });
  expect(await handler({ Records: [recordOf({ ...render, round: 7 }, 5)] })).toEqual(failed);
  expect(tried).toEqual([4, 5, 10, LAST_TRY_OF_ALL]);
});

it('gives up at once what fails otherwise at its last delivery', async () => {
  const sent = vi.spyOn(queue, 'enqueue').mockResolvedValue();
  const handler = eventWorker('document', { render: () => Promise.reject(new Error('poison')) });
  expect((await handler({ Records: [recordOf(render, 5)] })).batchItemFailures).toHaveLength(1);
  expect(sent).not.toHaveBeenCalled();
});
