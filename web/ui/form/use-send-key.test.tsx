// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useSendKey } from './use-send-key.ts';

function Sent({ onSent }: { readonly onSent: () => void }) {
  const ref = useRef<HTMLFormElement>(null);
  useSendKey(ref);
  return (
    <form
      ref={ref}
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        onSent();
      }}
    />
  );
}
const press = (target: Element, more: object = { ctrlKey: true }) =>
  fireEvent.keyDown(target, { key: 'Enter', ...more });

it('sends the only form in view, whatever has the focus, and by that key alone', () => {
  const onSent = vi.fn();
  const { unmount } = render(<Sent onSent={onSent} />);
  press(document.body);
  expect(onSent).toHaveBeenCalledOnce();
  press(document.body, {});
  expect(onSent).toHaveBeenCalledOnce();
  unmount();
  press(document.body);
  expect(onSent).toHaveBeenCalledOnce();
});

it('leaves the key to a button, and does not choose between two forms', () => {
  const onSent = vi.fn();
  const { getByRole } = render(
    <>
      <Sent onSent={onSent} />
      <Sent onSent={onSent} />
      <button type="button">Other</button>
    </>,
  );
  press(document.body);
  press(getByRole('button'));
  expect(onSent).not.toHaveBeenCalled();
});

it('sends the form of the dialog on top, not that of the page below', () => {
  const [page, dialog] = [vi.fn(), vi.fn()];
  render(
    <>
      <Sent onSent={page} />
      <div role="dialog">
        <Sent onSent={dialog} />
      </div>
    </>,
  );
  press(document.body);
  expect([page.mock.calls.length, dialog.mock.calls.length]).toEqual([0, 1]);
});
