import type { ComponentType } from 'react';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import { FlightPreview } from '#web/domains/journeys/flight/widgets/flight-preview.tsx';
import { GroundTransportPreview } from '#web/domains/journeys/ground-transport/widgets/ground-transport-preview.tsx';
import { LodgingPreview } from '#web/domains/journeys/lodging/widgets/lodging-preview.tsx';
import { TrainPreview } from '#web/domains/journeys/train/widgets/train-preview.tsx';
import type { TravelPreviewProps } from '#web/domains/journeys/travel/widgets/travel-preview.tsx';

const PREVIEWS: Readonly<Record<TravelKind, ComponentType<TravelPreviewProps>>> = {
  flight: FlightPreview,
  train: TrainPreview,
  groundTransport: GroundTransportPreview,
  lodging: LodgingPreview,
};
const isTravelKind = (kind: string): kind is TravelKind => Object.hasOwn(PREVIEWS, kind);

/** A journey or stay of any kind at a glance; of a kind without a domain there is nothing to see. */
export function TravelGlance({ kind, ...props }: TravelPreviewProps & { readonly kind: string }) {
  const Preview = isTravelKind(kind) ? PREVIEWS[kind] : undefined;
  return Preview && <Preview {...props} />;
}
