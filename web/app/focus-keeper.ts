/** The elements that may take the focus for their content, and have a name or a role for screen readers. */
const PLACES = 'section, article, aside, nav, form, dialog, main, [role=dialog], [role=grid], [role=tabpanel]';

/** Menus and forms put the focus where it belongs a few frames after they close. */
const OTHERS_MS = 120;

/** The focused element and its ancestors, from the inside out. */
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
 * Lets a keyboard user go on in the same place. When the focused element is removed, the part of the page around it
 * takes the focus. Otherwise the user would start again at the page's first link. The code that removed the element may
 * put the focus elsewhere first. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  document.addEventListener('focusin', note);
  const observer = new MutationObserver(() => {
    if (path[0]?.isConnected === false) setTimeout(find, OTHERS_MS);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    observer.disconnect();
  };
}
