/** What may take the focus for all that stands in it, and has a name or a role for who cannot see it. */
const PLACES = 'section, article, aside, nav, form, dialog, main, [role=dialog], [role=grid], [role=tabpanel]';

/** Menus and forms put the focus where it belongs a few frames after they close. */
const OTHERS_MS = 120;

/** Where the focus is, from the inside out. */
let path: readonly Element[] = [];

function note({ target }: FocusEvent): void {
  const found: Element[] = [];
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) found.push(at);
  path = found;
}

function take(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

function find(): void {
  if (path[0]?.isConnected !== false || document.activeElement !== document.body) return;
  const place = path.find((one) => one.isConnected && one.matches(PLACES));
  path = [];
  if (place instanceof HTMLElement) take(place);
}

/**
 * Who works by keyboard goes on where they were: when what has the focus goes, the part of the page that it stood in takes
 * it, not the whole page from its first link on. Whoever took it away may put it elsewhere first.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', note);
  const observer = new MutationObserver(() => {
    if (path[0]?.isConnected === false) setTimeout(find, OTHERS_MS);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
