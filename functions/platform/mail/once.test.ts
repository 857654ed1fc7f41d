import { ulid } from 'ulid';
import { expect, it, vi } from 'vitest';
import { logger } from '#functions/platform/runtime/logger.ts';
import { crashAt } from '#test/support/crash.ts';
import { sendOnce } from './once.ts';

const warnings = () => vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
const cause = () => ({ tenantId: ulid(), id: ulid() });

it('sends a mail once, however often its message comes', async () => {
  const [of, warned, send] = [cause(), warnings(), vi.fn(async () => 'id-1')];
  expect([await sendOnce(of, send), await sendOnce(of, send)]).toEqual(['id-1', 'id-1']);
  expect(send).toHaveBeenCalledOnce();
  expect(warned).not.toHaveBeenCalled();
});

it('sends again what the mail service refused, and says nothing of it', async () => {
  const [of, warned] = [cause(), warnings()];
  await expect(sendOnce(of, async () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await sendOnce(of, async () => 'id-2')).toBe('id-2');
  expect(warned).not.toHaveBeenCalled();
});

it('sends again what may have left before a crash, and says so', async () => {
  const of = cause();
  const send = vi.fn(async () => {
    crashAt(() => true);
    return 'id-1';
  });
  await expect(sendOnce(of, send)).rejects.toThrow('the function was stopped');
  vi.restoreAllMocks();
  const warned = warnings();
  expect(await sendOnce(of, async () => 'id-2')).toBe('id-2');
  expect(warned).toHaveBeenCalledWith('mail may leave twice', expect.objectContaining({ cause: of.id }));
});
