import { expect, it } from 'vitest';
import { ServiceFailure } from '#functions/platform/http/call-service.ts';
import { unlessSilent } from './unless-silent.ts';

it('an authority without an answer is silent; what is our own mistake is not hidden', async () => {
  expect(await unlessSilent('ECB', Promise.resolve({ rate: 1 }))).toEqual({ rate: 1 });
  expect(await unlessSilent('ECB', Promise.reject(new ServiceFailure('answered 503')))).toBeUndefined();
  await expect(unlessSilent('ECB', Promise.reject(new TypeError('of our own')))).rejects.toThrow('of our own');
});
