import { msg } from '@lingui/core/macro';
import type { SEATS } from '#shared/domains/relations/contact/schemas.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

type Seat = (typeof SEATS)[number];

/** Names the seats that a traveller can prefer. */
export const useSeatNames = wordsHook<Seat>({ window: msg`window`, aisle: msg`aisle` });
