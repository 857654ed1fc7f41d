// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Held, show } from '../controls/render.test-support.tsx';
import { cleanedHtml } from './paste.ts';
import { RichEditor } from './rich-editor.tsx';
import type { RichEditorProps } from './rich-props.ts';

beforeAll(async () => {
  // Fetched once: how long that takes is nothing these tests are about.
  await import('./rich-editor-view.tsx');
  // jsdom draws nothing: the caret stands nowhere.
  const nowhere = () => ({ x: 0, y: 0, top: 0, left: 0, bottom: 0, right: 0, width: 0, height: 0 }) as DOMRect;
  Object.assign(Range.prototype, { getBoundingClientRect: nowhere, getClientRects: () => [] });
  Object.assign(document, { elementFromPoint: () => null });
});
afterEach(cleanup);

const seen = vi.fn<(value: string) => void>();
/** The tools stand before the text does. */
const isReady = async () => {
  await screen.findByRole('toolbar');
  await screen.findByRole('textbox', { name: 'Text' });
};
async function open(start: string, more: Partial<RichEditorProps> = {}) {
  seen.mockClear();
  const view = show(
    <Held start={start}>
      {(value, set) => (
        <RichEditor
          label="Text"
          value={value}
          onChange={(next) => {
            seen(next);
            set(next);
          }}
          {...more}
        />
      )}
    </Held>,
  );
  await isReady();
  return view;
}
const box = () => screen.getByRole('textbox', { name: 'Text' });
const selectAll = () => fireEvent.keyDown(box(), { key: 'a', ctrlKey: true });

it('draws what is kept and says nothing until somebody writes', async () => {
  await open('Dear **Nina**\n\n- one\n- two');
  expect(box().querySelector('strong')?.textContent).toBe('Nina');
  expect(box().querySelectorAll('li')).toHaveLength(2);
  expect(seen).not.toHaveBeenCalled();
});

it('marks what is selected by its buttons, and tells which are on', async () => {
  const { user } = await open('Nina');
  selectAll();
  await user.click(screen.getByRole('button', { name: 'Bold' }));
  expect(seen).toHaveBeenLastCalledWith('**Nina**');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bold' }).getAttribute('aria-pressed')).toBe('true'));
  await user.click(screen.getByRole('button', { name: 'Numbered list' }));
  expect(seen).toHaveBeenLastCalledWith('1. **Nina**');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(seen).toHaveBeenLastCalledWith('Nina');
});

it('links to safe addresses only', async () => {
  const { user } = await open('Nina');
  selectAll();
  await user.click(screen.getByRole('button', { name: 'Link' }));
  const address = screen.getByRole('textbox', { name: 'Link address' });
  await user.type(address, 'javascript:alert(1){Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Not a valid web or email address.');
  await user.clear(address);
  await user.type(address, 'nina.example/tour{Enter}');
  expect(seen).toHaveBeenLastCalledWith('[Nina](https://nina.example/tour)');
});

it('walks through its tools by arrows, one stop for the Tab key', async () => {
  const { user } = await open('');
  const bold = screen.getByRole('button', { name: 'Bold' });
  bold.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Italic' }));
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Redo' }));
  expect(screen.getByRole('toolbar').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

it('puts a merge field in as a chip', async () => {
  const { user } = await open('Hello {venue.name}', { fields: ['venue.name', 'number'] });
  expect(box().querySelector('[data-field="venue.name"]')).not.toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Insert a field' }), 'number');
  expect(seen.mock.lastCall?.[0]).toContain('{number}');
});

it('counts down when the room ends', async () => {
  await open('123456789', { maxLength: 10 });
  expect(screen.getByText('1 character left')).toBeTruthy();
});

it('follows a value that comes from outside', async () => {
  const { user } = show(
    <Held start="old">
      {(value, set) => (
        <>
          <RichEditor label="Text" value={value} onChange={set} />
          <button type="button" onClick={() => set('_new_')}>
            fill
          </button>
        </>
      )}
    </Held>,
  );
  await isReady();
  await user.click(screen.getByRole('button', { name: 'fill' }));
  await waitFor(() => expect(box().querySelector('em')?.textContent).toBe('new'));
});

it("reads Word's list items as lists", () => {
  const item = (sign: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${sign}</span>${text}</p>`;
  expect(cleanedHtml(`<p>List:</p>${item('·', 'one')}${item('·', 'two')}${item('1.', 'first')}`)).toBe(
    '<p>List:</p><ul data-word=""><li>one</li><li>two</li></ul><ol data-word=""><li>first</li></ol>',
  );
});
