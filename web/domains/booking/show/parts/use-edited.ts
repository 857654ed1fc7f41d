import { useRef } from 'react';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { rememberName } from '#web/ui/record/known-items.ts';
import type { Newer } from '../model/check-fresh.ts';
import { namesIn } from '../model/form.ts';

function remember(show: Show): void {
  for (const name of namesIn(show)) rememberName(...name);
}

/** A show that a form edits: the state it began with, and what the form does when somebody else's is newer. */
export function useEdited<V>(show: Show, valuesOf: (show: Show) => V) {
  const rev = useRef(show.rev);
  remember(show);
  return {
    rev,
    stale: {
      changedBy: (current: unknown) => (current as Newer).changedBy,
      values: (current: unknown) => {
        remember(current as Show);
        return valuesOf(current as Show);
      },
      onAccepted: (current: unknown) => {
        rev.current = (current as Show).rev;
      },
    },
  };
}
