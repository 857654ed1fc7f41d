import { useMatches } from '@tanstack/react-router';
import { useCookieFlag } from '#web/platform/preferences.ts';
import { useMedia } from '#web/ui/use-media.ts';

/** Planning and the contract editor need the width: their navigation is a rail unless the user opens it. */
const RAIL_PAGES = /^\/(planning\/|schedule\/|contract\/[0-9A-Z]{26}$)/;
const NARROW_SHELL = '(max-width: 1199px)';

/** Whether the navigation is a rail. Asks for the page in view, not for the address: the address changes while a page still loads. */
export function useRail(): [boolean, () => void] {
  const wide = useMatches({ select: (matches) => RAIL_PAGES.test(matches.at(-1)?.pathname ?? '') });
  const narrow = useMedia(NARROW_SHELL);
  const [folded, setFolded] = useCookieFlag('rail', false);
  const [wideFolded, setWideFolded] = useCookieFlag('rail-wide', true);
  const now = narrow || (wide ? wideFolded : folded);
  return [now, () => (wide ? setWideFolded : setFolded)(!now)];
}
