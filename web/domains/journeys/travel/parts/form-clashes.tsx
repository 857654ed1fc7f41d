import { type FieldValues, useWatch } from 'react-hook-form';
import type { ClashQuestion } from '#shared/domains/journeys/show-travel/contract.ts';
import { ClashNotice } from '../widgets/clash-notice.tsx';
import { useTravelWithin } from '../widgets/travel-show.ts';

interface FormClashesProps<In> {
  readonly stretchesOf: (values: In) => ClashQuestion['stretches'];
}
/** Journeys in the way of the travellers, while the form is filled in. */
export function FormClashes<In extends FieldValues>({ stretchesOf }: FormClashesProps<In>) {
  const values = useWatch() as In;
  const { recordId } = useTravelWithin();
  const travellerIds = (values.travellerIds ?? []) as string[];
  const question = { travellerIds, stretches: stretchesOf(values), ...(recordId ? { excludeId: recordId } : {}) };
  return <ClashNotice question={question} />;
}
