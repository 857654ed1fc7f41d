import { ScaledField } from '#web/ui/form/scaled-field.tsx';

/** A share in percent. */
export const RateField = (field: { readonly name: string; readonly label: string }) => (
  <ScaledField {...field} suffix="%" />
);
