import { msg } from '@lingui/core/macro';
import type { Period } from '#shared/domains/operator/subscription/schemas.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

export const usePeriodNames = wordsHook<Period>({ month: msg`Monthly`, year: msg`Yearly` });
