import { msg } from '@lingui/core/macro';
import type { CONTRACT_MOMENTS } from '#shared/domains/reference/status/schemas.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

/** The moments of a contract that can move its show to a status. */
export const useMomentNames = wordsHook<(typeof CONTRACT_MOMENTS)[number]>({
  contractSent: msg`Its contract is sent`,
  contractSigned: msg`Its contract is signed`,
});
