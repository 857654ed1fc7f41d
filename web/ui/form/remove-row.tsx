import type { ComponentProps } from 'react';
import { IconButton } from '../button.tsx';

const buttonsIn = (part: Element) => [...part.querySelectorAll('button')];

/** Lists the buttons that may take a removed row's focus: of the rows after it, of the rows before, then any other. */
function survivorsOf(button: Element, row: Element): readonly HTMLButtonElement[] {
  for (
    let around = row.parentElement;
    around && !around.contains(button.closest('form'));
    around = around.parentElement
  ) {
    const others = buttonsIn(around).filter((one) => !row.contains(one));
    const rows = others.filter((one) => one.hasAttribute('data-remove-row'));
    const next = rows.filter((one) => button.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    if (others.length > 0) return [...next, ...rows.reverse(), ...others];
  }
  return [];
}

/** Runs as the button leaves the page, while it is still in the document. */
const handOn = (button: HTMLButtonElement) => () => {
  const row = button.parentElement;
  if (!row || document.activeElement !== button) return;
  const survivors = survivorsOf(button, row);
  requestAnimationFrame(() => {
    const found = [...(row.isConnected ? buttonsIn(row).reverse() : []), ...survivors];
    if (document.activeElement === document.body) found.find((one) => one.isConnected && !one.disabled)?.focus();
  });
};

/** Removes its own row. A keyboard user keeps the focus near that row, instead of at the top of the page. */
export const RemoveRow = (props: ComponentProps<typeof IconButton>) => (
  <IconButton ref={handOn} data-remove-row {...props} />
);
