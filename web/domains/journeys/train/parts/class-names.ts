import { msg } from '@lingui/core/macro';
import type { TRAIN_CLASSES } from '#shared/domains/journeys/train/schemas.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

type TrainClass = (typeof TRAIN_CLASSES)[number];

export const useClassNames = wordsHook<TrainClass>({ second: msg`Second class`, first: msg`First class` });
