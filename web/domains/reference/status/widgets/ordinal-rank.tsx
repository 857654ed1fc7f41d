import { SelectOrdinal } from '@lingui/react/macro';

/** 1st, 2nd, 3rd: which refusal an option has. */
export const OrdinalRank = ({ value }: { readonly value: number }) => (
  <SelectOrdinal value={value} one="#st" two="#nd" few="#rd" other="#th" />
);
