import { useLingui } from '@lingui/react/macro';
import type { TRAIN_CLASSES } from '#shared/domains/journeys/train/schemas.ts';

type TrainClass = (typeof TRAIN_CLASSES)[number];

export function useClassNames(): Readonly<Record<TrainClass, string>> {
  const { t } = useLingui();
  return { second: t`Second class`, first: t`First class` };
}
