import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import { groundTransportContract } from '#shared/domains/journeys/ground-transport/contract.ts';
import { lodgingContract } from '#shared/domains/journeys/lodging/contract.ts';
import { trainContract } from '#shared/domains/journeys/train/contract.ts';
import { TRAVEL_KINDS, type TravelKind } from '#shared/kernel/record/appointment.ts';
import type { TravelStart } from '#web/domains/journeys/travel/widgets/travel-start.ts';
import type { PickerSearch } from '#web/ui/controls/use-picker-search.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { KIND_ICONS } from '#web/ui/record/kind-icons.ts';
import { useKindWords } from '#web/ui/record/kind-words.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';

const FlightDialog = dialogPart(
  async () => (await import('#web/domains/journeys/flight/widgets/flight-dialog.tsx')).FlightDialog,
);
const TrainDialog = dialogPart(
  async () => (await import('#web/domains/journeys/train/widgets/train-dialog.tsx')).TrainDialog,
);
const GroundTransportDialog = dialogPart(
  async () =>
    (await import('#web/domains/journeys/ground-transport/widgets/ground-transport-dialog.tsx')).GroundTransportDialog,
);
const LodgingDialog = dialogPart(
  async () => (await import('#web/domains/journeys/lodging/widgets/lodging-dialog.tsx')).LodgingDialog,
);

/** A kind of journey or stay, as a show's card deals with it. */
export interface TravelChoice {
  readonly kind: TravelKind;
  readonly icon: LucideIcon;
  readonly name: string;
  /** "New ride" */
  readonly newLabel: string;
  readonly search: PickerSearch;
  readonly dialog: ComponentType<{
    readonly start: TravelStart;
    readonly onClose: () => void;
    readonly onSaved: () => void;
  }>;
}
type OwnPart = Pick<TravelChoice, 'newLabel' | 'search' | 'dialog'>;

/** Returns the kinds in their order. */
export function useTravelKinds(): readonly TravelChoice[] {
  const { t } = useLingui();
  const words = useKindWords('many');
  const own: Readonly<Record<TravelKind, OwnPart>> = {
    flight: { newLabel: t`New flight`, search: pickerSearch(flightContract.routes.picker), dialog: FlightDialog },
    train: { newLabel: t`New train journey`, search: pickerSearch(trainContract.routes.picker), dialog: TrainDialog },
    groundTransport: {
      newLabel: t`New ground transport`,
      search: pickerSearch(groundTransportContract.routes.picker),
      dialog: GroundTransportDialog,
    },
    lodging: {
      newLabel: t`New accommodation`,
      search: pickerSearch(lodgingContract.routes.picker),
      dialog: LodgingDialog,
    },
  };
  return TRAVEL_KINDS.map((kind) => ({ kind, icon: KIND_ICONS[kind], name: words[kind], ...own[kind] }));
}
