import type { MouseEvent } from 'react';

/** No modifier and the main button: the browser keeps the other clicks, such as "open in a new tab". */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link over a whole row. The row handles a plain click and the keys; a plain element, because a list has many. */
export const RowLink = ({ to, label }: { readonly to: string; readonly label: string }) => (
  // biome-ignore lint/a11y/useAnchorContent: the label is its name; text would repeat the cells
  <a
    className="row-a"
    href={to}
    aria-label={label}
    tabIndex={-1}
    draggable={false}
    onClick={(event) => (isPlainClick(event) ? event.preventDefault() : event.stopPropagation())}
  />
);
