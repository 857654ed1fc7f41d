import { createContext, use } from 'react';
import type { SeenOnboarding } from '#shared/domains/operator/client-onboarding/view.ts';
import type { OpenedLink } from '#web/domains/relations/link/widgets/use-link-act.ts';

interface Reading extends OpenedLink<SeenOnboarding> {
  readonly view: SeenOnboarding;
  /** Shows the next step that lacks an answer, once a step is saved. */
  readonly onSaved: (view: SeenOnboarding) => void;
}
export const ReadingContext = createContext<Reading | undefined>(undefined);
/** The onboarding that the page shows. */
export function useReading(): Reading {
  const reading = use(ReadingContext);
  if (!reading) throw new Error('outside an onboarding');
  return reading;
}
