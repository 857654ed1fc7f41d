const lost = new Set<HTMLLinkElement>();

// Told of each one: a sheet that is only on its way looks like one that never came.
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  },
  { capture: true },
);

function fetchAgain(link: HTMLLinkElement): Promise<unknown> {
  lost.delete(link);
  const next = link.cloneNode() as HTMLLinkElement;
  const fetched = new Promise((resolve, reject) => {
    next.addEventListener('load', resolve);
    next.addEventListener('error', reject);
  });
  link.replaceWith(next);
  return fetched;
}

/** The bundler asks for a stylesheet once; one that was out of reach then would be missing for ever. */
export const findLostStyles = (): Promise<unknown> => Promise.all([...lost].map(fetchAgain));
