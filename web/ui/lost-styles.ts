const isLost = ({ sheet }: HTMLLinkElement): boolean => !sheet;

function fetchAgain(link: HTMLLinkElement): Promise<unknown> {
  const next = link.cloneNode() as HTMLLinkElement;
  const fetched = new Promise((resolve, reject) => {
    next.addEventListener('load', resolve);
    next.addEventListener('error', reject);
  });
  link.replaceWith(next);
  return fetched;
}

/** The bundler asks for a stylesheet once; one that was out of reach then would be missing for ever. */
export const findLostStyles = (): Promise<unknown> =>
  Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(isLost).map(fetchAgain));
