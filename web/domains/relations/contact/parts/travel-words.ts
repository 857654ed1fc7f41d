import { msg } from '@lingui/core/macro';
import type { SALUTATIONS } from '#shared/domains/relations/contact/schemas.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

export const useSalutationNames = wordsHook<(typeof SALUTATIONS)[number]>({ mr: msg`Mr`, ms: msg`Ms`, mx: msg`Mx` });
