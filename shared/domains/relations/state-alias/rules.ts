import { statesOf } from '#shared/data/states.ts';
import { fold } from '#shared/kernel/text/text.ts';

/** `calif.` and `Calif` say the same. */
export const plainState = (text: string): string => fold(text.replace(/[.,;]/g, ' '));

/** The state that a text names by itself: its name, one of two names, or its code. */
export function stateNamed(countryId: string, text: string): string | undefined {
  const wanted = plainState(text);
  if (!wanted) return undefined;
  const found = statesOf(countryId).find(({ stateId, name }) => {
    const code = stateId.slice(countryId.length + 1);
    return [stateId, code, name, ...name.split('/')].some((word) => plainState(word) === wanted);
  });
  return found?.stateId;
}
