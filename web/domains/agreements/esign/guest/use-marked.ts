import { useMemo } from 'react';
import { newWords } from '#shared/domains/agreements/esign/address-lines.ts';
import type { Invitation } from '#shared/domains/agreements/esign/view.ts';
import { useGuest } from './guest.ts';

/** The new words of the current version in a file. Only the print of the source is printed anew. */
export function useMarked({ isPrint }: Pick<Invitation['files'][number], 'isPrint'>): readonly string[] {
  const { changes } = useGuest().invitation;
  return useMemo(() => (isPrint ? changes.flatMap(newWords) : []), [isPrint, changes]);
}
