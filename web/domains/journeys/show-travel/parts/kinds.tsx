import { useLingui } from '@lingui/react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { TRAVEL_KINDS, type TravelKind } from '#shared/kernel/record/appointment.ts';
import type { TravelPreviewProps } from '#web/domains/journeys/travel/widgets/travel-preview.tsx';
import type { TravelStart } from '#web/domains/journeys/travel/widgets/travel-start.ts';
import { pickerRoute } from '#web/platform/kind-routes.ts';
import type { PickerSearch } from '#web/ui/controls/use-picker-search.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { KIND_ICONS, NEW_WORDS, useKindWords } from '#web/ui/record/kinds.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';

interface TravelParts {
  /** The form of a new journey or stay. */
  readonly dialog: ComponentType<{
    readonly start: TravelStart;
    readonly onClose: () => void;
    readonly onSaved: () => void;
  }>;
  readonly preview: ComponentType<TravelPreviewProps>;
}
/** The parts of each kind. Each loads with its first use. */
export const TRAVEL_PARTS: Readonly<Record<TravelKind, TravelParts>> = {
  flight: {
    dialog: dialogPart(
      async () => (await import('#web/domains/journeys/flight/widgets/flight-dialog.tsx')).FlightDialog,
    ),
    preview: dialogPart(
      async () => (await import('#web/domains/journeys/flight/widgets/flight-preview.tsx')).FlightPreview,
    ),
  },
  train: {
    dialog: dialogPart(async () => (await import('#web/domains/journeys/train/widgets/train-dialog.tsx')).TrainDialog),
    preview: dialogPart(
      async () => (await import('#web/domains/journeys/train/widgets/train-preview.tsx')).TrainPreview,
    ),
  },
  groundTransport: {
    dialog: dialogPart(
      async () =>
        (await import('#web/domains/journeys/ground-transport/widgets/ground-transport-dialog.tsx'))
          .GroundTransportDialog,
    ),
    preview: dialogPart(
      async () =>
        (await import('#web/domains/journeys/ground-transport/widgets/ground-transport-preview.tsx'))
          .GroundTransportPreview,
    ),
  },
  lodging: {
    dialog: dialogPart(
      async () => (await import('#web/domains/journeys/lodging/widgets/lodging-dialog.tsx')).LodgingDialog,
    ),
    preview: dialogPart(
      async () => (await import('#web/domains/journeys/lodging/widgets/lodging-preview.tsx')).LodgingPreview,
    ),
  },
};

/** A kind of journey or stay, as a show's card deals with it. */
export interface TravelChoice extends Pick<TravelParts, 'dialog'> {
  readonly kind: TravelKind;
  readonly icon: LucideIcon;
  readonly name: string;
  /** "New ride" */
  readonly newLabel: string;
  readonly search: PickerSearch;
}
/** Returns the kinds in their order. */
export function useTravelKinds(): readonly TravelChoice[] {
  const { i18n } = useLingui();
  const words = useKindWords('many');
  return TRAVEL_KINDS.map((kind) => ({
    kind,
    icon: KIND_ICONS[kind],
    name: words[kind],
    newLabel: i18n._(NEW_WORDS[kind]),
    search: pickerSearch(pickerRoute(kind)),
    dialog: TRAVEL_PARTS[kind].dialog,
  }));
}
