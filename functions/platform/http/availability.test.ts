import { describe, expect, it } from 'vitest';
import { LineLimit } from '#functions/platform/runtime/outage-log.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { unavailableReason } from './availability.ts';

const failure = (facts: object) => Object.assign(new Error('failed'), facts);

describe('an outage', () => {
  it.each([
    ['a refused connection', failure({ code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    ['one of several addresses', new AggregateError([failure({ code: 'ECONNREFUSED' })]), 'ECONNREFUSED'],
    ['what fetch wraps', new TypeError('fetch failed', { cause: failure({ code: 'ECONNRESET' }) }), 'ECONNRESET'],
    ['a timeout of the SDK', failure({ name: 'TimeoutError' }), 'TimeoutError'],
    [
      'throttling',
      failure({ name: 'ProvisionedThroughputExceededException' }),
      'ProvisionedThroughputExceededException',
    ],
    ['a service that failed', failure({ name: 'Unknown', $metadata: { httpStatusCode: 502 } }), 'Unknown 502'],
    [
      'a transaction that collided each time',
      failure({
        name: 'TransactionCanceledException',
        CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
      }),
      'TransactionConflict',
    ],
  ])('is %s', (_, error, reason) => expect(unavailableReason(error)).toBe(reason));

  it.each([
    ['a refusal of ours', new AppError('stale')],
    ['a fault of ours', new TypeError('x is undefined')],
    ['a request that a service refuses', failure({ name: 'ValidationException', $metadata: { httpStatusCode: 400 } })],
    [
      'a condition that failed',
      failure({ name: 'TransactionCanceledException', CancellationReasons: [{ Code: 'ConditionalCheckFailed' }] }),
    ],
    ['nothing', undefined],
  ])('is not %s', (_, error) => expect(unavailableReason(error)).toBeUndefined());
});

it('logs one line of a kind in ten seconds, with the number of those left out', () => {
  const limit = new LineLimit();
  const at = (seconds: number, kind = 'ECONNREFUSED') => limit.pass(kind, seconds * 1000);
  expect([at(0), at(1), at(2), at(1, 'TimeoutError'), at(11), at(12), at(30)]).toEqual([
    0,
    undefined,
    undefined,
    0,
    2,
    undefined,
    1,
  ]);
});
