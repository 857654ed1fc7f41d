import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import type { TravelPreviewProps } from '#web/domains/journeys/travel/widgets/travel-preview.tsx';
import { TRAVEL_PARTS } from '../parts/kinds.tsx';

const isTravelKind = (kind: string): kind is TravelKind => Object.hasOwn(TRAVEL_PARTS, kind);

/** Shows a journey or stay of any kind at a glance, and nothing for another kind. */
export function TravelGlance({ kind, ...props }: TravelPreviewProps & { readonly kind: string }) {
  const Preview = isTravelKind(kind) ? TRAVEL_PARTS[kind].preview : undefined;
  return Preview && <Preview {...props} />;
}
