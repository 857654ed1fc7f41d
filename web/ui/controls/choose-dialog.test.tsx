// @vitest-environment jsdom
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { ChooseDialog } from './choose-dialog.tsx';
import { show } from './render.test-support.tsx';

beforeAll(() => import('../dialog-layer.tsx'), 60_000);
afterEach(cleanup);
const artists: PickerItem[] = ['Mira Solano', 'Kes Moreau', 'Odd Harbour'].map((value, i) => ({
  key: String(i),
  value,
  sublabel: '',
  defaultSelect: false,
}));
const search = async ({ keyword }: { keyword: string }) => ({
  items: artists.filter(({ value }) => value.toLowerCase().includes(keyword)),
});

function setUp(multiple: boolean) {
  const [onChoose, onClose] = [vi.fn(), vi.fn()];
  const props = { open: true, title: 'Choose artist', search, excludeKeys: ['2'], multiple, onChoose, onClose };
  const drawn = show(
    <ChakraProvider value={createSystem(defaultBaseConfig)}>
      <ChooseDialog {...props} />
    </ChakraProvider>,
  );
  return { ...drawn, onChoose, onClose };
}

it('is 1100 by 700, searches, leaves out what is excluded, and one choice closes it', async () => {
  const { user, onChoose, onClose } = setUp(false);
  const dialog = await screen.findByRole('dialog', { name: 'Choose artist' });
  expect([dialog.style.width, dialog.style.height]).toEqual(['1100px', '700px']);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  await user.type(screen.getByRole('textbox'), 'kes');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: /Kes Moreau/ }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith([artists[1]]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('gathers several over more than one search', async () => {
  const { user, onChoose } = setUp(true);
  await user.click(await screen.findByRole('checkbox', { name: /Mira Solano/ }));
  await user.type(screen.getByRole('textbox'), 'kes');
  await user.click(await screen.findByRole('checkbox', { name: /Kes Moreau/ }));
  expect(screen.getByRole('checkbox', { name: /Mira Solano/ })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: 'Choose 2' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith([artists[0], artists[1]]);
});
