import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MAX_TRAVELLERS } from '#shared/domains/journeys/travel/schemas.ts';
import { TagChips } from '#web/domains/reference/tag/widgets/tag-chips.tsx';
import { type Fact, Facts } from '#web/ui/record/facts.tsx';
import { PhaseMark } from './phase-mark.tsx';
import type { TravelModel, TravelRow } from './travel-model.ts';
import { timesText, travellersText } from './travel-text.ts';

export const artistFact = ({ artists }: Pick<TravelRow, 'artists'>): Fact => ({
  id: 'artist',
  label: <Trans>Artist</Trans>,
  value: artists.map(({ name }) => name).join(', '),
});
export const travellersFact = (travel: Pick<TravelRow, 'travellers'>): Fact => ({
  id: 'travellers',
  label: <Trans>Travellers</Trans>,
  value: travellersText(travel, MAX_TRAVELLERS),
});

interface TravelFactsProps<Row extends TravelRow> {
  readonly model: TravelModel<Row>;
  readonly travel: Row;
  /** The start and the end of the journey, or the place of the stay. */
  readonly heading: ReactNode;
  readonly items: readonly Fact[];
}
/** Shows the preview of a journey or stay. */
export function TravelFacts<Row extends TravelRow>({ model, travel, heading, items }: TravelFactsProps<Row>) {
  return (
    <>
      <h2 className="strong">{heading}</h2>
      <p className="num">{timesText(model.spanOf(travel))}</p>
      <p>
        <PhaseMark phase={travel.phase} hexColor={model.hexColorOf(travel)} />
      </p>
      <Facts items={items} />
      <TagChips area={model.area} tagIds={travel.tagIds} />
    </>
  );
}
