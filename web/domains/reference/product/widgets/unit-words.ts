import { msg } from '@lingui/core/macro';
import type { Unit } from '#shared/domains/reference/product/contract.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

export const useUnitWords = wordsHook<Unit>({ C62: msg`piece`, HUR: msg`hour`, DAY: msg`day`, KMT: msg`kilometre` });
