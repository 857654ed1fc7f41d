import type { ComponentType } from 'react';
import { RidePreview } from '#web/domains/ground-transport/widgets/ride-preview.tsx';
import type { TravelArea } from '#web/domains/travel/widgets/travel-model.ts';
import type { TravelPreviewProps } from '#web/domains/travel/widgets/travel-preview.tsx';

const PREVIEWS: Readonly<Record<TravelArea, ComponentType<TravelPreviewProps>>> = {
  groundTransport: RidePreview,
};
const isTravelArea = (kind: string): kind is TravelArea => Object.hasOwn(PREVIEWS, kind);

/** A journey or stay of any kind at a glance; of a kind without a domain there is nothing to see. */
export function TravelGlance({ kind, ...props }: TravelPreviewProps & { readonly kind: string }) {
  const Preview = isTravelArea(kind) ? PREVIEWS[kind] : undefined;
  return Preview && <Preview {...props} />;
}
