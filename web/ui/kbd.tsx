import { keyLabel } from '#web/platform/keys.ts';

/** Keys as they are printed on a keyboard: `mod+enter`, or a sequence `g s`. */
export const Kbd = ({ keys }: { readonly keys: string }) => (
  <span className="keys" aria-hidden="true">
    {keys.split(' ').map((key) => (
      <kbd key={key}>{keyLabel(key)}</kbd>
    ))}
  </span>
);
