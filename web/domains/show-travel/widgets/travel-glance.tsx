import type { ComponentType } from 'react';
import type { TravelKind } from '#shared/kernel/appointment.ts';
import { RidePreview } from '#web/domains/ground-transport/widgets/ride-preview.tsx';
import { StayPreview } from '#web/domains/lodging/widgets/stay-preview.tsx';
import type { TravelPreviewProps } from '#web/domains/travel/widgets/travel-preview.tsx';

const PREVIEWS: Readonly<Partial<Record<TravelKind, ComponentType<TravelPreviewProps>>>> = {
  groundTransport: RidePreview,
  lodging: StayPreview,
};
const isTravelKind = (kind: string): kind is TravelKind => Object.hasOwn(PREVIEWS, kind);

/** A journey or stay of any kind at a glance; of a kind without a domain there is nothing to see. */
export function TravelGlance({ kind, ...props }: TravelPreviewProps & { readonly kind: string }) {
  const Preview = isTravelKind(kind) ? PREVIEWS[kind] : undefined;
  return Preview && <Preview {...props} />;
}
