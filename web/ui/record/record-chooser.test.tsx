// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { Held, show } from '../controls/render.test-support.tsx';
import { pickedItem } from './picked-item.ts';
import type { QuickCreateCall } from './quick-create.tsx';
import { RecordCreator } from './record-creator.ts';
import { type EditCall, RecordEditor } from './record-editor.ts';
import { RecordChooser, RecordPicker } from './record-picker.tsx';

afterEach(cleanup);
const [ANN, BEN, CLARA] = [pickedItem('1', 'Ann'), pickedItem('2', 'Ben'), pickedItem('3', 'Clara')];
const Dialog = ({ onDone }: QuickCreateCall) => (
  <button type="button" onClick={() => onDone(CLARA)}>
    Create Clara
  </button>
);
function setUp(start: readonly PickerItem[]) {
  const search = vi.fn(async () => ({ items: [ANN, BEN, CLARA] }));
  const drawn = show(
    <RecordCreator value={Dialog}>
      <Held start={start}>
        {(value, set) => (
          <RecordChooser
            label="People"
            max={2}
            search={search}
            value={value}
            onChange={set}
            newLabel="New"
            creates={{ kind: 'contact' }}
            chooseTitle="Choose people"
          />
        )}
      </Held>
    </RecordCreator>,
  );
  return { ...drawn, search };
}
const chips = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((one) => one.getAttribute('aria-label'));

it('what is made anew replaces the last where there is no more room', async () => {
  const { user, search } = setUp([ANN, BEN]);
  await user.click(screen.getByRole('combobox', { name: 'People' }));
  await user.click(await screen.findByRole('option', { name: 'New' }));
  expect(search).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Create Clara' }));
  expect(chips()).toEqual(['Remove Ann', 'Remove Clara']);
});

it('so does the last of those chosen at once', async () => {
  const { user } = setUp([ANN]);
  await user.click(screen.getByRole('button', { name: 'Search People' }));
  for (const name of ['Ben', 'Clara'])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  await user.click(screen.getByRole('button', { name: 'Choose 2' }));
  await waitFor(() => expect(chips()).toEqual(['Remove Ann', 'Remove Clara']));
});

const Editor = ({ area, id, onDone }: EditCall & { readonly area: string }) => (
  <button type="button" onClick={() => onDone({ ...pickedItem(id, 'Anna'), sublabel: 'Techno' })}>
    Save {area} {id}
  </button>
);
const search = async () => ({ items: [] });
/** As a form does that holds ids: it has the same one as before, and draws nothing anew. */
const keepsTheId = () => undefined;

it('a chosen one is put right in a popup, and goes by its new name in its place', async () => {
  const { user } = show(
    <RecordEditor value={Editor}>
      <Held<readonly PickerItem[]> start={[ANN, BEN]}>
        {(value, set) => <RecordChooser label="People" search={search} value={value} onChange={set} edits="artist" />}
      </Held>
    </RecordEditor>,
  );
  await user.click(screen.getByRole('button', { name: 'Edit Ann' }));
  await user.click(await screen.findByRole('button', { name: 'Save artist 1' }));
  expect(chips()).toEqual(['Remove Anna', 'Remove Ben']);
  expect(screen.queryByRole('button', { name: /^Save artist/ })).toBeNull();
});

it('so is the only one; who may not change it is offered nothing', async () => {
  const one = (edits?: 'venue') => (
    <RecordEditor value={Editor}>
      <RecordPicker label="Venue" search={search} value={ANN} onChange={keepsTheId} edits={edits} />
    </RecordEditor>
  );
  show(one());
  expect(screen.queryByRole('button', { name: 'Edit Ann' })).toBeNull();
  cleanup();
  const { user } = show(one('venue'));
  await user.click(screen.getByRole('button', { name: 'Edit Ann' }));
  await user.click(await screen.findByRole('button', { name: 'Save venue 1' }));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Venue' }).value).toBe('Anna');
});
