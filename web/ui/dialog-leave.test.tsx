// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { isLeft, usePendingChanges } from '#web/platform/pending-changes.ts';
import { show } from './controls/render.test-support.tsx';
import { TimePicker } from './controls/time-picker.tsx';
import { Dialog } from './dialog.tsx';
import { DialogFoot } from './dialog-foot.tsx';
import { DialogHost } from './dialog-host.tsx';

vi.mock('@tanstack/react-router', () => ({ useBlocker: () => undefined }));
afterEach(cleanup);
const [onClose, onSend] = [vi.fn(), vi.fn()];

/** As a part with a form of its own, which the dialog around it does not know. */
function Typing() {
  const [text, setText] = useState('');
  usePendingChanges(text !== '');
  return <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />;
}
const setUp = () =>
  show(
    <>
      <DialogHost />
      <Dialog open title="Task" onClose={onClose} actions={<DialogFoot onCancel={onClose} onClick={onSend} />}>
        <Typing />
        <TimePicker label="Time" value="20:00" onChange={() => undefined} />
      </Dialog>
    </>,
  );

it('every way out of a dialog asks about what a form in it has not saved', async () => {
  const { user } = setUp();
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'x');
  for (const way of ['Close', 'Cancel']) {
    await user.click(screen.getByRole('button', { name: way }));
    const question = await screen.findByText('You have pending unsaved changes.');
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(question.isConnected).toBe(false));
  }
  await user.clear(screen.getByRole('textbox', { name: 'Note' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('sends nothing while a control in it could not take what is typed', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const { user, container } = setUp();
  const time = await screen.findByRole('combobox', { name: 'Time' });
  const send = container.ownerDocument.querySelector<HTMLElement>('.dialog-f .primary');
  await user.clear(time);
  await user.type(time, '25:00');
  if (send) await user.click(send);
  expect(onSend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(time);
  await user.clear(time);
  await user.type(time, '21:00');
  if (send) await user.click(send);
  expect(onSend).toHaveBeenCalledOnce();
});

it('a preview is left by its address too, a page only by its own', () => {
  const [one, two] = [
    { pathname: '/taskmanager', search: { open: '1' } },
    { pathname: '/taskmanager', search: {} },
  ];
  expect(isLeft(one, two)).toBe(false);
  expect(isLeft(one, two, true)).toBe(true);
  expect(isLeft(one, { ...one, pathname: '/show' })).toBe(true);
});
