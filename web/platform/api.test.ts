// @vitest-environment jsdom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { call } from './api.ts';
import { isExpected, isUnavailable, NetworkError } from './api-error.ts';
import { onSignal } from './signals.ts';

const create = { id: 'show.insert', method: 'POST', path: '/show', audience: 'public' } as const;
const read = { id: 'show.get', method: 'GET', path: '/show', audience: 'public' } as const;
const made = () => new Response('{}', { status: 200 });
const refusal = (status: number) =>
  new Response(JSON.stringify({ errors: [{ code: 'x', message: 'No' }] }), { status });

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
const keys = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
const write = (body: object) => call(create, { body } as never);

test('only too many actions are told as such, no other 403', async () => {
  const told = vi.fn();
  onTestFinished(onSignal('tooManyActions', told));
  const refused = (code: string) =>
    fetched.mockResolvedValueOnce(
      new Response(JSON.stringify({ hasErrors: true, statusCode: 403, errors: [{ code, message: code }] }), {
        status: 403,
      }),
    );
  for (const code of ['denied', 'link.ended', 'session.notAllowed']) {
    refused(code);
    await expect(call(read, {} as never)).rejects.toThrow(code);
  }
  expect(told).not.toHaveBeenCalled();
  refused('tooManyActions');
  await expect(call(read, {} as never)).rejects.toThrow('tooManyActions');
  expect(told).toHaveBeenCalledOnce();
});

test('a server that is away says so, in its own words or in ours', async () => {
  fetched.mockResolvedValueOnce(new Response('Service Unavailable', { status: 503 }));
  const sentence = 'Backline is temporarily not reachable. Try again in a moment.';
  await expect(call(read, {} as never)).rejects.toMatchObject({ status: 503, code: 'unavailable', message: sentence });
  fetched.mockResolvedValueOnce(refusal(503));
  const error = await call(read, {} as never).catch((e: unknown) => e);
  expect(error).toMatchObject({ status: 503, message: 'No' });
  expect([isExpected(error), isUnavailable(error)]).toEqual([true, true]);
});

describe('the key of a write', () => {
  test('is another for each one that is answered', async () => {
    fetched.mockImplementation(async () => made());
    await write({ name: 'Same' });
    await write({ name: 'Same' });
    expect(new Set(keys()).size).toBe(2);
    expect(keys()).not.toContain(null);
  });

  test('stays with what is asked for again after its answer was lost, until it is answered', async () => {
    fetched.mockRejectedValueOnce(new TypeError('lost')).mockImplementation(async () => made());
    await expect(write({ name: 'Lost' })).rejects.toThrow(NetworkError);
    await write({ name: 'Lost' });
    await write({ name: 'Lost' });
    const [lost, again, next] = keys();
    expect(again).toBe(lost);
    expect(next).not.toBe(lost);
  });

  test('stays after a fault of the server, and not after a refusal', async () => {
    fetched.mockImplementationOnce(async () => refusal(503)).mockImplementationOnce(async () => refusal(400));
    fetched.mockImplementation(async () => made());
    await expect(write({ name: 'Faulty' })).rejects.toThrow('No');
    await expect(write({ name: 'Faulty' })).rejects.toThrow('No');
    await write({ name: 'Faulty' });
    const [fault, refused, next] = keys();
    expect(refused).toBe(fault);
    expect(next).not.toBe(fault);
  });

  test('stays while an equal request may still be running', async () => {
    const running = JSON.stringify({ errors: [{ code: 'inProgress', message: 'Wait' }] });
    fetched.mockImplementationOnce(async () => refusal(503));
    fetched.mockImplementationOnce(async () => new Response(running, { status: 409 }));
    fetched.mockImplementation(async () => made());
    await expect(write({ name: 'Slow' })).rejects.toThrow('No');
    await expect(write({ name: 'Slow' })).rejects.toThrow('Wait');
    await write({ name: 'Slow' });
    expect(new Set(keys()).size).toBe(1);
  });

  test('is no other write’s, and no read’s', async () => {
    fetched.mockRejectedValueOnce(new TypeError('lost')).mockImplementation(async () => made());
    await expect(write({ name: 'One' })).rejects.toThrow(NetworkError);
    await write({ name: 'Two' });
    await call(read, {} as never);
    const [one, two, none] = keys();
    expect(two).not.toBe(one);
    expect(none).toBeNull();
  });
});
